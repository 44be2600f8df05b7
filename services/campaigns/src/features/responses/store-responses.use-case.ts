import {
  DomainError,
  type PayloadOf,
  type Question,
  responseStoredEvent,
  type responseSubmittedEvent,
} from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { contributionOf, gather, numbersAfter } from '../../entities/report';
import type { NewResponse } from '../../entities/response';
import type { CountingRecords } from './response.types';

export type Submitted = PayloadOf<typeof responseSubmittedEvent>;

interface Published {
  readonly series: number;
  readonly questions: readonly Question[];
}

/** The versions that these responses answered; reads each version once. */
const versionsOf = async ({ versions }: CountingRecords, campaignId: string, submitted: readonly Submitted[]) => {
  const byNumber = new Map<number, Published>();
  for (const { version } of submitted) {
    if (!byNumber.has(version)) byNumber.set(version, await versions.get(campaignId, version));
  }
  return (version: number): Published => {
    const published = byNumber.get(version);
    if (!published) throw new DomainError('not_found');
    return published;
  };
};

const toResponse = (submitted: Submitted, series: number, number: number): NewResponse => ({
  id: submitted.responseId,
  campaignId: submitted.campaignId,
  number,
  version: submitted.version,
  series,
  round: submitted.round ?? 1,
  createdAt: new Date(submitted.submittedAt),
  completionTimeSeconds: submitted.completionTimeSeconds,
  answers: submitted.answers,
  deviceType: submitted.deviceType,
  browserFamily: submitted.browserFamily,
  totalQuestions: submitted.totalQuestions,
  questionsAnswered: submitted.questionsAnswered,
  marks: submitted.marks,
  isExcluded: false,
});

const storeNew = async (unit: CountingRecords, campaignId: string, submitted: readonly Submitted[]): Promise<void> => {
  const { responses, rollups, counters } = unit;
  const versionOf = await versionsOf(unit, campaignId, submitted);
  const { zone, numbers: known } = await counters.get(campaignId);
  const numbers = known ?? numbersAfter(await responses.count({ campaignId }));
  const stored = submitted.map((response, index) =>
    toResponse(response, versionOf(response.version).series, numbers.last + index + 1),
  );
  await responses.insertMany(stored);
  await rollups.add(
    gather(stored.map((response) => contributionOf(response, versionOf(response.version).questions, zone))),
  );
  const last = numbers.last + stored.length;
  await counters.change(campaignId, { responses: stored.length, numbers: { ...numbers, last } });
};

/**
 * Stores and counts responses of one campaign and acknowledges them to the intake in one transaction. A response that
 * is already stored is only acknowledged again.
 */
export const storeResponses = async (
  unit: Unit<CountingRecords>,
  campaignId: string,
  submitted: readonly Submitted[],
): Promise<void> => {
  const known = await unit.responses.findKnownIds(submitted.map(({ responseId }) => responseId));
  const unknown = new Map(submitted.map((response) => [response.responseId, response]));
  for (const id of known) unknown.delete(id);
  if (unknown.size > 0) await storeNew(unit, campaignId, [...unknown.values()]);
  for (const { responseId } of submitted) {
    await unit.outbox.add(responseStoredEvent, {
      aggregate: { type: 'response', id: responseId, revision: 1 },
      payload: { responseId, campaignId },
    });
  }
};
