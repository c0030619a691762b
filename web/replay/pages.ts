import { Choose } from "./files/choose.tsx";
import { OfFile } from "./of-file.tsx";
import { OfTable } from "./of-table.tsx";

/** The pages of replay, loaded on demand. */
export const PAGES = { Choose, OfFile, OfTable };
