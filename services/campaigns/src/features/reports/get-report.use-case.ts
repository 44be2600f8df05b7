import { type DayRange, daysBetween } from '@folkmoot/calendar/days';
import { isOtherWordsId, type Report } from '@folkmoot/contracts';
import { checkRange } from '../../entities/campaign';
import { askedQuestions } from '../../entities/response';
import { noVisits } from '../../entities/visit';
import {
  completionRateOf,
  counted,
  daysIn,
  excludedIn,
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

/** The report of a campaign, from rollups and counters only. Reads no responses. */
export const getReport = async (
  { actor, reader }: ReportContext,
  campaignId: string,
  range: ReportRange,
): Promise<Report> => {
  checkRange(range);
  const repositories = reader(actor);
  const { campaigns, rollups, counters } = repositories;
  const campaign = await campaigns.get(campaignId);
  const counter = await counters.get(campaignId);
  const [{ questions, versions }, kept, visited] = await Promise.all([
    askedQuestions(repositories, campaignId),
    rollups.list(campaignId, range),
    visitsIn(repositories, campaignId, range),
  ]);
  const ofRound = kept.filter(({ round }) => range.round === undefined || round === range.round);
  const counts = counted(ofRound);
  const days = daysIn(counts);
  return {
    campaignId,
    title: campaign.title,
    description: campaign.description,
    status: campaign.status,
    targetResponses: campaign.targetResponses,
    responses: responsesIn(counts),
    totalResponses: counter.responses,
    excluded: excludedIn(ofRound),
    rounds: roundsIn(counted(kept)),
    completionRate: completionRateOf(visited),
    views: visited.views,
    starts: visited.starts,
    completes: visited.completes,
    abandons: visited.abandons,
    stops: stopsAt(questions, visited.stops),
    ...timesIn(counts),
    questions: questions.filter(({ id }) => !isOtherWordsId(id)).length,
    timezone: counter.zone,
    period: days.period,
    timeline: timelineOf(range, days),
    results: resultsIn(questions, counts, versions),
    revision: counter.revision,
  };
};
