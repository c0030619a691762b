import type { TableView } from "#protocol";

/** Whether the reader plays against bots alone, without a guide: then a good move is shown to whoever asks. */
export const isAlone = ({ seats, you, status, here }: Pick<TableView, "seats" | "you" | "status" | "here">): boolean =>
  you !== null &&
  status === "running" &&
  here?.isGuided !== true &&
  here?.isElsewhere !== true &&
  seats.every(({ seat, kind, standIn }) =>
    seat === you ? kind === "person" && standIn === undefined : kind === "bot",
  );
