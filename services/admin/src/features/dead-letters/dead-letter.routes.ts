import {
  discardDeadLettersByCommandOperation,
  discardDeadLettersOperation,
  listDeadLettersOperation,
  readDeadLettersOperation,
  replayDeadLettersByCommandOperation,
  replayDeadLettersOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { DeadLetterDeps } from './dead-letter.deps';
import { discardDeadLettersAcrossCouncils } from './discard-dead-letters.use-case';
import { listDeadLettersAcrossCouncils } from './list-dead-letters.use-case';
import { replayDeadLettersAcrossCouncils } from './replay-dead-letters.use-case';

/** For the screen, and the same for the command. */
export const deadLetterRoutes = (deps: DeadLetterDeps) => [
  ...[listDeadLettersOperation, readDeadLettersOperation].map((operation) =>
    route(operation, { handle: ({ query }) => listDeadLettersAcrossCouncils(deps, query.queue) }),
  ),
  ...[replayDeadLettersOperation, replayDeadLettersByCommandOperation].map((operation) =>
    route(operation, { handle: ({ actor, body }) => replayDeadLettersAcrossCouncils(deps, actor, body) }),
  ),
  ...[discardDeadLettersOperation, discardDeadLettersByCommandOperation].map((operation) =>
    route(operation, { handle: ({ actor, body }) => discardDeadLettersAcrossCouncils(deps, actor, body) }),
  ),
];
