import { useEffect, useState } from "preact/hooks";
import { loadFigures, ownFigures } from "../../loading/figures.ts";
import { type AtHand, gameAtHand } from "../../loading/games.ts";

/**
 * The game with the figures that a book is shown for: those of the table that the address names, otherwise those of new
 * matches here. Until they arrive, or when an address names none that exist, the game's own.
 */
export function useGameFor(id: string, named: string | null): AtHand | null {
  const [here, setHere] = useState<string | undefined>(undefined);
  const bare = gameAtHand(id);
  const own = bare === null ? undefined : ownFigures(bare.game)?.hash;
  const isAsked = own !== undefined && named === null;
  useEffect(() => {
    if (isAsked) void loadFigures(id).then((figures) => setHere(figures?.hash));
  }, [id, isAsked]);
  if (own === undefined) return bare;
  return gameAtHand(id, named ?? here ?? own) ?? gameAtHand(id, own);
}
