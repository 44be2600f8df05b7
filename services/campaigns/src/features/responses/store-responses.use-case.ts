import {
  DomainError,
  type PayloadOf,
  responseStoredEvent,
  type responseSubmittedEvent,
  type SurveyVersion,
} from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { createRoom, findLimits, followLimits, takenIn } from '../../entities/campaign';
import { READ_AFTER_MS } from '../../entities/comment-plan';
import { DEBOUNCE_MS } from '../../entities/integrity';
import { contributionOf, gather, numbersAfter } from '../../entities/report';
import type { NewResponse } from '../../entities/response';
import { endPageOf } from '../../entities/survey';
import { followWaves } from '../../entities/wave';
import { followCells } from '../../entities/weighting';
import { messages } from './response.messages';
import type { CountingRecords, StoringRecords } from './response.types';

/** The user's id in exclusions that no person made. */
const BY_PRODUCT = 'system';

export type Submitted = PayloadOf<typeof responseSubmittedEvent>;

type Published = Pick<SurveyVersion, 'series' | 'questions' | 'sections' | 'endPages'>;

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

type Uncounted = 'over_quota' | 'screened_out' | null;

const toResponse = (submitted: Submitted, series: number, number: number, why: Uncounted): NewResponse => ({
  id: submitted.responseId,
  campaignId: submitted.campaignId,
  number,
  version: submitted.version,
  series,
  round: submitted.round ?? 1,
  createdAt: new Date(submitted.submittedAt),
  completionTimeSeconds: submitted.completionTimeSeconds,
  answers: submitted.answers,
  ...(submitted.language !== undefined && { language: submitted.language }),
  deviceType: submitted.deviceType,
  browserFamily: submitted.browserFamily,
  totalQuestions: submitted.totalQuestions,
  questionsAnswered: submitted.questionsAnswered,
  marks: why === null ? submitted.marks : [...submitted.marks, why],
  isExcluded: why !== null,
  ...(why !== null && { exclusion: { reason: messages[why], by: BY_PRODUCT, at: new Date(submitted.submittedAt) } }),
});

type VersionOf = (version: number) => Published;

/** Decides which responses do not count, in their order of arrival. */
const createAdmission = async (unit: CountingRecords, campaignId: string, versionOf: VersionOf) => {
  const limited = await findLimits(unit, campaignId);
  const rollups = limited ? await unit.rollups.list(campaignId) : [];
  const rooms = new Map<number, ReturnType<typeof createRoom>>();
  return ({ version, answers, round = 1 }: Submitted): Uncounted => {
    if (endPageOf(versionOf(version), answers)?.kind === 'screen_out') return 'screened_out';
    if (!limited) return null;
    const room = rooms.get(round) ?? createRoom(limited, takenIn(limited, rollups, round));
    rooms.set(round, room);
    return room.take(answers) ? null : 'over_quota';
  };
};

const storeNew = async (
  unit: Unit<StoringRecords>,
  campaignId: string,
  submitted: readonly Submitted[],
): Promise<void> => {
  const { responses, rollups, counters, commentPlans, integrity } = unit;
  // Before all other work: of two replicas that store responses of one campaign, one has to repeat what it has done.
  const { zone, numbers: known } = await counters.getForChange(campaignId);
  const versionOf = await versionsOf(unit, campaignId, submitted);
  const numbers = known ?? numbersAfter(await responses.count({ campaignId }));
  const uncounted = await createAdmission(unit, campaignId, versionOf);
  const stored = submitted.map((response, index) =>
    toResponse(response, versionOf(response.version).series, numbers.last + index + 1, uncounted(response)),
  );
  await responses.insertMany(stored);
  await rollups.add(
    gather(stored.map((response) => contributionOf(response, versionOf(response.version).questions, zone))),
  );
  const answered = [...new Set(stored.map(({ version }) => version))];
  const versions = answered.map((version) => ({ version, questions: versionOf(version).questions }));
  const followed = { campaignId, changes: stored.map((after) => ({ after })), versions };
  await followCells(unit, followed);
  await followWaves(unit, followed);
  const last = numbers.last + stored.length;
  const counted = stored.filter(({ isExcluded }) => !isExcluded).length;
  await counters.change(campaignId, { responses: counted, numbers: { ...numbers, last } });
  const lastAt = stored.at(-1)?.createdAt.getTime() ?? 0;
  await commentPlans.noteResponses(campaignId, new Date(lastAt + READ_AFTER_MS));
  await integrity.noteResponses(campaignId, new Date(lastAt + DEBOUNCE_MS));
  for (const round of new Set(stored.map((response) => response.round))) await followLimits(unit, campaignId, round);
};

/**
 * Stores and counts responses of one campaign and acknowledges them to the intake in one transaction. A response that
 * is already stored is only acknowledged again.
 */
export const storeResponses = async (
  unit: Unit<StoringRecords>,
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
