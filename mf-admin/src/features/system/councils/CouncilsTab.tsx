import { type CouncilSummary, listCouncilsOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useLocation, useNavigate, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Group,
  IconPlus,
  IconUserPlus,
  QueryStates,
  SearchBox,
  Stack,
  Text,
  TextLink,
} from '@folkmoot/ui';
import { NativeSelect, useIsPhone } from '@folkmoot/ui/controls';
import { useEffect, useState } from 'react';
import type { ChosenCouncil } from '../CouncilSelect';
import { SystemStats } from '../SystemStats';
import { useSystemContext } from '../system-context';
import { type CouncilAction, CouncilActions } from './CouncilActions';
import { DeleteQuestion, SuspendQuestion } from './CouncilQuestions';
import { CouncilStatus } from './CouncilStatus';
import { CreateCouncilDialog } from './CreateCouncilDialog';
import { messages } from './councils.messages';
import { InviteToCouncilDialog } from './InviteToCouncilDialog';
import { useCouncilChanges } from './use-council-changes';

const statuses = ['all', 'active', 'pending', 'inactive', 'deleted'] as const;
type StatusFilter = (typeof statuses)[number];

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const count = (value: number): string => value.toLocaleString('en-GB');

const pageOf = ({ id }: Pick<CouncilSummary, 'id'>): string =>
  `/dashboard/system/councils/${encodeURIComponent(id)}/overview`;

const Name = ({ name, slug, id }: CouncilSummary) => (
  <>
    <TextLink to={pageOf({ id })} size="sm" fw={500} c="inherit" style={{ overflowWrap: 'anywhere' }}>
      {name}
    </TextLink>
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      /{slug}
    </Text>
  </>
);

const figure = (key: 'users' | 'campaigns' | 'responses'): Column<CouncilSummary> => ({
  key,
  header: messages.columns[key],
  align: 'end',
  width: 110,
  cell: ({ counts }) => count(counts[key]),
});

const wide: Column<CouncilSummary>[] = [
  { key: 'name', header: messages.columns.name, cell: (council) => <Name {...council} /> },
  { key: 'status', header: messages.columns.status, width: 190, cell: (council) => <CouncilStatus {...council} /> },
  figure('users'),
  figure('campaigns'),
  figure('responses'),
];

const narrow: Column<CouncilSummary>[] = [
  {
    key: 'name',
    header: messages.columns.name,
    cell: (council) => (
      <Stack gap={4}>
        <Name {...council} />
        <div>
          <CouncilStatus {...council} />
        </div>
        <Text size="xs">
          {messages.counts(council.counts.users, council.counts.campaigns, council.counts.responses)}
        </Text>
      </Stack>
    ),
  },
];

type Shown =
  | { readonly kind: 'create' }
  | { readonly kind: 'invite'; readonly council: ChosenCouncil | null; readonly isFirst: boolean }
  | { readonly kind: 'suspend' | 'remove'; readonly council: CouncilSummary };

interface DialogsProps {
  shown: Shown | null;
  show: (shown: Shown | null) => void;
}

const Dialogs = ({ shown, show }: DialogsProps) => {
  const changes = useCouncilChanges();
  const onClose = () => show(null);
  if (!shown) return null;
  if (shown.kind === 'create') {
    return (
      <CreateCouncilDialog
        onClose={onClose}
        onCreated={(council) => show({ kind: 'invite', council, isFirst: true })}
      />
    );
  }
  if (shown.kind === 'invite') {
    return <InviteToCouncilDialog council={shown.council} isFirst={shown.isFirst} onClose={onClose} />;
  }
  const Question = shown.kind === 'suspend' ? SuspendQuestion : DeleteQuestion;
  return <Question council={shown.council} changes={changes} onClose={onClose} />;
};

const Matches = ({
  items,
  isFiltered,
  onAction,
}: {
  items: CouncilSummary[];
  isFiltered: boolean;
  onAction: (action: CouncilAction, council: CouncilSummary) => void;
}) => {
  const isNarrow = useIsPhone();
  const actions: Column<CouncilSummary> = {
    key: 'actions',
    header: '',
    hiddenHeader: messages.columns.actions,
    width: 64,
    align: 'end',
    cell: (council) => <CouncilActions council={council} onAction={onAction} />,
  };
  if (items.length === 0) {
    return <EmptyState title={messages.emptyTitle} text={isFiltered ? messages.emptyFiltered : messages.emptyText} />;
  }
  return (
    <DataTable
      label={messages.list}
      columns={[...(isNarrow ? narrow : wide), actions]}
      rows={items}
      rowKey={({ id }) => id}
      onOpen={(council) => onAction('open', council)}
      minWidth={isNarrow ? 0 : 760}
    />
  );
};

const useCouncilList = () => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = statuses.find((each) => each === params.get('status')) ?? 'all';
  const set = (next: { q?: string; status?: StatusFilter }) => {
    const wanted = { q, status, ...next };
    const entries = Object.entries(wanted).filter(([, value]) => value !== '' && value !== 'all');
    setParams(Object.fromEntries(entries), { replace: true });
  };
  const query = { ...(q ? { q } : {}), ...(status === 'all' ? {} : { status }) };
  const list = useInfiniteOperation(listCouncilsOperation, { query }, { keepsPrevious: true });
  return { q, status, set, list };
};

/** All councils: search, filter and actions. */
export const CouncilsTab = () => {
  const { q, status, set, list } = useCouncilList();
  const [shown, show] = useState<Shown | null>(null);
  const changes = useCouncilChanges();
  const navigate = useNavigate();
  const { councilSearch } = useSystemContext();
  const { search } = useLocation();
  useEffect(() => {
    councilSearch.current = search;
  }, [councilSearch, search]);

  const onAction = (action: CouncilAction, council: CouncilSummary) => {
    if (action === 'open') return void navigate(pageOf(council));
    if (action === 'act') return void changes.act(council);
    if (action === 'resume') return void changes.resume(council);
    if (action === 'restore') return void changes.restore(council);
    if (action === 'invite') return show({ kind: 'invite', council, isFirst: false });
    show({ kind: action, council });
  };
  return (
    <Stack>
      <SystemStats />
      <Group justify="space-between" align="end" gap="sm">
        <Group align="end" gap="sm" wrap="nowrap" w={{ base: '100%', sm: 'auto' }}>
          <SearchBox label={messages.search} value={q} onChange={(next) => set({ q: next })} />
          <NativeSelect
            aria-label={messages.filter}
            value={status}
            data={statuses.map((each) => ({ value: each, label: messages.filters[each] }))}
            onChange={(event) => set({ status: statuses.find((each) => each === event.currentTarget.value) ?? 'all' })}
            style={{ flexShrink: 0 }}
          />
        </Group>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconUserPlus {...icon} />}
            onClick={() => show({ kind: 'invite', council: null, isFirst: false })}
          >
            {messages.invite}
          </Button>
          <Button leftSection={<IconPlus {...icon} />} onClick={() => show({ kind: 'create' })}>
            {messages.create}
          </Button>
        </Group>
      </Group>
      <QueryStates query={list} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
        {({ items }) => <Matches items={items} isFiltered={q !== '' || status !== 'all'} onAction={onAction} />}
      </QueryStates>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
      <Dialogs shown={shown} show={show} />
    </Stack>
  );
};
