import { Icon, mountSprite } from "#boardkit";
import type { ActionName, ScoringCardName, TileName } from "../../rules/content.ts";
import { actionDrawings } from "./action-drawings.tsx";
import { armsDrawings } from "./arms-drawings.tsx";
import "./materials.css";
import { signDrawings } from "./sign-drawings.tsx";

/** Everything that has a sign of its own. */
export type SignName =
  | ActionName
  | TileName
  | ScoringCardName
  | "hand"
  | "back"
  | "colouredDisc"
  | "whiteDisc"
  | "cube";

/** The id of a symbol in the game's sprite. */
export const signId = (name: SignName): string => `c-${name === "artworks" ? "artwork" : name}`;

const drawings = () => (
  <>
    {actionDrawings()}
    {armsDrawings()}
    {signDrawings()}
  </>
);

/** Puts the game's drawings into the page; call it in every component that uses them directly. */
export const useDrawings = (): void => mountSprite("calimala", drawings);

export function Sign({ name, class: className }: { name: SignName; class?: string | undefined }) {
  useDrawings();
  return <Icon id={signId(name)} class={className} />;
}
