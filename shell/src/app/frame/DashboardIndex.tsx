import { Navigate, useSession } from '@folkmoot/shell-sdk';
import { Page, PageLoading } from '@folkmoot/ui';
import { entriesFor } from '../../entities/navigation/navigation';
import { useRemotes } from '../../entities/remote';
import { AccountStop } from '../../entities/session';

/** /dashboard: the first screen this user may see; for a system admin without a council that is the system page. */
export const DashboardIndex = () => {
  const session = useSession();
  const { data, isPending } = useRemotes();
  const [first] = entriesFor(session, data?.remotes ?? []);
  if (first) return <Navigate to={`/dashboard/${first.path}`} replace />;
  if (isPending) {
    return (
      <Page>
        <PageLoading />
      </Page>
    );
  }
  return <AccountStop reason="no-council" session={session} onSignOut={() => void session.signOut()} />;
};
