import { guidedMatch } from "./web/learn/guide/learners.fixture.ts";
import { millefiori } from "./games/mille-fiori/index.ts";
