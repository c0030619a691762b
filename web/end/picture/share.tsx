import { render } from "preact";
import { asDealt } from "#boardkit";
import { saveFile } from "../../replay/files/save-file.ts";
import { drawn } from "./drawn.ts";
import styles from "./picture.module.css";
import { Picture, type PictureProps } from "./picture.tsx";

const SIZE = { width: 1200, height: 630 } as const;

/**
 * Hands a picture of the match to whatever shares pictures on this device; where nothing does, it is saved. Returns the
 * name of the saved file.
 */
export async function sharePicture(name: string, props: PictureProps): Promise<string | null> {
  const picture = new File([await asDealt(() => pictureOf(props))], `${name}.png`, { type: "image/png" });
  const sharing = { files: [picture], title: props.meta.title };
  if (typeof navigator.canShare !== "function" || !navigator.canShare(sharing)) return saved(picture);
  try {
    await navigator.share(sharing);
    return null;
  } catch (error) {
    // Whoever closes the sheet wants nothing more; a browser that has waited too long for us does not open it.
    return error instanceof DOMException && error.name === "AbortError" ? null : saved(picture);
  }
}

function saved(picture: File): string {
  saveFile(picture.name, picture);
  return picture.name;
}

async function pictureOf(props: PictureProps): Promise<Blob> {
  const host = document.createElement("div");
  host.className = styles.beside ?? "";
  host.inert = true;
  document.body.append(host);
  try {
    render(<Picture {...props} />, host);
    await document.fonts.ready;
    await settled();
    const [element] = host.children;
    if (element === undefined) throw new Error("the picture is rendered");
    return await drawn(element, SIZE);
  } finally {
    render(null, host);
    host.remove();
  }
}

/** Parts that measure themselves have done so after two frames. */
const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
