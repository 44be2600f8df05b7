import { isDeepStrictEqual } from 'node:util';
import { type Answer, type FullAnswers, lookup, type Question, type SurveyLimits } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { Rollup } from '../report/rollup.domain';
import type { RollupRepository } from '../report/rollup.repository';
import { countInQuota, isFull, isInQuota, type Taken } from '../survey/question-types.domain';
import type { SurveyVersionRepository } from '../survey/survey.repository';
import type { Campaign } from './campaign.domain';
import { campaignChanged } from './campaign.events';
import type { CampaignRepository } from './campaign.repository';

export interface LimitRecords {
  readonly campaigns: CampaignRepository;
  readonly versions: SurveyVersionRepository;
  readonly rollups: RollupRepository;
}

interface Limited {
  readonly limits: SurveyLimits;
  readonly questions: readonly Question[];
}

/** The limits of the newest version, which count for answers to every version. Null for none. */
export const findLimits = async (
  { versions }: Pick<LimitRecords, 'versions'>,
  campaignId: string,
): Promise<Limited | null> => {
  const latest = await versions.findLatest(campaignId);
  return latest?.limits ? { limits: latest.limits, questions: latest.questions } : null;
};

/** The responses that count already in a round. */
export const takenIn = ({ limits, questions }: Limited, rollups: readonly Rollup[], round: number): Taken => {
  const counted = rollups.filter((rollup) => rollup.round === round && !rollup.isExcluded);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const quotas = (limits.quotas ?? []).map((quota) => {
    const question = byId.get(quota.questionId);
    const counts = counted.map((rollup) =>
      question ? countInQuota(question, quota, lookup(rollup.questions, question.id) ?? {}) : 0,
    );
    return [quota.id, counts.reduce((sum, count) => sum + count, 0)] as const;
  });
  return {
    responses: counted.reduce((sum, { responses }) => sum + responses, 0),
    quotas: new Map(quotas),
  };
};

/** Counts further answers against the limits, in the order of the calls. */
export const createRoom = ({ limits, questions }: Limited, before: Taken) => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const quotas = new Map(before.quotas);
  let { responses } = before;
  const quotasOf = (answers: readonly Answer[]) => {
    const answerOf = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
    return (limits.quotas ?? []).filter((quota) => {
      const question = byId.get(quota.questionId);
      const answer = answerOf.get(quota.questionId);
      return question !== undefined && answer !== undefined && isInQuota(question, quota, answer);
    });
  };
  return {
    /** Takes a place in the survey and in each quota of the answers. False when one of them is full: then it takes none. */
    take: (answers: readonly Answer[]): boolean => {
      const mine = quotasOf(answers);
      const isOver = limits.responses !== undefined && responses >= limits.responses;
      if (isOver || mine.some(({ id, limit }) => (quotas.get(id) ?? 0) >= limit)) return false;
      responses += 1;
      for (const { id } of mine) quotas.set(id, (quotas.get(id) ?? 0) + 1);
      return true;
    },
  };
};

/** The answers whose quotas are reached. */
const fullAnswersOf = ({ limits: { quotas = [] } }: Limited, taken: Taken): FullAnswers['answers'] =>
  quotas
    .filter(({ id, limit }) => (taken.quotas.get(id) ?? 0) >= limit)
    .map(({ questionId, optionId }) => ({ questionId, optionId }));

type Fullness = Required<Pick<Campaign, 'fullRound' | 'fullAnswers'>>;

/** How full a round is by what counts in it. */
const fullnessNow = (limited: Limited | null, rollups: readonly Rollup[], round: number): Fullness => {
  if (!limited) return { fullRound: null, fullAnswers: null };
  const taken = takenIn(limited, rollups, round);
  const answers = fullAnswersOf(limited, taken);
  return {
    fullRound: isFull(limited.limits, limited.questions, taken) ? round : null,
    fullAnswers: answers.length > 0 ? { round, answers } : null,
  };
};

/**
 * Late answers of an earlier round must not hide that the present round is full, and a round with room must not open an
 * earlier one.
 */
const ofLatestRound = <T>(before: T | null, now: T | null, roundOf: (value: T) => number, round: number): T | null => {
  const known = before === null ? round : roundOf(before);
  return known > round || (known < round && now === null) ? before : now;
};

/** Null when nothing has changed for residents. */
const changeOf = (before: Fullness, after: Fullness) => {
  if (before.fullRound !== after.fullRound) return after.fullRound === null ? 'has_room' : 'filled';
  if (isDeepStrictEqual(before.fullAnswers, after.fullAnswers)) return null;
  const [was, is] = [before, after].map(({ fullAnswers }) => fullAnswers?.answers.length ?? 0);
  return (is ?? 0) < (was ?? 0) ? 'quota_has_room' : 'quota_filled';
};

/**
 * Publishes that a round or a quota is full, or that it has room again. Called in the transaction that changes what
 * counts, or the limits. Without a round: the last one with responses.
 */
export const followLimits = async (unit: Unit<LimitRecords>, campaignId: string, wanted?: number): Promise<void> => {
  const campaign = await unit.campaigns.get(campaignId);
  const before = { fullRound: campaign.fullRound ?? null, fullAnswers: campaign.fullAnswers ?? null };
  const limited = await findLimits(unit, campaignId);
  if (!limited && before.fullRound === null && before.fullAnswers === null) return;
  const rollups = await unit.rollups.list(campaignId);
  const round = wanted ?? Math.max(1, ...rollups.map((rollup) => rollup.round));
  const now = fullnessNow(limited, rollups, round);
  const after = {
    fullRound: ofLatestRound(before.fullRound, now.fullRound, (full) => full, round),
    fullAnswers: ofLatestRound(before.fullAnswers, now.fullAnswers, (full) => full.round, round),
  };
  const change = changeOf(before, after);
  if (!change) return;
  const saved = await unit.campaigns.save({ ...campaign, ...after });
  await campaignChanged(unit.outbox, change, saved);
};
