const DAY_S = 24 * 60 * 60;

/**
 * What one guest, and one network (an IPv4 address, 64 bits of an IPv6 one), may take of the server. `CEILINGS` in the
 * configuration multiplies all of them. An honest evening of eight people behind one address stays below half of each, and a day of
 * whoever takes all there is below 0.2 GB (`npm run greed`).
 */
export const CEILINGS = {
  /** Tables that wait for others. One for a person and bots begins at once: none of these keeps it from being opened. */
  waitingOfGuest: 8,
  waitingOfNetwork: 18,
  /** Matches under way. */
  runningOfGuest: 60,
  runningOfNetwork: 250,
  /** New tables of a network, finished ones included: at once, and a second. Bots alone fill up to 430 kB of the disk at one. */
  newTables: { burst: 150, perSecond: 50 / DAY_S },
  /** Guests whom the server has not seen before, of a network. */
  newGuests: { burst: 100, perSecond: 300 / DAY_S },
  /** Commits of a network over live connections. One takes up to 2 kB of the disk, answers of bots included. */
  commits: { burst: 10_000, perSecond: 0.3 },
  /** Turns of matches that a network looks back at. Each is worked out anew. */
  looksBack: { burst: 1200, perSecond: 4 },
  /** Messages of a network, as a multiple of what one guest may send. */
  messagesOfNetwork: 10,
} as const;

/** Bytes that an answer to `follow` may have for one message: a longer one counts as several. */
export const BYTES_OF_A_MESSAGE = 16 * 1024;
