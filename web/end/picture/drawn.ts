/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Turns animations and transitions off: a picture is drawn before they have ended. */
const STILL = "*{animation:none!important;transition:none!important}";

/**
 * Draws an element of the page, with the page's own styles, fonts and drawings. It becomes the text of an SVG that holds
 * all it needs, because the browser loads nothing else for a picture; that is drawn on a canvas.
 */
export async function drawn(element: Element, { width, height }: Size): Promise<Blob> {
  const text = await standingAlone(element, { width, height });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error("no picture")) : resolve(png)), "image/png");
  });
}

/** The element as an SVG that needs no other file. */
async function standingAlone(element: Element, { width, height }: Size): Promise<string> {
  const sprites = [...document.querySelectorAll("[data-sprite]")];
  const print = new XMLSerializer();
  const parts = [...sprites, element].map((part) => print.serializeToString(part)).join("");
  const theme = document.documentElement.dataset["theme"] ?? "light";
  return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style><![CDATA[${await styles()}]]></style><foreignObject width="${width}" height="${height}"><body xmlns="http://www.w3.org/1999/xhtml">${parts}</body></foreignObject></svg>`;
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * All styles of the page, with the fonts that it has loaded. They are read as text: what the browser makes of its rules
 * loses every `font` whose family is a variable.
 */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets];
  const texts = sheets.map(async ({ href }) =>
    href === null ? "" : (await (await fetch(href)).text()).replaceAll(FONT_FACE, ""),
  );
  const fonts = sheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) =>
      rule instanceof CSSFontFaceRule ? fontFace(rule, sheet.href ?? location.href) : "",
    ),
  );
  return [...(await Promise.all([...texts, ...fonts])), STILL].join("\n").replaceAll("]]>", "");
}

const URL_IN_CSS = /url\("?([^")]+)"?\)/;
const unquoted = (name: string): string => name.replaceAll(/["']/g, "");

/** A rule that brings its font along; empty for a font that the page has not loaded. */
async function fontFace({ style }: CSSFontFaceRule, base: string): Promise<string> {
  const of = (name: string): string => style.getPropertyValue(name);
  const isLoaded = [...document.fonts].some(
    (font) =>
      font.status === "loaded" &&
      unquoted(font.family) === unquoted(of("font-family")) &&
      font.weight === of("font-weight") &&
      font.style === of("font-style"),
  );
  const [, path] = URL_IN_CSS.exec(of("src")) ?? [];
  if (!isLoaded || path === undefined) return "";
  const source = await asData(await (await fetch(new URL(path, base))).blob());
  return `@font-face{font-family:${of("font-family")};font-weight:${of("font-weight")};font-style:${of("font-style")};src:url("${source}")}`;
}

const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
