/** What training needs; bots that play fetch it on demand. */
export { Learned } from "./learned.ts";
export { type Course, learnFrom, playCourse } from "./self-play.ts";
export { networkOf, writeWeights } from "./weights.ts";
