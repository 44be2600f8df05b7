import { listImportsOperation, type SubscriberImport } from '@folkmoot/contracts/client';
import { momentIn, useCan, useCouncilZone, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, IconUpload, PageLoading, Stack, Text } from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { NEW, useImportAddress } from './import-address';
import { messages } from './imports.messages';

const texts = messages.list;

const colours: Readonly<Record<SubscriberImport['state'], string>> = {
  preview: 'gray',
  queued: 'blue',
  running: 'blue',
  done: 'green',
  cancelled: 'gray',
  failed: 'red',
};

const count = (value: number) => <span className="tabular">{value.toLocaleString('en')}</span>;

const columnsIn = (zone: string): Column<SubscriberImport>[] => [
  {
    key: 'file',
    header: texts.file,
    cell: ({ fileName, consentSource }) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.by(consentSource)}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    width: 160,
    cell: ({ state, isResumable }) => (
      <>
        <Badge variant="light" color={colours[state]}>
          {texts.states[state]}
        </Badge>
        {isResumable && (
          <Text size="xs" c="dimmed">
            {texts.resumable}
          </Text>
        )}
      </>
    ),
  },
  { key: 'added', header: texts.added, width: 100, align: 'end', cell: ({ added }) => count(added) },
  { key: 'merged', header: texts.merged, width: 100, align: 'end', cell: ({ merged }) => count(merged) },
  { key: 'failed', header: texts.failed, width: 100, align: 'end', cell: ({ failed }) => count(failed) },
  {
    key: 'when',
    header: texts.when,
    width: 160,
    cell: ({ createdAt }) => momentIn(createdAt, zone),
  },
];

/** Earlier imports. Each opens with its figures, its reasons, and resume if it stopped. */
export const ImportsTab = () => {
  const { show } = useImportAddress();
  const zone = useCouncilZone();
  const canEdit = useCan('subscriber:edit');
  const list = useInfiniteOperation(listImportsOperation, {});
  const empty = (
    <EmptyCard
      icon={<IconUpload stroke={1.5} aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={canEdit ? <Button onClick={() => show(NEW)}>{messages.open}</Button> : undefined}
    />
  );
  return (
    <Stack>
      <PagedList
        list={list}
        loading={<PageLoading label={texts.loading} shape="table" count={4} />}
        errorTitle={texts.loadFailed}
        empty={empty}
      >
        {(items) => (
          <DataTable
            label={texts.label}
            columns={columnsIn(zone)}
            rows={items}
            rowKey={({ id }) => id}
            onOpen={({ id }) => show(id)}
            minWidth={900}
          />
        )}
      </PagedList>
    </Stack>
  );
};
