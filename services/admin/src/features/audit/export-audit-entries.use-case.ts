import {
  type AuditEntry,
  auditExportedEvent,
  type exportCouncilActivityOperation,
  type QueryOf,
  wordsOfField,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type CsvCell, csvFile } from '@folkmoot/service-kit';
import type { AuditFilter, StoredAuditEntry } from '../../entities/audit-entry';
import { exportHeader } from './audit.messages';
import type { AuditRecords } from './audit.types';
import { type AuditQuery, auditFilterOf } from './audit-filter';
import { auditViews } from './audit-view';

/** Number of entries per lookup of names. */
const MAX_BATCH_SIZE = 200;

const cellsOf = ({
  position,
  createdAt,
  actor,
  action,
  change,
  changedFields,
  council,
  subject,
}: AuditEntry): CsvCell[] => [
  position,
  createdAt,
  actor.name,
  actor.email,
  action,
  change,
  changedFields.map(wordsOfField).join('; '),
  council?.name ?? '',
  subject.type,
  subject.id,
  subject.name,
];

async function* inGroups(entries: AsyncIterable<StoredAuditEntry>): AsyncIterable<StoredAuditEntry[]> {
  let group: StoredAuditEntry[] = [];
  for await (const entry of entries) {
    group.push(entry);
    if (group.length < MAX_BATCH_SIZE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function* rowsOf(
  repositories: AuditRecords,
  filter: AuditFilter,
  readBy: string | undefined,
): AsyncIterable<CsvCell[]> {
  for await (const group of inGroups(repositories.audit.stream(filter))) {
    for (const entry of await auditViews(group, repositories, readBy)) yield cellsOf(entry);
  }
}

const exportEntries = async (
  { actor, acrossCouncils }: Context<AuditRecords>,
  query: AuditQuery,
  readBy: string | null,
): Promise<AsyncIterable<string>> => {
  const repositories = acrossCouncils.reader();
  const filter = await auditFilterOf(query, repositories);
  const entries = await repositories.audit.count(filter);
  await acrossCouncils.unitOfWork(actor, ({ outbox }) =>
    outbox.add(auditExportedEvent, {
      aggregate: { type: 'activity-log', id: readBy ?? 'all', revision: 1 },
      payload: { entries },
      councilId: readBy,
    }),
  );
  return csvFile(exportHeader, rowsOf(repositories, filter, readBy ?? undefined));
};

/** The filtered log as a CSV file, row by row. The export itself is logged. */
export const exportAuditEntriesAcrossCouncils = (
  context: Context<AuditRecords>,
  query: AuditQuery,
): Promise<AsyncIterable<string>> => exportEntries(context, query, null);

/** The same for the actor's council. */
export const exportCouncilActivity = (
  context: Context<AuditRecords>,
  query: QueryOf<typeof exportCouncilActivityOperation>,
): Promise<AsyncIterable<string>> => {
  const councilId = context.actor.councilId ?? '';
  return exportEntries(context, { ...query, councilId }, councilId);
};
