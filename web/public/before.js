/* Before the first paint. Where the browser refuses storage, the page remembers by itself until it is closed. */
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name].setItem("fiorino.probe", "");
    window[name].removeItem("fiorino.probe");
  } catch {
    const memory = Object.create({
      getItem(key) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(key, value) {
        this[key] = String(value);
      },
      removeItem(key) {
        delete this[key];
      },
    });
    Object.defineProperty(window, name, { value: memory, configurable: true });
    document.documentElement.dataset["forgetful"] = "";
  }
}

/* So that no page flashes: the theme that was chosen here, else the device's. */
{
  const chosen = localStorage.getItem("fiorino.theme");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["theme"] = chosen ?? (isDark ? "dark" : "light");
}
