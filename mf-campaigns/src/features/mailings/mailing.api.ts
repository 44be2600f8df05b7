import {
  type ErrorCode,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  type Mailing,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperation } from '@folkmoot/shell-sdk';
import { messages } from './mailings.messages';

const LOOK_MS = 1_500;

/** Whether its state can change without an action of the person. */
export const isMoving = ({ state }: Pick<Mailing, 'state'>): boolean => state === 'sending' || state === 'scheduled';

/** A mailing, polled while its state can change. */
export const useMailing = (mailingId: string) =>
  useOperation(
    getMailingOperation,
    { params: { mailingId } },
    { refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? LOOK_MS : false) },
  );

/** The state in words. */
export const stateText = ({ state, undoUntil, problem }: Pick<Mailing, 'state' | 'undoUntil' | 'problem'>): string =>
  undoUntil && problem === null ? messages.aboutToBeSent : messages.states[state];

/** Invalidates all data that a change makes stale. */
export const useRefreshMailings = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  return () => invalidate(listMailingsOperation, getMailingOperation, listDeliveriesOperation);
};

/** Shows the server's text for a refused request, and the screen's own text for other errors. */
export const failureText = (error: unknown, fallback: string): string => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return fallback;
  const details = error.fields.map(({ message }) => message).join(' ');
  return isApiError(error, 'merge_field_unknown' satisfies ErrorCode) && details ? details : error.message;
};
