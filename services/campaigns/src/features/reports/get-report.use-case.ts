import type { Actor, Report } from '@folkmoot/contracts';
import { checkRange, daysBetween } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import type { DayRange } from '../../records/rollup.repository';
import { completionRateOf, daysIn, responsesIn, resultsIn, timesIn } from './report.domain';

const timelineOf = (
  { from, to }: DayRange,
  { byDay, period }: ReturnType<typeof daysIn>,
): { date: string; count: number }[] => {
  const first = from ?? period?.from;
  const last = to ?? period?.to;
  if (!first || !last) return [];
  return daysBetween(first, last).map((date) => ({ date, count: byDay.get(date) ?? 0 }));
};

/** The report of a campaign, from rollups and counters only: no response is read. */
export const getReport = async (deps: Deps, actor: Actor, campaignId: string, range: DayRange): Promise<Report> => {
  checkRange(range);
  const { campaigns, surveys, versions, rollups, counters, visits } = deps.reader(actor);
  const campaign = await campaigns.get(campaignId);
  const counter = await counters.get(campaignId);
  const [survey, published, counts, visited] = await Promise.all([
    surveys.getOfCampaign(campaignId),
    versions.list(campaignId),
    rollups.list(campaignId, range),
    visits.sum(campaignId, range),
  ]);
  const questions = published.at(-1)?.questions ?? survey.content.questions;
  const days = daysIn(counts);
  return {
    campaignId,
    title: campaign.title,
    description: campaign.description,
    status: campaign.status,
    responses: responsesIn(counts),
    totalResponses: counter.responses,
    completionRate: completionRateOf(visited),
    views: visited.views,
    starts: visited.starts,
    completes: visited.completes,
    ...timesIn(counts),
    questions: questions.length,
    timezone: counter.zone,
    period: days.period,
    timeline: timelineOf(range, days),
    results: resultsIn(questions, counts, published),
    revision: counter.revision,
  };
};
