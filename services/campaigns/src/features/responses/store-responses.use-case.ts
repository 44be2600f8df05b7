import {
  DomainError,
  type PayloadOf,
  type Question,
  responseStoredEvent,
  type responseSubmittedEvent,
} from '@folkmoot/contracts';
import { numbersAfter } from '../../records/counter.domain';
import type { CampaignsUnit } from '../../records/repositories';
import type { NewResponse } from '../../records/response.domain';
import { contributionOf, gather } from '../../records/rollup.domain';

export type Submitted = PayloadOf<typeof responseSubmittedEvent>;

interface Published {
  readonly series: number;
  readonly questions: readonly Question[];
}

/** The versions that these responses were given to; each is read once. */
const versionsOf = async ({ versions }: CampaignsUnit, campaignId: string, submitted: readonly Submitted[]) => {
  const found = new Map<number, Published>();
  for (const { version } of submitted) {
    if (!found.has(version)) found.set(version, await versions.get(campaignId, version));
  }
  return (version: number): Published => {
    const published = found.get(version);
    if (!published) throw new DomainError('not_found');
    return published;
  };
};

const toResponse = (given: Submitted, series: number, number: number): NewResponse => ({
  id: given.responseId,
  campaignId: given.campaignId,
  number,
  version: given.version,
  series,
  round: given.round ?? 1,
  createdAt: new Date(given.submittedAt),
  completionTimeSeconds: given.completionTimeSeconds,
  answers: given.answers,
  deviceType: given.deviceType,
  browserFamily: given.browserFamily,
  totalQuestions: given.totalQuestions,
  questionsAnswered: given.questionsAnswered,
  marks: given.marks,
  isExcluded: false,
});

const storeNew = async (unit: CampaignsUnit, campaignId: string, submitted: readonly Submitted[]): Promise<void> => {
  const { responses, rollups, counters } = unit;
  const versionOf = await versionsOf(unit, campaignId, submitted);
  const { zone, numbers: known } = await counters.get(campaignId);
  const numbers = known ?? numbersAfter(await responses.count({ campaignId }));
  const stored = submitted.map((given, index) =>
    toResponse(given, versionOf(given.version).series, numbers.last + index + 1),
  );
  await responses.insertMany(stored);
  await rollups.add(gather(stored.map((one) => contributionOf(one, versionOf(one.version).questions, zone))));
  const last = numbers.last + stored.length;
  await counters.change(campaignId, { responses: stored.length, numbers: { ...numbers, last } });
};

/**
 * Keeps responses of one campaign, counts them, and tells the intake that it may let go of them: all in one
 * transaction. One that is kept already is only told of again.
 */
export const storeResponses = async (
  unit: CampaignsUnit,
  campaignId: string,
  submitted: readonly Submitted[],
): Promise<void> => {
  const known = await unit.responses.findKnownIds(submitted.map(({ responseId }) => responseId));
  const unknown = new Map(submitted.map((one) => [one.responseId, one]));
  for (const id of known) unknown.delete(id);
  if (unknown.size > 0) await storeNew(unit, campaignId, [...unknown.values()]);
  for (const { responseId } of submitted) {
    await unit.outbox.add(responseStoredEvent, {
      aggregate: { type: 'response', id: responseId, revision: 1 },
      payload: { responseId, campaignId },
    });
  }
};
