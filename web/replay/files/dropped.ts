import { signal } from "@preact/signals";
import { go, route } from "../../routes.ts";

interface Dropped {
  readonly file: File;
  /** Counts the files of this page's life: two may look alike. */
  readonly n: number;
}

/** The record that somebody has dropped onto the page, or chosen. It stays on this device. */
export const dropped = signal<Dropped | null>(null);

/** The page on which a record is looked at. */
export const RECORD_PATH = "/replay";

export function lookAt(file: File): void {
  dropped.value = { file, n: (dropped.peek()?.n ?? 0) + 1 };
  go(RECORD_PATH, route.peek().name === "record" ? "instead" : "on");
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;

/** A file that is dropped anywhere is looked at, instead of the browser's leaving the page for it. */
export function startDrops(): void {
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) lookAt(file);
  });
}
