import { exportAuditEntriesOperation, listAuditEntriesOperation } from '@folkmoot/contracts/client';
import { hrefOf, useInfiniteOperation, useReaderZone, useSearchPatch } from '@folkmoot/shell-sdk';
import { Button, DataTable, EmptyState, Group, IconDownload, QueryStates, Stack, Text } from '@folkmoot/ui';
import { messages as texts } from './activity-log.messages';
import { entryColumns } from './entry-columns';
import { LogFilters } from './LogFilters';
import { filterOf, isFiltered, queryOf } from './log-filter';
import { useVerification, VerificationResult, VerifyButton } from './Verification';

const PAGE_SIZE = 50;

/** The activity log: filters, pages, CSV export and verification. */
export const ActivityLogTab = () => {
  const { params, patch } = useSearchPatch();
  const filter = filterOf(params);
  const zone = useReaderZone();
  const query = queryOf(filter, zone);
  const list = useInfiniteOperation(
    listAuditEntriesOperation,
    { query: { ...query, limit: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  const { verification, ...verifying } = useVerification();
  const columns = entryColumns(zone, (subjectId) => patch({ subjectId }));
  return (
    <Stack>
      <LogFilters filter={filter} patch={patch} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {filter.subjectId ? texts.onlyThis(filter.subjectId) : texts.times(zone)}
        </Text>
        <Group gap="xs">
          <VerifyButton {...verifying} />
          <Button
            component="a"
            href={hrefOf(exportAuditEntriesOperation, { query })}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          >
            {texts.exportCsv}
          </Button>
        </Group>
      </Group>
      <VerificationResult verification={verification} />
      <QueryStates query={list} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={isFiltered(filter) ? texts.noneFound : texts.emptyTitle}
              text={isFiltered(filter) ? texts.adjust : texts.emptyText}
            />
          ) : (
            <DataTable label={texts.label} columns={columns} rows={items} rowKey={({ id }) => id} minWidth={860} />
          )
        }
      </QueryStates>
      {list.hasNextPage ? (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
};
