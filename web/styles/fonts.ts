/** The fonts of the first screens. */
const SANS = ["400", "500", "700"].map((weight) => `${weight} 1em 'Alegreya Sans'`);
const SERIF = ["700", "800", "italic 400"].map((weight) => `${weight} 1em Alegreya`);
/** On a slow line the page is shown in a fallback font after this time. */
const PATIENCE_MS = 1000;

/** Resolves when the fonts are loaded or late, so that lines do not reflow while somebody reads. */
export async function startFonts(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const loaded = Promise.all([...SANS, ...SERIF].map((font) => document.fonts.load(font))).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}
