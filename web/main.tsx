import "./styles/base.css";
import { render } from "preact";
import { App, startPage } from "./app.tsx";
import { startLanguage } from "./i18n/language.ts";
import { startConnection } from "./live/connection.ts";
import { startInstalled } from "./live/installed.ts";
import { startUpdates } from "./live/updates.ts";
import { startSettings } from "./match/settings/kept.ts";
import { startDrops } from "./replay/files/dropped.ts";
import { startRoutes } from "./routes.ts";
import { startSounds } from "./sound/playing.ts";
import { startFonts } from "./styles/fonts.ts";
import { startTheme } from "./styles/theme.ts";

const root = document.getElementById("app");
if (root !== null) {
  startTheme();
  startSettings();
  startSounds();
  startRoutes();
  startPage();
  await Promise.all([startLanguage(), startFonts()]);
  startDrops();
  startConnection();
  startUpdates();
  startInstalled();
  render(<App />, root);
}
