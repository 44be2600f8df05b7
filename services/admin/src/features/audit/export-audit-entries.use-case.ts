import { type AuditEntry, auditExportedEvent, type UserActor, wordsOfField } from '@folkmoot/contracts';
import { type CsvCell, csvFile } from '@folkmoot/service-kit';
import type { AuditFilter, StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import { exportHeader } from './audit.messages';
import { type AuditQuery, auditFilterOf } from './audit-filter';
import { auditViews } from './audit-view';

/** Names are looked up for that many entries at a time. */
const AT_ONCE = 200;

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
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function* rowsOf(repositories: Repositories, filter: AuditFilter): AsyncIterable<CsvCell[]> {
  for await (const group of inGroups(repositories.audit.stream(filter))) {
    for (const entry of await auditViews(group, repositories)) yield cellsOf(entry);
  }
}

/** The filtered log as a CSV file, row by row; that it was taken stands in the log too. */
export const exportAuditEntriesAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  actor: UserActor,
  query: AuditQuery,
): Promise<AsyncIterable<string>> => {
  const repositories = units.readerAcrossCouncils();
  const filter = await auditFilterOf(query, repositories);
  const entries = await repositories.audit.count(filter);
  await units.unitOfWorkAcrossCouncils(actor, ({ outbox }) =>
    outbox.add(auditExportedEvent, {
      aggregate: { type: 'activity-log', id: 'all', revision: 1 },
      payload: { entries },
      councilId: null,
    }),
  );
  return csvFile(exportHeader, rowsOf(repositories, filter));
};
