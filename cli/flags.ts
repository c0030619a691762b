import type { Flag } from "#arguments";

/** Flags that several commands share. */
export const SEED_FLAG: Flag = {
  name: "seed",
  value: "S",
  about: "seed of all chance, 0 to 4294967295",
  need: "required",
};
export const SEATS_FLAG: Flag = { name: "seats", value: "BOT,BOT,...", about: "a bot for each seat", need: "required" };
export const SEAT_COUNT_FLAG: Flag = { name: "seats", value: "N", about: "number of seats", need: "required" };
export const SEAT_COUNTS_FLAG: Flag = {
  name: "seats",
  value: "N,N,...",
  about: "numbers of seats (default: all of the game)",
};
export const JSON_FLAG: Flag = { name: "json", about: "print JSON" };
export const GAME_FLAGS: readonly Flag[] = [
  { name: "option", value: "NAME=VALUE", about: "an option of the game; may be repeated", need: "repeatable" },
  { name: "content", value: "FILE", about: "figures of the game in place of the built-in ones" },
];
