import type { ImportMode, ImportWarning } from '@folkmoot/contracts';
import type { ImportCounts, ImportRow } from '../../entities/import';
import {
  type Consent,
  type Effect,
  effectOf,
  effectOfAlike,
  mayBeAddedByStaff,
  type NewSubscriber,
  type StoredSubscriber,
  subscriptionTo,
  tagIdsOf,
  unsubscribe,
  withTopics,
} from '../../entities/subscriber';
import { messages, type Reason } from './imports.messages';
import { createValueReader, type KeptColumn, withValues } from './kept-values';
import type { ReadRow } from './read-row';

const SHOWN = 254;

/** Stored data about the addresses of a batch. */
export interface Known {
  readonly people: ReadonlyMap<string, StoredSubscriber>;
  /** Addresses of erased people, and addresses that are blocked. */
  readonly suppressed: ReadonlySet<string>;
  /** Whether an earlier batch would have added the address: only in a trial, which stores nobody. */
  readonly wasEarlier?: (email: string) => boolean;
}

export interface BatchTerms {
  readonly mode: ImportMode;
  readonly tagIds: readonly string[];
  readonly columns: readonly KeptColumn[];
  readonly consent: Consent;
  /** History text of added and blocked people. */
  readonly detail: string;
  readonly at: Date;
  readonly by: string | null;
  readonly newUniqueId: () => string;
}

interface Change {
  readonly before: StoredSubscriber;
  readonly after: StoredSubscriber;
}

export interface BatchPlan {
  readonly added: readonly NewSubscriber[];
  readonly changed: readonly Change[];
  /** Addresses of nobody on the list that get no mail from now on. */
  readonly blocked: readonly string[];
  readonly rows: readonly ImportRow[];
  readonly counts: ImportCounts;
  readonly warnings: readonly ImportWarning[];
}

interface Draft {
  readonly added: Map<string, NewSubscriber>;
  readonly changed: Map<string, Change>;
  readonly blocked: Set<string>;
  readonly rows: ImportRow[];
  readonly values: ReturnType<typeof createValueReader>;
}

const goneReason = ({ status }: StoredSubscriber): Reason =>
  status === 'bounced' || status === 'complained' ? status : 'unsubscribed';

/** Why nobody may be added or changed at an address. */
const refusalAt = (email: string, { people, suppressed }: Known, mode: ImportMode): Reason | null => {
  if (mode === 'block') return null;
  const person = people.get(email);
  if (person) return mayBeAddedByStaff(person) ? null : goneReason(person);
  if (suppressed.has(email)) return 'erased';
  return mode === 'tag' ? 'not_listed' : null;
};

const newPerson = (
  { cell, email }: ReadRow,
  { tagIds, consent, detail, at, by, newUniqueId }: BatchTerms,
): NewSubscriber => ({
  email,
  writtenEmail: cell,
  uniqueId: newUniqueId(),
  source: 'csv_upload',
  status: 'active',
  subscribedAt: at,
  subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, 'active', consent)),
  history: [{ at, what: 'added', detail, by }],
});

/** Sets values, unless nothing changes. */
const keepValues = <P extends Pick<NewSubscriber, 'attributes'>>(person: P, draft: Draft, row: ReadRow): P => {
  const attributes = withValues(person.attributes, draft.values.valuesOf(row));
  return attributes === person.attributes ? person : { ...person, attributes };
};

/** The person as the rows so far have left them. */
const currentOf = (draft: Draft, person: StoredSubscriber): Change =>
  draft.changed.get(person.email) ?? { before: person, after: person };

const change = (draft: Draft, { before }: Change, after: StoredSubscriber): void => {
  if (after !== before) draft.changed.set(before.email, { before, after });
};

/** Adds a row whose person is added or updated. */
const takeRow = (draft: Draft, row: ReadRow, known: Known, terms: BatchTerms): void => {
  const person = known.people.get(row.email);
  if (person) {
    const current = currentOf(draft, person);
    const tagged = withTopics(current.after, [...tagIdsOf(current.after), ...terms.tagIds], terms.consent, terms);
    change(draft, current, keepValues(tagged, draft, row));
    return;
  }
  const added = draft.added.get(row.email);
  if (!added && known.wasEarlier?.(row.email)) draft.values.valuesOf(row);
  else draft.added.set(row.email, keepValues(added ?? newPerson(row, terms), draft, row));
};

/** Adds a row whose address gets no mail from now on. Erased people stay suppressed, people who left stay so. */
const blockRow = (draft: Draft, { email }: ReadRow, known: Known, terms: BatchTerms): void => {
  const person = known.people.get(email);
  if (!person) {
    if (!known.suppressed.has(email) && !known.wasEarlier?.(email)) draft.blocked.add(email);
    return;
  }
  const current = currentOf(draft, person);
  if (mayBeAddedByStaff(current.after)) change(draft, current, unsubscribe(current.after, terms, terms.detail));
};

/**
 * Plans a batch: new people, changes of existing people, blocked addresses, reasons for rejected rows. A repeated
 * address is one person. People who have unsubscribed stay unsubscribed. `processed` counts rows of the file.
 */
export const planBatch = (
  { rows, processed }: { readonly rows: readonly ReadRow[]; readonly processed: number },
  known: Known,
  terms: BatchTerms,
): BatchPlan => {
  const draft: Draft = {
    added: new Map(),
    changed: new Map(),
    blocked: new Set(),
    rows: [],
    values: createValueReader(terms.columns),
  };
  const take = terms.mode === 'block' ? blockRow : takeRow;
  for (const row of rows) {
    const reason = row.problem ?? refusalAt(row.email, known, terms.mode);
    if (!reason) take(draft, row, known, terms);
    else draft.rows.push({ line: row.line, email: row.cell.slice(0, SHOWN), reason: messages.reasons[reason] });
  }
  const added = draft.added.size + draft.blocked.size;
  const failed = draft.rows.length;
  return {
    added: [...draft.added.values()],
    changed: [...draft.changed.values()],
    blocked: [...draft.blocked],
    rows: draft.rows,
    counts: { processed, added, merged: rows.length - failed - added, failed },
    warnings: draft.values.warnings(),
  };
};

/** The effect of a batch on the council's figures. */
export const effectsOf = ({ added, changed }: Pick<BatchPlan, 'added' | 'changed'>): Effect[] => [
  effectOfAlike(added),
  ...changed.map(({ before, after }) => effectOf(before, after)),
];
