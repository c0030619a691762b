import "./styles/base.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { startFonts } from "./fonts.ts";
import { startLanguage } from "./i18n/language.ts";
import { startConnection } from "./live/connection.ts";
import { startInstalled } from "./live/installed.ts";
import { startUpdates } from "./live/updates.ts";
import { startSettings } from "./match/settings/kept.ts";
import { startRoutes } from "./routes.ts";
import { startSounds } from "./sound/playing.ts";
import { startTheme } from "./theme.ts";

const root = document.getElementById("app");
if (root !== null) {
  startTheme();
  startSettings();
  startSounds();
  await Promise.all([startLanguage(), startFonts()]);
  startRoutes();
  startConnection();
  startUpdates();
  startInstalled();
  render(<App />, root);
}
