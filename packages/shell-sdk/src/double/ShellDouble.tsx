import type { Session } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LeaveQuestion } from '../drafts/LeaveQuestion';
import { SessionProvider } from '../session/SessionProvider';

interface Props {
  session: Session;
  client: QueryClient;
  onRefresh?: () => void;
  onSignOut?: () => void;
  isTest?: boolean;
  children: ReactNode;
}

/** Replaces the shell around a remote: theme, cache, session and the question before leaving. The router is outside of it. */
export const ShellDouble = ({ session, client, onRefresh, onSignOut, isTest, children }: Props) => {
  const state = {
    ...session,
    refresh: async () => onRefresh?.(),
    signOut: async () => onSignOut?.(),
  };
  return (
    <UiProvider isTest={isTest}>
      <QueryClientProvider client={client}>
        <SessionProvider session={state}>
          {children}
          <LeaveQuestion />
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>
  );
};
