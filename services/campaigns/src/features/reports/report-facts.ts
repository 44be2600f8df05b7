import { momentsOf } from '@folkmoot/calendar/days';
import { decodeAnswerFilters, type Report, type ReportAudience } from '@folkmoot/contracts';
import { smallestCellOf } from '../../entities/council';
import type { StoredInsight } from '../../entities/insight';
import { readLayout, USUAL_LANGUAGE } from '../../entities/report-layout';
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
  surveyLanguages,
  withoutPersonalAnswers,
} from '../../entities/response';
import { filterReport } from './filter-report';
import { getWeightedReport } from './get-weighted-report.use-case';
import { isPresent } from './insight-sections';
import { readPictures } from './pictures';
import { redactedInsight } from './redact-insights.domain';
import type { DocumentContext, DocumentRange, DocumentTools, ReportRecords } from './report.types';
import type { Arrangement, ReportFacts } from './report-facts.types';
import { writtenWords } from './written-words';

/** A report shows the first three responses. */
const SAMPLES = 3;

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

/** The range and the arrangement of a document. */
export interface Arranged {
  readonly range: DocumentRange;
  readonly arrangement: Arrangement;
}

interface Requested extends Arranged {
  readonly campaignId: string;
  readonly audience: ReportAudience;
}

/**
 * As the report of the campaign is arranged, or as the template of its council. A range replaces that of the
 * arrangement. Throws campaign_not_found.
 */
export const savedArrangement = async (
  { actor, reader }: DocumentContext,
  campaignId: string,
  range?: DocumentRange,
): Promise<Arranged> => {
  const records = reader(actor);
  const { id } = await records.campaigns.get(campaignId);
  const { title, language, blocks, filter } = await readLayout(records, id);
  const { from, to, round, where } = filter;
  return {
    arrangement: { title, language, blocks },
    range: range ?? {
      from: from ?? undefined,
      to: to ?? undefined,
      round: round ?? undefined,
      where: where || undefined,
    },
  };
};

/** The language of the questions: that of the document where they are translated, else that of the survey. */
const questionLanguageOf = async (records: ReportRecords, campaignId: string, usual: string, language: string) => {
  const [main, ...others] = await surveyLanguages(records, campaignId, usual);
  const isThere = others.some((each) => each.language === language && each.questions > 0);
  return isThere ? language : (main?.language ?? usual);
};

/** Reads all data of a document. Throws campaign_not_found, and not_found for a filter by a question that is gone. */
export const readFacts = async (
  context: DocumentContext,
  { campaignId, range, arrangement, audience }: Requested,
  tools: DocumentTools,
): Promise<ReportFacts> => {
  const repositories = context.reader(context.actor);
  const { language } = arrangement;
  const all = await getWeightedReport(context, campaignId, range, tools, language);
  const { conditions } = await readWhere(repositories, campaignId, range.where);
  const { questions: reported, versions } = await askedQuestions(repositories, campaignId, language);
  const filters = decodeAnswerFilters(range.where ?? '') ?? [];
  const report = filters.length > 0 ? await filterReport(context, all, { range, reported }, tools.countAnswers) : all;
  const questions = everAsked(reported, versions);
  const redactor = await exportRedactor(tools.redactTexts, repositories, async () => questions);
  const [copy, smallestCell, latest, insights, quality, pictures, { integrity, ...compared }] = await Promise.all([
    repositories.councils.find(),
    smallestCellOf(repositories),
    latestOf(repositories, report, range, conditions),
    insightsOf(repositories, campaignId, range, redactor),
    tools.getLabelQuality(context, campaignId),
    readPictures(repositories, report.results, tools),
    tools.compareIntegrity(context, campaignId),
  ]);
  const council = copy?.council;
  const logoHash = council?.branding.logoHash ?? null;
  const [logo, questionLanguage, written, samples] = await Promise.all([
    council && logoHash ? tools.fetchLogo(council.id, logoHash) : null,
    questionLanguageOf(repositories, campaignId, council?.language ?? USUAL_LANGUAGE, language),
    writtenWords(reported, { responses: latest, everAsked: questions, versions, redactor }),
    redactor.answers(latest.slice(0, SAMPLES)),
  ]);
  return {
    arrangement,
    report,
    range,
    filters,
    unfiltered: all.responses,
    council,
    councilName: copy?.name ?? '',
    logo,
    productName: tools.productName,
    generatedAt: context.clock.now(),
    reported,
    questions,
    questionLanguage,
    insights,
    quality,
    written,
    pictures,
    integrity: { statement: integrity.statement, effects: integrity.effects, ...compared },
    samples: withoutPersonalAnswers(samples, questions),
    isRedacted: redactor.isOn,
    audience,
    smallestCell,
  };
};
