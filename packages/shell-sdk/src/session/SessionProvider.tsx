import { type Permission, roleCan, type Session } from '@folkmoot/contracts/client';
import { createContext, type ReactNode, useContext } from 'react';

export interface SessionState extends Session {
  /** Asks the server again who is signed in and in which council; call it after changing either. */
  refresh: () => Promise<void>;
  /** Ends the session and goes to the landing page. */
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/** Given by the shell (and the test double) to everything inside the dashboard. */
export const SessionProvider = ({ session, children }: { session: SessionState; children: ReactNode }) => (
  <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
);

/** Who is signed in, and in which council. Only inside the dashboard. */
export const useSession = (): SessionState => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside the dashboard');
  return session;
};

/** Whether a session may do something; what needs a council is never possible without one. */
export const sessionCan = ({ user, council }: Pick<Session, 'user' | 'council'>, permission: Permission): boolean =>
  roleCan(user.role, permission) && (permission.startsWith('system:') || council !== null);

/** Whether the signed-in user holds a permission here. The server decides; this only hides what would be refused. */
export const useCan = (permission: Permission): boolean => sessionCan(useSession(), permission);
