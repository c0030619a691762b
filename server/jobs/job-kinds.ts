import { forgetAnswers } from "../matches/forget-answers.ts";
import type { JobKinds } from "./run-jobs.ts";

/** Every kind of job and what it does. */
export const JOB_KINDS: JobKinds = { "forget-answers": forgetAnswers };
