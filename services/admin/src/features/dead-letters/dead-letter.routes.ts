import {
  discardDeadLettersByCommandOperation,
  discardDeadLettersOperation,
  listDeadLettersOperation,
  readDeadLettersOperation,
  replayDeadLettersByCommandOperation,
  replayDeadLettersOperation,
} from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { discardDeadLettersAcrossCouncils } from './discard-dead-letters.use-case';
import { listDeadLettersAcrossCouncils } from './list-dead-letters.use-case';
import { replayDeadLettersAcrossCouncils } from './replay-dead-letters.use-case';

/** Routes for the screen and for the command line. */
export const deadLetterRoutes = ({ route, deadLetters }: FeatureApp) => [
  ...[listDeadLettersOperation, readDeadLettersOperation].map((operation) =>
    route(operation, { handle: ({ query }) => listDeadLettersAcrossCouncils(query.queue, deadLetters) }),
  ),
  ...[replayDeadLettersOperation, replayDeadLettersByCommandOperation].map((operation) =>
    route(operation, { handle: ({ context, body }) => replayDeadLettersAcrossCouncils(context, body, deadLetters) }),
  ),
  ...[discardDeadLettersOperation, discardDeadLettersByCommandOperation].map((operation) =>
    route(operation, { handle: ({ context, body }) => discardDeadLettersAcrossCouncils(context, body, deadLetters) }),
  ),
];
