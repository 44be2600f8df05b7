import { type CouncilDetail, getCouncilDetailOperation } from '@folkmoot/contracts/client';
import { LoadedPage, Outlet, useOperation, usePageTitle, useParams } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconShieldLock, IconUserPlus, Page, Stack, Text } from '@folkmoot/ui';
import { LinkTabs, MoreActions, SubjectHeader } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CouncilStatus } from '../councils/CouncilStatus';
import { messages } from '../councils/councils.messages';
import { dayOf } from '../councils/days';
import { InviteToCouncilDialog } from '../councils/InviteToCouncilDialog';
import { useCouncilChanges } from '../councils/use-council-changes';
import { useSystemContext } from '../system-context';
import { detailMessages as texts } from './council.messages';

const tabNames = ['overview', 'users', 'settings', 'activity', 'export', 'danger'] as const;
const ROOT = '/dashboard/system/councils';

const Deleted = ({
  deletedAt,
  erasedAfter,
  onRestore,
}: {
  deletedAt: string;
  erasedAfter: string;
  onRestore: () => void;
}) => (
  <Alert color="red" title={texts.deletedTitle}>
    <Group justify="space-between" gap="sm">
      <Text size="sm">{texts.deletedSince(dayOf(deletedAt), dayOf(erasedAfter))}</Text>
      <Button size="xs" variant="default" onClick={onRestore}>
        {messages.actions.restore}
      </Button>
    </Group>
  </Alert>
);

const Loaded = ({ detail }: { detail: CouncilDetail }) => {
  const { council, deletedAt, erasedAfter } = detail;
  const { councilSearch } = useSystemContext();
  const [isInviting, setIsInviting] = useState(false);
  const changes = useCouncilChanges();
  usePageTitle(council.name);
  const own = `${ROOT}/${encodeURIComponent(council.id)}`;
  const act = (
    <Button
      variant="default"
      leftSection={<IconShieldLock size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => void changes.act(council)}
    >
      {messages.actions.act}
    </Button>
  );
  const invite = { label: messages.actions.invite, icon: IconUserPlus, onClick: () => setIsInviting(true) };
  return (
    <Stack gap="md">
      <SubjectHeader
        title={council.name}
        back={{ to: `${ROOT}${councilSearch.current}`, label: texts.back }}
        status={
          <CouncilStatus subscriptionStatus={council.subscriptionStatus} deletedAt={deletedAt} erasedAfter={null} />
        }
        line={texts.line(`/${council.slug}`, dayOf(council.createdAt))}
        action={deletedAt ? null : act}
        more={<MoreActions label={texts.moreFor(council.name)} actions={deletedAt ? [] : [invite]} />}
      />
      <LinkTabs
        label={texts.sections(council.name)}
        tabs={tabNames.map((name) => ({ to: `${own}/${name}`, label: texts.tabs[name] }))}
      />
      {deletedAt && erasedAfter ? (
        <Deleted deletedAt={deletedAt} erasedAfter={erasedAfter} onRestore={() => void changes.restore(council)} />
      ) : null}
      <Outlet context={detail} />
      {isInviting && <InviteToCouncilDialog council={council} isFixed onClose={() => setIsInviting(false)} />}
    </Stack>
  );
};

/** One council, for system administrators: a page with a tab for each kind of work. */
export const CouncilPage = () => {
  const { councilId = '' } = useParams();
  return (
    <LoadedPage
      query={useOperation(getCouncilDetailOperation, { params: { councilId } })}
      missing={{ title: texts.missing, text: texts.missingText, back: { to: ROOT, label: texts.back } }}
      loadingLabel={texts.loading}
      loadingShape="table"
      errorTitle={texts.loadFailed}
    >
      {(detail) => (
        <Page gap="xs">
          <Loaded detail={detail} />
        </Page>
      )}
    </LoadedPage>
  );
};
