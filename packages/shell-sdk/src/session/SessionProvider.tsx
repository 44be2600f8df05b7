import { type Permission, roleCan, type Session } from '@folkmoot/contracts/client';
import { createContext, type ReactNode, useContext } from 'react';

export interface SessionState extends Session {
  /** Reloads the session. Call it after a change of user or council. */
  refresh: () => Promise<void>;
  /** Ends the session and opens the landing page. */
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/** The shell (and the test double) wraps the dashboard in it. */
export const SessionProvider = ({ session, children }: { session: SessionState; children: ReactNode }) => (
  <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
);

/** The current user and council. Only inside the dashboard. */
export const useSession = (): SessionState => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside the dashboard');
  return session;
};

/** Whether a session has a permission. Permissions of a council need a council. */
export const sessionCan = ({ user, council }: Pick<Session, 'user' | 'council'>, permission: Permission): boolean =>
  roleCan(user.role, permission) && (permission.startsWith('system:') || council !== null);

/**
 * Whether the current user has a permission here. The server decides. This only hides controls that would be refused.
 */
export const useCan = (permission: Permission): boolean => sessionCan(useSession(), permission);
