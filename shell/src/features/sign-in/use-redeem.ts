import {
  createSessionOperation,
  type ReplyOf,
  readSignInLinkOperation,
  type Session,
} from '@folkmoot/contracts/client';
import { api, isApiError, type QueryClient, useQueryClient } from '@folkmoot/shell-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adoptSession, signInRetry } from '../../entities/session';
import { type AuthAddress, SECOND_FACTOR } from './auth-address';
import { messages } from './sign-in.messages';

export type OpenedLink = ReplyOf<typeof readSignInLinkOperation>;

type State =
  | { readonly kind: 'none'; readonly error: string | null }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'asking'; readonly link: OpenedLink }
  | { readonly kind: 'awaits-factor' }
  | { readonly kind: 'signed-in' };

/** The link was right, and the second factor is missing. */
const isAwaiting = (error: unknown): boolean => isApiError(error) && error.code === 'second_factor_required';

/** Marks in the address that a sign-in waits, so that the page can be loaded again. */
const markAwaiting = (isMarked: boolean): void => {
  const query = isMarked ? `?awaits=${SECOND_FACTOR}` : '';
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
};

/** Repeats a failed request. Without it, one failure would cost the person another mail. */
const insist = <T>(client: QueryClient, step: string, request: () => Promise<T>): Promise<T> =>
  client.fetchQuery({ queryKey: ['sign-in-link', step], queryFn: request, gcTime: 0, ...signInRetry });

const textOf = (error: unknown): string =>
  isApiError(error) && (error.status === 429 || error.code === 'sso_required')
    ? error.message
    : messages.verificationFailed;

/**
 * Redeems the link of the address. Automatic in the browser that requested the link. In other browsers a person must
 * press a button, so that a mail scanner that opens the page does not use up the link.
 */
export const useRedeem = ({ credentials, awaitsFactor, error }: AuthAddress) => {
  const client = useQueryClient();
  const [state, setState] = useState<State>(() => {
    if (credentials) return { kind: 'verifying' };
    return awaitsFactor ? { kind: 'awaits-factor' } : { kind: 'none', error };
  });
  const hasStarted = useRef(false);

  const fail = useCallback((failure: unknown) => setState({ kind: 'none', error: textOf(failure) }), []);

  const redeem = useCallback(async () => {
    if (!credentials) return;
    setState({ kind: 'verifying' });
    try {
      const redeemed = await insist(client, 'redeem', () => api.call(createSessionOperation, { body: credentials }));
      adoptSession(client, redeemed);
      setState({ kind: 'signed-in' });
    } catch (failure) {
      if (!isAwaiting(failure)) return fail(failure);
      markAwaiting(true);
      setState({ kind: 'awaits-factor' });
    }
  }, [credentials, client, fail]);

  useEffect(() => {
    if (!credentials || hasStarted.current) return;
    hasStarted.current = true;
    insist(client, 'read', () => api.call(readSignInLinkOperation, { body: credentials })).then(
      (link) => (link.asksFirst ? setState({ kind: 'asking', link }) : redeem()),
      fail,
    );
  }, [credentials, client, redeem, fail]);

  const finish = (session: Session) => {
    markAwaiting(false);
    adoptSession(client, session);
    setState({ kind: 'signed-in' });
  };
  const leave = (reason: string | null = null) => {
    markAwaiting(false);
    setState({ kind: 'none', error: reason });
  };
  return { state, redeem, finish, leave };
};
