/** @file Errors with a text for the person at the terminal. Each is shown without a stack and has its own exit code. */
import { Problem } from '../../../../scripts/start/problem.mjs';

/** The command line is wrong. The usage of the command is shown below the message. */
export class UsageError extends Problem {}

/** The product or the database does not answer. */
export class NotReachableError extends Problem {}

export { Problem };
