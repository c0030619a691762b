import type { PastPage } from "#protocol";
import type { PastWish } from "#referee";

/** Works out past positions. */
export interface Historian {
  /** Rejects with `HistorianBusy`, and with what the rules throw. */
  page(wish: PastWish): Promise<PastPage>;
  close(): Promise<void>;
}

/** Too much is asked at once, or the answer took too long. */
export class HistorianBusy extends Error {
  override readonly name = "HistorianBusy";
}
