import { useParams, useSession } from '@folkmoot/shell-sdk';
import { EmptyState, IconUsers, LinkButton, Page, PageError, PageHeader, PageLoading } from '@folkmoot/ui';
import { useEffect } from 'react';
import { entriesFor } from '../../entities/navigation/navigation';
import {
  RemoteOutlet,
  type Remotes,
  remoteOfSegment,
  remotesMessages,
  useRemotes,
  useRemotesAhead,
} from '../../entities/remote';
import { messages } from './frame.messages';
import { NotFoundPage } from './NotFoundPage';

const Missing = ({ failed, onRetry }: Pick<Remotes, 'failed'> & { onRetry: () => void }) =>
  // While a descriptor is missing, the page may belong to that remote, so "not found" could be wrong.
  failed.length === 0 ? (
    <NotFoundPage isInside />
  ) : (
    <Page>
      <PageHeader title={remotesMessages.failedHeading} />
      <PageError
        title={remotesMessages.partFailed(failed.map(({ name }) => name).join(', '))}
        text={remotesMessages.failedText}
        onRetry={onRetry}
        retryLabel={messages.retry}
      />
    </Page>
  );

/** A page of a council, opened by a system admin who acts in none. A retry cannot help. */
const NeedsCouncil = () => (
  <Page>
    <EmptyState
      level={1}
      icon={<IconUsers stroke={1.5} aria-hidden="true" />}
      title={messages.needsCouncilTitle}
      text={messages.needsCouncilText}
      action={<LinkButton to="/dashboard">{messages.toSystem}</LinkButton>}
    />
  </Page>
);

/** All pages below /dashboard that are not the shell's own. The first path segment selects the remote. */
export const RemoteRoute = () => {
  const { segment = '' } = useParams();
  const session = useSession();
  const { data, error, refetch } = useRemotes();
  const fetchAhead = useRemotesAhead();
  // In parallel with the registry.
  useEffect(fetchAhead, [fetchAhead]);
  const retry = () => void refetch();
  if (data) {
    const remote = remoteOfSegment(data.remotes, segment);
    const isOffered = entriesFor(session, data.remotes).some(({ path }) => path === segment);
    if (remote && session.council === null && !isOffered) return <NeedsCouncil />;
    return remote ? (
      <RemoteOutlet key={remote.entry.name} remote={remote} />
    ) : (
      <Missing failed={data.failed} onRetry={retry} />
    );
  }
  return (
    <Page>
      {error ? (
        <PageError title={remotesMessages.registryFailed} text={remotesMessages.failedText} onRetry={retry} />
      ) : (
        <PageLoading />
      )}
    </Page>
  );
};
