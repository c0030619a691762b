import { useEffect } from "preact/hooks";
import { unreachable } from "#engine";
import { later } from "./loading/later.tsx";
import { whenIdle } from "./loading/load-once.ts";
import { route } from "./routes.ts";
import { Home } from "./screens/home/home.tsx";
import { Learn } from "./screens/pages/learn.tsx";
import { Missing } from "./screens/pages/missing.tsx";
import { SeatLink } from "./screens/table/seat-link.tsx";
import { LineNotice } from "./widgets/frame/line-notice.tsx";

const About = later("about", async () => (await import("./screens/pages/about.tsx")).About);
const AidPage = later("aid", async () => (await import("./screens/pages/aid.tsx")).AidPage);
const Fairness = later("fairness", async () => (await import("./screens/pages/fairness.tsx")).Fairness);
const NewTable = later("new-table", async () => (await import("./screens/new-table/new-table.tsx")).NewTable);
const RecordPage = later("record", async () => (await import("./screens/table/replay-page.tsx")).RecordPage);
const ReplayPage = later("replay", async () => (await import("./screens/table/replay-page.tsx")).ReplayPage);
const Rules = later("rules", async () => (await import("./screens/pages/rules.tsx")).Rules);
const TablePage = later("table", async () => (await import("./screens/table/table-page.tsx")).TablePage);

/** Fetches what the address needs before words and fonts are there. */
export function startPage(): void {
  if (route.value.name === "table") TablePage.load();
  if (route.value.name === "new") NewTable.load();
}

export function App() {
  // From every page one can come to a table, new or not: its code is there when somebody presses.
  useEffect(() => {
    whenIdle(TablePage.load);
    whenIdle(NewTable.load);
  }, []);
  return (
    <>
      <Page />
      <LineNotice />
    </>
  );
}

function Page() {
  const at = route.value;
  switch (at.name) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable wanted={at.game} />;
    case "table":
      return <TablePage key={at.table} id={at.table} />;
    case "replay":
      return <ReplayPage key={`${at.table}${at.query}`} id={at.table} query={at.query} />;
    case "record":
      return <RecordPage query={at.query} />;
    case "about":
      return <About key={at.game} id={at.game} />;
    case "rules":
      return <Rules key={at.game} id={at.game} query={at.query} section={at.section} />;
    case "aid":
      return <AidPage key={at.game} id={at.game} query={at.query} />;
    case "fairness":
      return <Fairness />;
    case "seat":
      return <SeatLink key={at.token} token={at.token} />;
    case "learn":
      return <Learn key={`${at.game} ${at.exercise}`} game={at.game} exercise={at.exercise} />;
    case "missing":
      return <Missing what="page" />;
    default:
      return unreachable(at);
  }
}
