import { type DayRange, daysBetween, momentsOf } from '@folkmoot/calendar/days';
import {
  isOtherWordsId,
  type Question,
  type QuestionResult,
  type Report,
  type SurveySection,
} from '@folkmoot/contracts';
import { checkRange } from '../../entities/campaign';
import { type AskedQuestions, askedQuestions } from '../../entities/response';
import { noVisits } from '../../entities/visit';
import {
  completionRateOf,
  counted,
  daysIn,
  excludedIn,
  languagesIn,
  responsesIn,
  resultsIn,
  roundsIn,
  stopsAt,
  timesIn,
} from './report.domain';
import type { ReportContext, ReportRange, ReportRecords } from './report.types';

const timelineOf = (
  { from, to }: DayRange,
  { byDay, period }: ReturnType<typeof daysIn>,
): { date: string; count: number }[] => {
  const first = from ?? period?.from;
  const last = to ?? period?.to;
  if (!first || !last) return [];
  return daysBetween(first, last).map((date) => ({ date, count: byDay.get(date) ?? 0 }));
};

/** Empty for a single round, because visits are not counted by round. */
const visitsIn = async ({ visits }: ReportRecords, campaignId: string, { from, to, round }: ReportRange) =>
  round === undefined ? visits.sum(campaignId, { from, to }) : noVisits;

/** Results with the titles of their sections. */
const withSectionTitles = (
  results: readonly QuestionResult[],
  questions: readonly Question[],
  sections: readonly SurveySection[],
): QuestionResult[] => {
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  return results.map((result, index) => {
    const title = titles.get(questions[index]?.sectionId ?? '');
    return title ? { ...result, section: title } : result;
  });
};

/** How many of the excluded responses limits and end pages took out. An index answers it. */
const countMarked = async (
  { responses, counters }: ReportRecords,
  campaignId: string,
  { from, to, round }: ReportRange,
): Promise<Pick<Report, 'overQuota' | 'screenedOut'>> => {
  const { zone } = await counters.get(campaignId);
  const days = momentsOf({ from, to }, zone);
  const count = (mark: 'over_quota' | 'screened_out') =>
    responses.count({ campaignId, ...days, round, mark, isExcluded: true });
  const [overQuota, screenedOut] = await Promise.all([count('over_quota'), count('screened_out')]);
  return { ...(overQuota > 0 && { overQuota }), ...(screenedOut > 0 && { screenedOut }) };
};

/** The series beside the live answers. */
const importedIn = async (
  { answerSeries }: ReportRecords,
  campaignId: string,
): Promise<Pick<Report, 'importedSeries'>> => {
  const complete = (await answerSeries.list(campaignId)).filter(({ isComplete }) => isComplete);
  return complete.length === 0
    ? {}
    : { importedSeries: complete.map(({ id, name, responses }) => ({ id, name, responses })) };
};

/** More would take too long to read for each report. */
const MOST_TIMED = 20_000;

/** Responses by hour, for a timeline that would have a single bar. */
const hoursOf = async (
  { responses, counters }: ReportRecords,
  campaignId: string,
  { timeline, round, count }: { timeline: readonly { date: string }[]; round: number | undefined; count: number },
): Promise<Pick<Report, 'hours'>> => {
  const [only] = timeline;
  if (timeline.length !== 1 || !only || count === 0 || count > MOST_TIMED) return {};
  const { zone } = await counters.get(campaignId);
  const days = momentsOf({ from: only.date, to: only.date }, zone);
  const byHour = await responses.countByHour({ campaignId, ...days, round, isExcluded: false }, zone);
  const hours = [...byHour.keys()];
  const first = Math.min(...hours);
  const length = Math.max(...hours) - first + 1;
  return {
    hours: Array.from({ length }, (_, index) => ({ hour: first + index, count: byHour.get(first + index) ?? 0 })),
  };
};

interface ReadReport {
  readonly report: Report;
  /** The questions that it is about. */
  readonly asked: AskedQuestions;
}

/** The report, for features that need its questions, too. */
export const readReport = async (
  { actor, reader }: ReportContext,
  campaignId: string,
  range: ReportRange,
  language?: string,
): Promise<ReadReport> => {
  checkRange(range);
  const repositories = reader(actor);
  const { campaigns, rollups, counters, commentPlans } = repositories;
  const campaign = await campaigns.get(campaignId);
  const counter = await counters.get(campaignId);
  const [asked, kept, visited] = await Promise.all([
    askedQuestions(repositories, campaignId, language),
    rollups.list(campaignId, range),
    visitsIn(repositories, campaignId, range),
  ]);
  const { questions, sections, versions, terms } = asked;
  const ofRound = kept.filter(({ round }) => range.round === undefined || round === range.round);
  const counts = counted(ofRound);
  const days = daysIn(counts);
  const timeline = timelineOf(range, days);
  const excluded = excludedIn(ofRound);
  const languages = languagesIn(counts);
  const report: Report = {
    campaignId,
    title: campaign.title,
    description: campaign.description,
    status: campaign.status,
    targetResponses: campaign.targetResponses,
    responses: responsesIn(counts),
    totalResponses: counter.responses,
    excluded,
    ...(excluded > 0 && (await countMarked(repositories, campaignId, range))),
    rounds: roundsIn(counted(kept)),
    completionRate: completionRateOf(visited),
    views: visited.views,
    starts: visited.starts,
    completes: visited.completes,
    abandons: visited.abandons,
    stops: stopsAt(questions, visited.stops),
    ...(languages.length > 0 && { languages }),
    ...(terms.themes.length > 0 && { commentThemes: [...terms.themes] }),
    ...(await importedIn(repositories, campaignId)),
    ...timesIn(counts),
    questions: questions.filter(({ id }) => !isOtherWordsId(id)).length,
    timezone: counter.zone,
    period: days.period,
    timeline,
    ...(await hoursOf(repositories, campaignId, { timeline, round: range.round, count: responsesIn(counts) })),
    results: withSectionTitles(resultsIn(questions, counts, versions), questions, sections),
    revision: counter.revision + ((await commentPlans.find(campaignId))?.revision ?? 0),
  };
  return { report, asked };
};

/**
 * The report of a campaign, from rollups and counters. Reads responses only for the hours of a single day. With a language,
 * questions and options are in it where they are translated.
 */
export const getReport = async (...input: Parameters<typeof readReport>): Promise<Report> =>
  (await readReport(...input)).report;
