import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import styles from "./qr-code.module.css";

/** Free modules that a reader wants around the code. */
const QUIET = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** The link as a picture for somebody's camera; always dark on light, whatever the theme. */
export function QrCode({ path }: { readonly path: string }) {
  const link = new URL(path, location.href).href;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void draw(link).then((drawn) => isWanted && setDrawing(drawn));
    return () => {
      isWanted = false;
    };
  }, [link]);
  const box =
    drawing === null ? "0 0 1 1" : `${-QUIET} ${-QUIET} ${drawing.size + 2 * QUIET} ${drawing.size + 2 * QUIET}`;
  return (
    <svg class={styles.code} viewBox={box} role="img" aria-label={say("linkAsPicture")}>
      {drawing === null ? null : <path d={drawing.path} />}
    </svg>
  );
}

/** One path for all dark modules; the encoder is only loaded here. */
async function draw(link: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(link, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
