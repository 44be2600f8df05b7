import { type CouncilSummary, chooseCouncilOperation, listCouncilsOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useOperationMutation, useSearchParams, useSession } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  type Column,
  DataTable,
  EmptyState,
  Group,
  IconPlus,
  notify,
  QueryStates,
  SearchBox,
  Stack,
  Text,
} from '@folkmoot/ui';
import { useState } from 'react';
import { CreateCouncilDialog } from './CreateCouncilDialog';
import { messages } from './system.messages';

const texts = messages.councils;

const statusColours = { active: 'green', pending: 'amber', inactive: 'gray' } as const;

const columnsWith = (act: (council: CouncilSummary) => void): Column<CouncilSummary>[] => [
  {
    key: 'name',
    header: texts.columns.name,
    cell: ({ name, slug }) => (
      <>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          /{slug}
        </Text>
      </>
    ),
  },
  {
    key: 'status',
    header: texts.columns.status,
    cell: ({ subscriptionStatus }) => (
      <Badge variant="light" color={statusColours[subscriptionStatus]}>
        {texts.statuses[subscriptionStatus]}
      </Badge>
    ),
  },
  { key: 'users', header: texts.columns.users, cell: ({ counts }) => counts.users.toLocaleString('en-GB') },
  {
    key: 'campaigns',
    header: texts.columns.campaigns,
    cell: ({ counts }) => counts.campaigns.toLocaleString('en-GB'),
  },
  {
    key: 'responses',
    header: texts.columns.responses,
    cell: ({ counts }) => counts.responses.toLocaleString('en-GB'),
  },
  {
    key: 'act',
    header: texts.columns.act,
    cell: (council) => (
      <Button size="xs" variant="default" onClick={() => act(council)}>
        {texts.act}
      </Button>
    ),
  },
];

export const CouncilsTab = () => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [isCreating, setIsCreating] = useState(false);
  const { refresh } = useSession();
  const choose = useOperationMutation(chooseCouncilOperation);
  const list = useInfiniteOperation(listCouncilsOperation, { query: q ? { q } : {} });

  const act = async (council: CouncilSummary) => {
    try {
      await choose.mutateAsync({ body: { councilId: council.id } });
      await refresh();
      notify.success(texts.acting(council.name));
    } catch {
      notify.error(texts.actFailed);
    }
  };

  return (
    <Stack>
      <Group justify="space-between">
        <SearchBox
          label={texts.search}
          value={q}
          onChange={(next) => setParams(next ? { q: next } : {}, { replace: true })}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setIsCreating(true)}>
          {texts.create}
        </Button>
      </Group>
      <QueryStates query={list} loadingLabel={texts.loading} errorTitle={texts.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <DataTable
              label={messages.tabs.councils}
              columns={columnsWith((council) => void act(council))}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </QueryStates>
      {isCreating && <CreateCouncilDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
};
