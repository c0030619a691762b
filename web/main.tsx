import "./styles/base.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { startLanguage } from "./i18n/language.ts";
import { startConnection } from "./live/connection.ts";
import { startUpdates } from "./live/updates.ts";
import { startRoutes } from "./routes.ts";

const root = document.getElementById("app");
if (root !== null) {
  await startLanguage();
  startRoutes();
  startConnection();
  startUpdates();
  render(<App />, root);
}
