import { type Actor, momentInWords, type Report } from '@folkmoot/contracts';
import type { DocumentContent } from '@folkmoot/service-kit/paper';
import type { AnswerConditions } from '../../records/answer-conditions.domain';
import { askedQuestions, everyQuestion } from '../../records/asked-questions';
import { everAsked } from '../../records/ever-asked.domain';
import type { StoredInsight } from '../../records/insight.domain';
import { momentsOf } from '../../records/local-days';
import { namesAsked } from '../../records/own-words';
import { type ExportRedactor, exportRedactor } from '../../records/redaction';
import type { Repositories } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import { readWhere } from '../../records/where';
import { areasSections } from './areas-section';
import { filterReport } from './filter-report';
import { getReport } from './get-report.use-case';
import { insightsSection, isPresent, summaryOf } from './insight-sections';
import { redactedInsight } from './redact-insights.domain';
import { periodInWords } from './report-dates';
import type { DocumentDeps, DocumentRange } from './report-document.deps';
import { messages } from './report-document.messages';
import { basicSection, type Facts, metricsSection, resultsSection, summarySection } from './report-sections';
import { sampleSection } from './sample-section';
import { writtenWords } from './written-words';

/** D1: the first three. */
const SAMPLES = 3;
const USUAL_COLOUR = '#2563eb';

/** Among so many are the words that are shown; rollups hold none. */
const LATEST = 100;

/** Newest first. */
const latestOf = async (
  { responses }: Repositories,
  { campaignId, timezone }: Pick<Report, 'campaignId' | 'timezone'>,
  { from, to, round }: DocumentRange,
  conditions: AnswerConditions,
): Promise<Response[]> => {
  const ofRange = { campaignId, ...momentsOf({ from, to }, timezone), round, isExcluded: false };
  return (await responses.list({ ...ofRange, ...conditions, limit: LATEST })).items;
};

/** What the people whose words an analysis shows gave where they were asked for a name. */
const namesOf = async (
  { responses }: Repositories,
  { citedIds }: StoredInsight,
  questions: Parameters<typeof namesAsked>[1],
) => {
  const cited = await Promise.all(citedIds.map((id) => responses.find(id)));
  return namesAsked(
    cited.filter((response) => response !== null && response !== 'erased'),
    questions,
  );
};

/** The analyses that say something. They are of all responses of some days: a round or a filter has none. */
const insightsOf = async (
  repositories: Repositories,
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

const frameOf = async (
  { fetchLogo, productName }: DocumentDeps,
  { councils }: Repositories,
  { report, ...facts }: Facts,
) => {
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
      { label: messages.responses, value: report.responses.toLocaleString('en') },
    ],
    footer: messages.footer(facts.council, report.title, productName),
    pageWords: messages.pageWords,
    instead: messages.instead,
  };
};

const isWhole = ({ from, to, round, where }: DocumentRange): boolean => !from && !to && round === undefined && !where;

/** The report of a range and everything that a document says of it. */
export const reportContent = async (
  deps: DocumentDeps,
  actor: Actor,
  campaignId: string,
  range: DocumentRange,
): Promise<{ readonly report: Report; readonly content: DocumentContent }> => {
  const repositories = deps.reader(actor);
  const all = await getReport(deps, actor, campaignId, range);
  const { conditions, words: filters } = await readWhere(repositories, campaignId, range.where);
  const report = filters.length > 0 ? await filterReport(deps, actor, all, range) : all;
  const { questions: asked, versions } = await askedQuestions(repositories, campaignId);
  const questions = everAsked(asked, versions);
  const redactor = await exportRedactor(deps, repositories, async () => questions);
  const [council, latest, insights] = await Promise.all([
    repositories.councils.find(),
    latestOf(repositories, report, range, conditions),
    insightsOf(repositories, campaignId, range, redactor),
  ]);
  const facts: Facts = {
    report,
    filters,
    unfiltered: all.responses,
    council: council?.name ?? '',
    period: periodInWords(report, range),
    generated: momentInWords(deps.clock.now(), report.timezone),
  };
  const { responses, timezone } = report;
  const samples = latest.slice(0, SAMPLES);
  const words = await writtenWords(asked, { responses: latest, everAsked: questions, versions, redactor, timezone });
  const given = { samples: await redactor.answers(samples), questions, responses, timezone, isRedacted: redactor.isOn };
  const sections = [
    summarySection(facts, summaryOf(insights)),
    metricsSection(facts),
    resultsSection(facts, words),
    ...areasSections(facts, council?.council?.settings, isWhole(range)),
    insights.length > 0 ? insightsSection(insights, report) : basicSection(facts),
    sampleSection(given),
  ];
  return { report, content: { ...(await frameOf(deps, repositories, facts)), sections } };
};
