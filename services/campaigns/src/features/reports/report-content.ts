import { momentsOf } from '@folkmoot/calendar/days';
import { momentInWords, type Report } from '@folkmoot/contracts';
import type { DocumentContent } from '@folkmoot/documents';
import type { StoredInsight } from '../../entities/insight';
import {
  type AnswerConditions,
  askedQuestions,
  type ExportRedactor,
  everAsked,
  everyQuestion,
  exportRedactor,
  namesAsked,
  type Response,
  readWhere,
  withoutPersonalAnswers,
} from '../../entities/response';
import { areasSections } from './areas-section';
import { filterReport } from './filter-report';
import { getReport } from './get-report.use-case';
import { insightsSection, isPresent, summaryOf } from './insight-sections';
import { redactedInsight } from './redact-insights.domain';
import type { DocumentContext, DocumentRange, DocumentTools, ReportRecords } from './report.types';
import { periodInWords } from './report-dates';
import { messages } from './report-document.messages';
import { basicSection, type Facts, metricsSection, resultsSection, summarySection, totalOf } from './report-sections';
import { sampleSection } from './sample-section';
import { writtenWords } from './written-words';

/** A report shows the first three responses. */
const SAMPLES = 3;
const USUAL_COLOUR = '#2563eb';

/** Number of latest responses to search for shown comments. Rollups contain no texts. */
const LATEST = 100;

/** Newest first. */
const latestOf = async (
  { responses }: ReportRecords,
  { campaignId, timezone }: Pick<Report, 'campaignId' | 'timezone'>,
  { from, to, round }: DocumentRange,
  conditions: AnswerConditions,
): Promise<Response[]> => {
  const ofRange = { campaignId, ...momentsOf({ from, to }, timezone), round, isExcluded: false };
  return (await responses.list({ ...ofRange, ...conditions, limit: LATEST })).items;
};

/** Names that the authors of the quoted texts entered. */
const namesOf = async (
  { responses }: ReportRecords,
  { citedIds }: StoredInsight,
  questions: Parameters<typeof namesAsked>[1],
) => {
  const cited = await Promise.all(citedIds.map((id) => responses.find(id)));
  return namesAsked(
    cited.filter((response) => response !== null && response !== 'erased'),
    questions,
  );
};

/** Analyses with content. They exist only for all responses of some days, not for a round or a filter. */
const insightsOf = async (
  repositories: ReportRecords,
  campaignId: string,
  { from, to, round, where = '' }: DocumentRange,
  redactor: ExportRedactor,
): Promise<StoredInsight[]> => {
  if (round !== undefined || where !== '') return [];
  const kept = (await repositories.insights.list(campaignId, { from: from ?? null, to: to ?? null })).filter(isPresent);
  if (!redactor.isOn) return kept;
  const questions = await everyQuestion(repositories, campaignId);
  return Promise.all(
    kept.map(async (insight) => {
      const names = await namesOf(repositories, insight, questions);
      return redactedInsight(insight, (texts) => redactor.texts(texts, names));
    }),
  );
};

const frameOf = async ({ councils }: ReportRecords, about: Facts, { fetchLogo, productName }: DocumentTools) => {
  const { report, ...facts } = about;
  const council = (await councils.find())?.council;
  const { primaryColor: accent = USUAL_COLOUR, logoHash = null } = council?.branding ?? {};
  return {
    language: 'en',
    kind: messages.kind,
    title: report.title,
    author: facts.council,
    accent,
    logo: council && logoHash ? await fetchLogo(council.id, logoHash) : null,
    facts: [
      { label: messages.generated, value: facts.generated },
      { label: messages.period, value: facts.period },
      ...facts.filters.map((filter) => ({ label: messages.filteredBy, value: filter })),
      { label: messages.responses, value: totalOf(about) },
    ],
    footer: messages.footer(facts.council, report.title, productName),
    pageWords: messages.pageWords,
    instead: messages.instead,
  };
};

const isWhole = ({ from, to, round, where }: DocumentRange): boolean => !from && !to && round === undefined && !where;

/** The report of a range with all data of the document. */
export const reportContent = async (
  context: DocumentContext,
  { campaignId, range }: { readonly campaignId: string; readonly range: DocumentRange },
  tools: DocumentTools,
): Promise<{ readonly report: Report; readonly content: DocumentContent }> => {
  const repositories = context.reader(context.actor);
  const all = await getReport(context, campaignId, range);
  const { conditions, words: filters } = await readWhere(repositories, campaignId, range.where);
  const report = filters.length > 0 ? await filterReport(context, all, range, tools.countAnswers) : all;
  const { questions: reportedQuestions, versions } = await askedQuestions(repositories, campaignId);
  const questions = everAsked(reportedQuestions, versions);
  const redactor = await exportRedactor(tools.redactTexts, repositories, async () => questions);
  const [council, latest, insights, quality] = await Promise.all([
    repositories.councils.find(),
    latestOf(repositories, report, range, conditions),
    insightsOf(repositories, campaignId, range, redactor),
    tools.getLabelQuality(context, campaignId),
  ]);
  const facts: Facts = {
    report,
    filters,
    unfiltered: all.responses,
    council: council?.name ?? '',
    period: periodInWords(report, range),
    generated: momentInWords(context.clock.now(), report.timezone),
  };
  const { responses, timezone } = report;
  const samples = latest.slice(0, SAMPLES);
  const words = await writtenWords(reportedQuestions, {
    responses: latest,
    everAsked: questions,
    versions,
    redactor,
    timezone,
  });
  const sample = {
    samples: withoutPersonalAnswers(await redactor.answers(samples), questions),
    questions,
    responses,
    timezone,
    isRedacted: redactor.isOn,
  };
  const sections = [
    summarySection(facts, summaryOf(insights)),
    metricsSection(facts),
    resultsSection(facts, words),
    ...areasSections(facts, council?.council?.settings, isWhole(range)),
    insights.length > 0 ? insightsSection(insights, { ...report, quality }) : basicSection(facts),
    sampleSection(sample),
  ];
  return { report, content: { ...(await frameOf(repositories, facts, tools)), sections } };
};
