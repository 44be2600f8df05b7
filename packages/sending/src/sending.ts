import type { ErrorCode, Mailing } from '@folkmoot/contracts/client';
import { isApiError, useInvalidate } from '@folkmoot/shell-sdk';
import { useEffect } from 'react';
import { messages } from './sending.messages';

/** A mailing of a campaign or a newsletter: what is the same for both. */
export type Sending = Pick<
  Mailing,
  | 'state'
  | 'sendAt'
  | 'undoUntil'
  | 'startedAt'
  | 'finishedAt'
  | 'isExpanded'
  | 'counts'
  | 'areBouncesReported'
  | 'slowed'
  | 'problem'
>;

const LOOK_MS = 1_500;
const RELOAD_MS = 4_000;

/** Whether its state can change without an action of the person. */
const isMoving = ({ state }: Pick<Sending, 'state'>): boolean => state === 'sending' || state === 'scheduled';

/** Options of a query that reads one sending: polls while its state can change. */
export const whileMoving = {
  refetchInterval: ({ state: { data } }: { state: { data?: Pick<Sending, 'state'> | undefined } }) =>
    data && isMoving(data) ? LOOK_MS : false,
} as const;

/** Reads the answers of an operation again while a sending goes out, and once more after its end. */
export const useReloadWhileMoving = (sending: Pick<Sending, 'state'>, operation: { name: string }): void => {
  const invalidate = useInvalidate();
  const moves = isMoving(sending);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => void invalidate(operation), RELOAD_MS);
    return () => {
      clearInterval(timer);
      void invalidate(operation);
    };
  }, [moves, invalidate, operation]);
};

/** The state in words. */
export const stateText = ({ state, undoUntil, problem }: Pick<Sending, 'state' | 'undoUntil' | 'problem'>): string =>
  undoUntil && problem === null ? messages.aboutToBeSent : messages.states[state];

/** The badge's styles are named after campaign statuses. */
export const badgeOf: Readonly<Record<Sending['state'], string>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'active',
  paused: 'paused',
  done: 'completed',
  cancelled: 'revoked',
};

/** Shows the server's text for a refused request, and the screen's own text for other errors. */
export const failureText = (error: unknown, fallback: string): string => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return fallback;
  const details = error.fields.map(({ message }) => message).join(' ');
  return isApiError(error, 'merge_field_unknown' satisfies ErrorCode) && details ? details : error.message;
};
