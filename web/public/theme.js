/* Before the first paint, so that no page flashes: the theme that was chosen here, else the device's. */
{
  const chosen = localStorage.getItem("fiorino.theme");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["theme"] = chosen ?? (isDark ? "dark" : "light");
}
