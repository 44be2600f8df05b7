import { createSessionOperation } from '@folkmoot/contracts/client';
import { api, isApiError, useQueryClient } from '@folkmoot/shell-sdk';
import { useEffect, useRef, useState } from 'react';
import { adoptSession } from '../../session';
import type { AuthAddress } from './auth-address';
import { messages } from './sign-in.messages';

export interface Redemption {
  isVerifying: boolean;
  error: string | null;
}

const textOf = (error: unknown): string =>
  isApiError(error) && error.status === 429 ? error.message : messages.verificationFailed;

/** Posts what the link brought, once; on success the session is there and the page moves on by itself. */
export const useRedeem = ({ credentials, error }: AuthAddress): Redemption => {
  const client = useQueryClient();
  const [state, setState] = useState<Redemption>({ isVerifying: credentials !== null, error });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!credentials || hasStarted.current) return;
    hasStarted.current = true;
    api.call(createSessionOperation, { body: credentials }).then(
      (session) => adoptSession(client, session),
      (failure: unknown) => setState({ isVerifying: false, error: textOf(failure) }),
    );
  }, [credentials, client]);
  return state;
};
