import { unreachable } from "#engine";
import { route } from "./routes.ts";
import { About } from "./screens/about.tsx";
import { AidPage } from "./screens/aid.tsx";
import { Fairness } from "./screens/fairness.tsx";
import { Home } from "./screens/home.tsx";
import { Learn } from "./screens/learn.tsx";
import { Missing } from "./screens/missing.tsx";
import { NewTable } from "./screens/new-table.tsx";
import { ReplayPage } from "./screens/replay-page.tsx";
import { Rules } from "./screens/rules.tsx";
import { SeatLink } from "./screens/seat-link.tsx";
import { TablePage } from "./screens/table-page.tsx";
import { LineNotice } from "./widgets/line-notice.tsx";

export function App() {
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
