import { deleteSessionOperation, endSsoOperation, type Session } from '@folkmoot/contracts/client';
import {
  api,
  SessionProvider,
  type SessionState,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@folkmoot/shell-sdk';
import { notify, PageError, PageLoading } from '@folkmoot/ui';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { changeLanguage, chosenLanguage } from '../interface-language';
import { AccountStop } from './AccountStop';
import { messages } from './session.messages';
import { adoptSession, refreshSession, sessionQuery } from './session-query';
import { SignInAgain } from './sign-in-again/SignInAgain';
import { Whole } from './Whole';
import { rememberPlace } from './wanted-place';

const FactorStop = lazy(async () => ({ default: (await import('./FactorStop')).FactorStop }));

/** Wait before the redirect to the sign-in page. */
export const REDIRECT_DELAY_MS = 100;

const RedirectToLogin = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPlace({ pathname, search }), [pathname, search]);
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Whole>
      <p role="status">{messages.redirecting}</p>
    </Whole>
  );
};

const stopOf = ({ user, council }: Session): 'inactive' | 'suspended' | 'no-council' | null => {
  if (user.status !== 'active') return 'inactive';
  if (user.role === 'system_admin') return null;
  if (!council) return 'no-council';
  return council.subscriptionStatus === 'inactive' ? 'suspended' : null;
};

const useSessionState = (session: Session): SessionState => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...session,
      refresh: () => refreshSession(client),
      signOut: async () => {
        // Asked before the session ends. Signing out here does not depend on the provider.
        const provider = await api.call(endSsoOperation, {}).catch(() => null);
        try {
          await api.call(deleteSessionOperation, {});
        } catch {
          notify.error(messages.signOutFailed);
          return;
        }
        if (provider?.url) return window.location.assign(provider.url);
        // Navigates to the landing page first: without a session, the dashboard would redirect to the login page.
        await navigate('/');
        adoptSession(client, null);
      },
    }),
    [session, client, navigate],
  );
};

/** Stays open after the factor exists, until the person has saved the recovery codes. */
const useFactorStop = ({ secondFactor }: Session) => {
  const mustSetUp = secondFactor?.mustSetUp ?? false;
  const [isOpen, setIsOpen] = useState(mustSetUp);
  if (mustSetUp && !isOpen) setIsOpen(true);
  return { isOpen, close: () => setIsOpen(false) };
};

const Opening = () => (
  <Whole>
    <PageLoading label={messages.loading} />
  </Whole>
);

const Admitted = ({ session, state, children }: { session: Session; state: SessionState; children: ReactNode }) => {
  const { isOpen, close } = useFactorStop(session);
  if (!isOpen) return children;
  const finish = async () => {
    await state.refresh();
    close();
  };
  return (
    <Suspense fallback={<Opening />}>
      <FactorStop session={session} onDone={() => void finish()} onSignOut={() => void state.signOut()} />
    </Suspense>
  );
};

/**
 * Loads the page again when the user has chosen another language elsewhere. Only for the first session of a page: a
 * choice on another device must not interrupt work here.
 */
const useOwnLanguage = ({ user: { language } }: Session): boolean => {
  const [first] = useState(language);
  const [isChanging, setIsChanging] = useState(first !== undefined && first !== chosenLanguage());
  useEffect(() => {
    if (first !== undefined) setIsChanging(changeLanguage(first));
  }, [first]);
  return isChanging;
};

const SignedIn = ({ session, children }: { session: Session; children: ReactNode }) => {
  const state = useSessionState(session);
  const stop = stopOf(session);
  if (useOwnLanguage(session)) return <Opening />;
  return (
    <SessionProvider session={state}>
      <SignInAgain session={session} />
      {stop ? (
        <AccountStop reason={stop} session={session} onSignOut={() => void state.signOut()} />
      ) : (
        <Admitted session={session} state={state}>
          {children}
        </Admitted>
      )}
    </SessionProvider>
  );
};

/** Admits only active users with a session. Others see the reason and what to do. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data) return <SignedIn session={data}>{children}</SignedIn>;
  if (data === null) return <RedirectToLogin />;
  if (!error) return <Opening />;
  return (
    <Whole>
      <PageError title={messages.loadFailed} text={error.message} onRetry={() => void refetch()} />
    </Whole>
  );
};
