import type { Reader } from "#boardkit";
import type { Figures } from "../rules/content.ts";
import { FIGURES } from "../rules/figures/figures.ts";

/** The figures of the match, or those of the edition when the match has none. */
export const figuresOf = ({ content }: Pick<Reader, "content">): Figures => (content as Figures | undefined) ?? FIGURES;
