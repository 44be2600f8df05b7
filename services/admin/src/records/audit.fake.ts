import { DomainError } from '@folkmoot/contracts';
import type { AuditFilter, AuditRepository, ChainHead, StoredAuditEntry } from './audit.repository';
import { type FakeKept, pageOf } from './fake-kept.fake';

const isOf = (wanted: string | undefined, found: string | null): boolean => !wanted || wanted === found;

const isInPeriod = ({ createdAt }: StoredAuditEntry, { from, to }: AuditFilter): boolean =>
  (!from || createdAt >= from) && (!to || createdAt < to);

const isAbout = ({ action, actor, subject, councilId }: StoredAuditEntry, { anyOf }: AuditFilter): boolean =>
  !anyOf ||
  action.includes(anyOf.text.toLowerCase()) ||
  [actor.id, subject.id, councilId].some((id) => id !== null && anyOf.ids.includes(id));

const fits = (entry: StoredAuditEntry, filter: AuditFilter): boolean =>
  isOf(filter.councilId, entry.councilId) &&
  isOf(filter.action, entry.action) &&
  isOf(filter.actorId, entry.actor.id) &&
  isOf(filter.subjectType, entry.subject.type) &&
  isOf(filter.subjectId, entry.subject.id) &&
  isInPeriod(entry, filter) &&
  isAbout(entry, filter);

const each = (values: readonly (string | null)[]): string[] =>
  [...new Set(values)].filter((value) => value !== null).sort();

/** The log in memory. */
export const fakeAudit = (kept: FakeKept<StoredAuditEntry>): AuditRepository => {
  const newest = (filter: AuditFilter = {}) =>
    kept
      .all()
      .filter((entry) => fits(entry, filter))
      .sort((one, other) => other.position - one.position);
  const head = (): ChainHead => {
    const { position, hash } = newest()[0] ?? { position: 0, hash: '' };
    return { position, hash };
  };
  return {
    head: async () => head(),
    last: async () => newest()[0] ?? null,
    hasAction: async (action) => kept.all().some((entry) => entry.action === action),
    append: async (entry) => {
      if (kept.find(entry.id) || entry.position <= head().position) throw new DomainError('conflict');
      kept.put(entry);
    },
    list: async (search) => pageOf(newest(search), search.cursor, search.limit),
    stream: async function* (filter) {
      yield* newest(filter);
    },
    count: async (filter) => newest(filter).length,
    chain: async function* () {
      yield* newest().reverse();
    },
    facets: async () => {
      const entries = newest();
      return {
        actions: each(entries.map(({ action }) => action)),
        subjectTypes: each(entries.map(({ subject }) => subject.type)),
        councilIds: each(entries.map(({ councilId }) => councilId)),
        userIds: each(entries.map(({ actor }) => (actor.kind === 'user' ? actor.id : null))),
      };
    },
  };
};
