import { type Answer, lookup, type Question, type SurveyLimits } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { Rollup } from '../report/rollup.domain';
import type { RollupRepository } from '../report/rollup.repository';
import { countInQuota, isFull, isInQuota, type Taken } from '../survey/question-types.domain';
import type { SurveyVersionRepository } from '../survey/survey.repository';
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

/**
 * Publishes that a round is full, or that it has room again. Called in the transaction that changes what counts, or the
 * limits. Without a round: the last one with responses.
 */
export const followLimits = async (unit: Unit<LimitRecords>, campaignId: string, wanted?: number): Promise<void> => {
  const campaign = await unit.campaigns.get(campaignId);
  const { fullRound = null } = campaign;
  const limited = await findLimits(unit, campaignId);
  if (!limited && fullRound === null) return;
  const rollups = await unit.rollups.list(campaignId);
  const round = wanted ?? Math.max(1, ...rollups.map((rollup) => rollup.round));
  const isNowFull = limited !== null && isFull(limited.limits, limited.questions, takenIn(limited, rollups, round));
  // Late answers of an earlier round do not open or close the present one.
  if (isNowFull === (fullRound === round) || (fullRound !== null && fullRound > round)) return;
  const saved = await unit.campaigns.save({ ...campaign, fullRound: isNowFull ? round : null });
  await campaignChanged(unit.outbox, isNowFull ? 'filled' : 'has_room', saved);
};
