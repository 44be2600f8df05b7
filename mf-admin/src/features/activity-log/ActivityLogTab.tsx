import {
  type AuditEntry,
  exportAuditEntriesOperation,
  exportCouncilActivityOperation,
  listAuditEntriesOperation,
  listCouncilActivityOperation,
} from '@folkmoot/contracts/client';
import { hrefOf, useInfiniteOperation, useParams, useReaderZone, useSearchPatch } from '@folkmoot/shell-sdk';
import { Button, DataTable, EmptyState, Group, IconDownload, QueryStates, Stack, Text } from '@folkmoot/ui';
import { useIsPhone } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { messages as texts } from './activity-log.messages';
import { entryColumns, inOneColumn } from './entry-columns';
import { FailedSignIns } from './FailedSignIns';
import { CouncilFilters, KindChoice, OneCouncilFilters, SystemFilters } from './LogFilters';
import { dayOf, filterOf, isFiltered, kindOf, type LogFilter, ownQueryOf, queryOf } from './log-filter';
import { useVerification, VerificationResult, VerifyButton } from './Verification';

const PAGE_SIZE = 50;

/** The result of `useInfiniteOperation`. */
type Entries = ReturnType<typeof useSystemEntries>;

const useSystemEntries = (query: ReturnType<typeof queryOf>) =>
  useInfiniteOperation(listAuditEntriesOperation, { query: { ...query, limit: PAGE_SIZE } }, { keepsPrevious: true });

const useCouncilEntries = (query: ReturnType<typeof ownQueryOf>) =>
  useInfiniteOperation(
    listCouncilActivityOperation,
    { query: { ...query, limit: PAGE_SIZE } },
    { keepsPrevious: true },
  );

const ExportButton = ({ href }: { href: string }) => (
  <Button
    component="a"
    href={href}
    download
    variant="default"
    leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
  >
    {texts.exportCsv}
  </Button>
);

interface ListProps {
  filter: LogFilter;
  list: Entries;
  columns: ReturnType<typeof entryColumns>;
}

const EntryTable = ({ items, columns }: { items: AuditEntry[]; columns: ListProps['columns'] }) => {
  const isPhone = useIsPhone();
  return (
    <DataTable
      label={texts.label}
      columns={isPhone ? inOneColumn(columns) : columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth={isPhone ? 0 : 860}
    />
  );
};

const EntryList = ({ filter, list, columns }: ListProps) => (
  <>
    <QueryStates query={list} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
      {({ items }: { items: AuditEntry[] }) =>
        items.length === 0 ? (
          <EmptyState
            title={isFiltered(filter) ? texts.noneFound : texts.emptyTitle}
            text={isFiltered(filter) ? texts.adjust : texts.emptyText}
          />
        ) : (
          <EntryTable items={items} columns={columns} />
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
  </>
);

const Line = ({ filter, zone, children }: { filter: LogFilter; zone: string; children: ReactNode }) => (
  <Group justify="space-between">
    <Text size="sm" c="dimmed">
      {filter.subjectId ? texts.onlyThis(filter.subjectId) : texts.times(zone)}
    </Text>
    <Group gap="xs">{children}</Group>
  </Group>
);

type Patch = ReturnType<typeof useSearchPatch>['patch'];

/** Without the column of the council: all entries are of the same one. */
const ownColumns = (zone: string, patch: Patch) =>
  entryColumns(zone, (subjectId) => patch({ subjectId })).filter(({ key }) => key !== 'council');

/** The activity log of all councils: filters, pages, CSV export and verification. */
export const ActivityLogTab = () => {
  const { params, patch } = useSearchPatch();
  const filter = filterOf(params);
  const zone = useReaderZone();
  const query = queryOf(filter, zone);
  const list = useSystemEntries(query);
  const { verification, ...verifying } = useVerification();
  return (
    <Stack>
      <div>
        <KindChoice filter={filter} patch={patch} />
      </div>
      <SystemFilters filter={filter} patch={patch} />
      {kindOf(filter) === 'failed-sign-ins' ? (
        <FailedSignIns from={dayOf(filter.from)} to={dayOf(filter.to)} zone={zone} />
      ) : null}
      <Line filter={filter} zone={zone}>
        <VerifyButton {...verifying} />
        <ExportButton href={hrefOf(exportAuditEntriesOperation, { query })} />
      </Line>
      <VerificationResult verification={verification} />
      <EntryList filter={filter} list={list} columns={entryColumns(zone, (subjectId) => patch({ subjectId }))} />
    </Stack>
  );
};

/** The log of the council in the address, for system administrators. */
export const OneCouncilActivityTab = () => {
  const { params, patch } = useSearchPatch();
  const { councilId = '' } = useParams();
  const filter = filterOf(params);
  const zone = useReaderZone();
  const query = { ...queryOf(filter, zone), councilId };
  const list = useSystemEntries(query);
  return (
    <Stack>
      <OneCouncilFilters filter={filter} patch={patch} />
      <Line filter={filter} zone={zone}>
        <ExportButton href={hrefOf(exportAuditEntriesOperation, { query })} />
      </Line>
      <EntryList filter={filter} list={list} columns={ownColumns(zone, patch)} />
    </Stack>
  );
};

/** The log of the own council, for its admins. */
export const CouncilActivityTab = () => {
  const { params, patch } = useSearchPatch();
  const filter = filterOf(params);
  const zone = useReaderZone();
  const query = ownQueryOf(filter, zone);
  const list = useCouncilEntries(query);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {texts.ownText}
      </Text>
      <CouncilFilters filter={filter} patch={patch} />
      <Line filter={filter} zone={zone}>
        <ExportButton href={hrefOf(exportCouncilActivityOperation, { query })} />
      </Line>
      <EntryList filter={filter} list={list} columns={ownColumns(zone, patch)} />
    </Stack>
  );
};
