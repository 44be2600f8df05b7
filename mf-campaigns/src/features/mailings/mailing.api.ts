import {
  type ErrorCode,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  type Mailing,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperation } from '@folkmoot/shell-sdk';

const LOOK_MS = 1_500;

/** Whether something happens with it by itself. */
export const isMoving = ({ state }: Pick<Mailing, 'state'>): boolean => state === 'sending' || state === 'scheduled';

/** A mailing as it moves. */
export const useMailing = (mailingId: string) =>
  useOperation(
    getMailingOperation,
    { params: { mailingId } },
    { refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? LOOK_MS : false) },
  );

/** What a change has made stale. */
export const useRefreshMailings = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  return () => invalidate(listMailingsOperation, getMailingOperation, listDeliveriesOperation);
};

/** What the server says of a request that cannot be done is told as it is; anything else in the screen's own words. */
export const failureText = (error: unknown, fallback: string): string => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return fallback;
  const details = error.fields.map(({ message }) => message).join(' ');
  return isApiError(error, 'merge_field_unknown' satisfies ErrorCode) && details ? details : error.message;
};
