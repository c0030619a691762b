/** The fonts of the first screens. */
const SANS = ["400", "500", "700"].map((weight) => `${weight} 1em 'Alegreya Sans'`);
const SERIF = ["700", "800", "italic 400"].map((weight) => `${weight} 1em Alegreya`);
/** On a slow line the page is better read in a strange font than late. */
const PATIENCE_MS = 1000;

/** Resolves when text can be drawn as it stays, so that no line breaks anew while somebody reads. */
export async function startFonts(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const loaded = Promise.all([...SANS, ...SERIF].map((font) => document.fonts.load(font))).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}
