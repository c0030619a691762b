/** A record as a file. */
export const recordBlob = (record: unknown): Blob => new Blob([JSON.stringify(record)], { type: "application/json" });

/** Hands a file to the browser to be saved. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
