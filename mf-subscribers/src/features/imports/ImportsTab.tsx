import { listImportsOperation, type SubscriberImport } from '@folkmoot/contracts/client';
import { momentIn, useCan, useCouncilZone, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, type Column, DataTable, Group, IconUpload, PageLoading, Stack, Text } from '@folkmoot/ui';
import { EmptyCard, PagedList, useIsPhone } from '@folkmoot/ui/controls';
import { NEW } from '../../entities/subscriber/use-address-part';
import { ImportButton } from './ImportButton';
import { useImportAddress } from './import-address';
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

const allColumnsIn = (zone: string, isPhone: boolean): Column<SubscriberImport>[] => [
  {
    key: 'file',
    header: texts.file,
    cell: ({ fileName, consentSource, mode = 'add', createdAt, ...counts }) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {mode === 'add' ? texts.by(consentSource) : `${texts.modes[mode]}: ${consentSource}`}
        </Text>
        {isPhone && (
          <Text size="xs" className="tabular">
            {texts.figures(counts)}
            <br />
            {momentIn(createdAt, zone)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    width: isPhone ? 116 : 160,
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

/** On a phone the figures and the time are lines of the first column: a wide table would hide them. */
const columnsIn = (zone: string, isPhone: boolean): Column<SubscriberImport>[] => {
  const columns = allColumnsIn(zone, isPhone);
  return isPhone ? columns.filter(({ key }) => key === 'file' || key === 'state') : columns;
};

/** Earlier imports. Each opens with its figures, its reasons, and resume if it stopped. */
export const ImportsTab = () => {
  const { show } = useImportAddress();
  const zone = useCouncilZone();
  const isPhone = useIsPhone();
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
          <Stack gap="sm">
            <Group justify="flex-end">
              <ImportButton />
            </Group>
            <DataTable
              label={texts.label}
              columns={columnsIn(zone, isPhone)}
              rows={items}
              rowKey={({ id }) => id}
              onOpen={({ id }) => show(id)}
              minWidth={isPhone ? 0 : 900}
            />
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
};
