import type { Answer, PayloadOf, responseSubmittedEvent } from '@folkmoot/contracts';
import { validateResponse } from '@folkmoot/question-types/core';
import { createRandom, type Random } from '@folkmoot/sample-data/random';
import type { DemoCampaign } from './demo-campaigns';

export type Submitted = PayloadOf<typeof responseSubmittedEvent>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Weight of each hour of the day, in UTC: none at night, most in the evening. */
const HOURS = [1, 0, 0, 0, 0, 1, 3, 7, 9, 6, 5, 5, 9, 8, 5, 4, 5, 8, 12, 14, 13, 9, 5, 2];
const WEEKEND = 1.4;
/** Weight of a day: many responses in the days after the opening, fewer later. */
const weightOf = (day: number, start: Date): number => {
  const weekday = new Date(start.getTime() + day * DAY_MS).getUTCDay();
  return (0.35 + Math.exp(-day / 14)) * (weekday === 0 || weekday === 6 ? WEEKEND : 1);
};

const QUICKEST = 35;
const SLOWEST = 420;

/** Most people take two to four minutes, a few leave the page open for 30 to 90 minutes. */
const secondsOf = (random: Random): number => {
  const usual = QUICKEST + Math.round((random.next() + random.next() + random.next()) * (SLOWEST / 3));
  return random.next() < 0.02 ? usual + random.between(1_800, 5_400) : usual;
};

export const devices = ['mobile', 'tablet', 'desktop'] as const;
export const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Other'] as const;

interface Submission {
  readonly moment: Date;
  readonly round: number;
  readonly answers: Answer[];
}

const responseOf = (campaign: DemoCampaign, submission: Submission, random: Random): Submitted => {
  const { moment, round } = submission;
  const { answers, visible } = validateResponse(campaign.questions, submission.answers);
  return {
    responseId: random.uuid(),
    campaignId: campaign.id,
    version: 1,
    round,
    submittedAt: moment.toISOString(),
    completionTimeSeconds: secondsOf(random),
    answers,
    deviceType: devices[random.weighted([62, 8, 30])] ?? 'mobile',
    browserFamily: browsers[random.weighted([48, 34, 8, 8, 2])] ?? 'Other',
    totalQuestions: visible,
    questionsAnswered: answers.length,
    marks: [],
  };
};

/** A random time between opening and end, by the weights of days and hours. */
const momentOf = (start: Date, weights: readonly number[], random: Random): Date => {
  const day = random.weighted(weights);
  const hour = random.weighted(HOURS);
  const midnight = Math.floor(start.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + day * DAY_MS + hour * HOUR_MS + random.between(0, HOUR_MS - 1));
};

/** Period in which a campaign accepted answers. */
export interface Opening {
  readonly start: Date;
  readonly end: Date;
  /** The number of the round that is open at a time; null between rounds. */
  readonly roundAt: (moment: Date) => number | null;
}

/** Answers have their own seed: the number of random draws for a time depends on the day and the hour. */
const ANSWERS_SEED = 1_000_000;

/**
 * The responses of a demo campaign, oldest first. The answers are always the same; the times depend on the current day.
 */
export const demoResponses = (campaign: DemoCampaign, { start, end, roundAt }: Opening): Submitted[] => {
  const random = createRandom(campaign.seed);
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const weights = Array.from({ length: days }, (_, day) => weightOf(day, start));
  const moments: Date[] = [];
  while (moments.length < campaign.responses) {
    const moment = momentOf(start, weights, random);
    if (moment > start && moment < end && roundAt(moment) !== null) moments.push(moment);
  }
  moments.sort((a, b) => a.getTime() - b.getTime());
  const ofAnswers = createRandom(campaign.seed + ANSWERS_SEED);
  const complete = campaign.createCompletion?.() ?? ((answers: Answer[]) => answers);
  return moments.map((moment) => {
    const answers = complete(campaign.answer(ofAnswers));
    return responseOf(campaign, { moment, round: roundAt(moment) ?? 1, answers }, ofAnswers);
  });
};
