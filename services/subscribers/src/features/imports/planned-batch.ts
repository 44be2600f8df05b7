/** @file A batch is planned while the batch before it is written, and again when the plan was made from other data. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Effect, PreparedPeople } from '../../entities/subscriber';
import { type BatchPlan, type BatchTerms, effectsOf, type Known, planBatch } from './batch';
import type { ImportRecords } from './import.types';
import { knownAt, type ReadyBatch } from './ready-batches';

type Records = Pick<ImportRecords, 'subscribers' | 'suppressions'>;

/** The changes of a batch, ready to be written. */
export interface Planned {
  readonly plan: BatchPlan;
  /** The added people. */
  readonly people: PreparedPeople;
  readonly effects: readonly Effect[];
  /** The data that can change until the transaction, except people, whose revisions and addresses are checked there. */
  readonly madeFrom: string;
}

export interface PlannedBatch extends ReadyBatch {
  /** Null when it could not be planned in advance. */
  readonly planned: Planned | null;
}

const madeFrom = ({ tagIds, columns }: BatchTerms, { suppressed }: Known): string =>
  JSON.stringify([tagIds, columns, [...suppressed].toSorted()]);

const plan = async ({ subscribers }: Records, batch: ReadyBatch, known: Known, terms: BatchTerms): Promise<Planned> => {
  const made = planBatch(batch, known, terms);
  await turn();
  const people = await subscribers.prepareAll(made.added);
  return { plan: made, people, effects: effectsOf(made), madeFrom: madeFrom(terms, known) };
};

/** Plans a batch outside of its transaction. Without terms, or when its people may be changing, it is left for later. */
export const planAhead = async (
  records: Records,
  batch: ReadyBatch,
  terms: BatchTerms | null,
): Promise<PlannedBatch> => {
  const isPlanned = terms !== null && batch.people !== null;
  return { ...batch, planned: isPlanned ? await plan(records, batch, await knownAt(records, batch), terms) : null };
};

/** The plan by the data of the transaction: the one made in advance when these data are still the same. */
export const currentPlan = async (records: Records, batch: PlannedBatch, terms: BatchTerms): Promise<Planned> => {
  const known = await knownAt(records, batch);
  const { planned } = batch;
  return planned?.madeFrom === madeFrom(terms, known) ? planned : plan(records, batch, known, terms);
};
