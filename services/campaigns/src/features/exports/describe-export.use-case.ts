import { type DayRange, momentsOf } from '@folkmoot/calendar/days';
import {
  DomainError,
  type Question,
  type ResponseExport,
  type ResponseFileFormat,
  reportExportedEvent,
  type SurveySection,
  type SurveyVersion,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import type { CommentTerms } from '../../entities/comment-plan';
import { contributionOf, createGathering, type Rollup } from '../../entities/report';
import {
  askedQuestions,
  asksForPerson,
  type CountedResponse,
  everAsked,
  type ResponseFilter,
  readWhere,
} from '../../entities/response';
import { translatedLanguages } from '../../entities/survey';
import { type CurrentWeights, weightsOfSeries } from '../../entities/weighting';
import type { ExportRecords } from './export.types';
import { reachOf } from './reach.domain';

/** Request for an export. */
export interface ExportRequest {
  readonly campaignId: string;
  readonly range: DayRange & { readonly round?: number | undefined; readonly where?: string | undefined };
  /** The name of the series that the context has instead of the live answers. */
  readonly seriesName?: string | undefined;
  /** The format, for the activity log. CSV when it is left out. */
  readonly format?: ResponseFileFormat;
}

/** Description of an export, and the filter for its responses. */
export interface DescribedExport {
  readonly about: ResponseExport;
  /** Matches the same responses that the description counts. */
  readonly filter: ResponseFilter;
  readonly sections: readonly SurveySection[];
  readonly versions: readonly SurveyVersion[];
  readonly terms: CommentTerms;
  /** The weight of a response, null where it has none. Missing where the file has no column for it. */
  readonly weightOf?: ((response: CountedResponse) => number | null) | undefined;
}

/** Logs the export in the activity log. */
const publishExport = async (
  { actor, unitOfWork }: Context<ExportRecords>,
  { campaignId, format }: ExportRequest,
  responses: number,
): Promise<void> =>
  unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      payload: { campaignId, change: format ?? 'csv', responses },
    });
  });

const periodOf = (days: readonly { day: string }[], { from, to }: DayRange): ResponseExport['period'] => {
  const first = from ?? days[0]?.day;
  const last = to ?? days.at(-1)?.day;
  return first && last ? { from: first, to: last } : null;
};

/** Counted rollups of a range with responses, sorted by day. */
const countedIn = async (
  { rollups }: ExportRecords,
  campaignId: string,
  { round, ...days }: ExportRequest['range'],
): Promise<Rollup[]> =>
  (await rollups.list(campaignId, days)).filter(
    (rollup) => !rollup.isExcluded && rollup.responses > 0 && (round === undefined || rollup.round === round),
  );

/**
 * The same counts for filtered responses. Rollups do not contain combinations of answers, so it reads the responses.
 */
const countFitting = async (
  { responses }: ExportRecords,
  filter: ResponseFilter,
  versions: readonly SurveyVersion[],
  zone: string,
): Promise<Rollup[]> => {
  const questions = new Map(versions.map((each) => [each.version, each.questions]));
  const gathering = createGathering();
  for await (const batch of responses.batches(filter)) {
    for (const response of batch) gathering.add(contributionOf(response, questions.get(response.version) ?? [], zone));
  }
  return gathering.all().map(({ key, increments }) => ({ ...key, ...increments }));
};

/** Whether a version was offered in a second language. Known before the first response, so that the columns stay the same. */
const isInSeveralLanguages = (versions: readonly SurveyVersion[]): boolean =>
  versions.some((version) => translatedLanguages(version).length > 0);

/** The title of each section that a question was ever in, as it is now or was last. */
const sectionTitles = (
  current: readonly SurveySection[],
  versions: readonly SurveyVersion[],
): NonNullable<ResponseExport['sections']> => {
  const all = [...versions.flatMap(({ sections = [] }) => sections), ...current];
  return [...new Map(all.map(({ id, title }) => [id, title]))].map(([id, title]) => ({ id, title }));
};

/** The questions whose comments have labels. Words that are personal by the title of their question have no columns. */
const exportedLabels = async (
  { responses }: ExportRecords,
  campaignId: string,
  { opinions, themes }: CommentTerms,
  questions: readonly Question[],
): Promise<Pick<ResponseExport, 'labels'>> => {
  const labelled: string[] = [];
  for (const { id, title } of questions) {
    if (!opinions.ids.has(id) || asksForPerson(title)) continue;
    if ((await responses.count({ campaignId, labels: [{ questions: [id] }] }, 1)) > 0) labelled.push(id);
  }
  return labelled.length === 0 ? {} : { labels: { questions: labelled, themes: [...themes] } };
};

/** The weights of the exported responses. Nothing where the campaign is not weighted. */
const exportedWeights = async (
  context: Context<ExportRecords>,
  { campaignId, range, seriesName }: ExportRequest,
  versions: readonly SurveyVersion[],
  weightsOf: CurrentWeights,
): Promise<{ readonly hasWeights?: true; readonly weightOf: DescribedExport['weightOf'] }> => {
  const weights = await (seriesName === undefined ? weightsOf : weightsOfSeries)(context, campaignId);
  if (!weights.isOn) return { weightOf: undefined };
  return { hasWeights: true, weightOf: weights.reader(versions, range.round) ?? (() => null) };
};

/** Whether a response of the campaign is in a wave. Known for the whole campaign, so that the columns of its ranges are the same. */
const exportedWaves = async (
  { responses }: ExportRecords,
  campaignId: string,
): Promise<Pick<ResponseExport, 'hasWaves'>> =>
  (await responses.count({ campaignId, waves: 'any' }, 1)) > 0 ? { hasWaves: true } : {};

/** The content of an export. Logs the export in the activity log. Throws no_responses. */
export const describeExport = async (
  context: Context<ExportRecords>,
  request: ExportRequest,
  weightsOf: CurrentWeights,
): Promise<DescribedExport> => {
  const { campaignId, range, seriesName } = request;
  checkRange(range);
  const { actor, reader, clock } = context;
  const repositories = reader(actor);
  const { title } = await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { where, ...days } = range;
  const { conditions, words } = await readWhere(repositories, campaignId, where);
  const filter = { campaignId, ...momentsOf(range, zone), round: range.round, isExcluded: false, ...conditions };
  const kept = await countedIn(repositories, campaignId, days);
  const { questions: exportedQuestions, sections, versions, terms } = await askedQuestions(repositories, campaignId);
  const isFiltered = words.length > 0;
  const counted = isFiltered ? await countFitting(repositories, filter, versions, zone) : kept;
  const responses = counted.reduce((sum, each) => sum + each.responses, 0);
  if (responses === 0) throw new DomainError('no_responses');
  const questions = everAsked(exportedQuestions, versions);
  const titles = sectionTitles(sections, versions);
  const labels = await exportedLabels(repositories, campaignId, terms, questions);
  const reach = reachOf(questions, versions, counted);
  const { weightOf, ...weights } = await exportedWeights(context, request, versions, weightsOf);
  const waves = await exportedWaves(repositories, campaignId);
  const council = await repositories.councils.find();
  await publishExport(context, request, responses);
  const about = {
    council: council?.name ?? '',
    campaign: title,
    generatedAt: clock.now().toISOString(),
    timezone: zone,
    period: periodOf(kept, range),
    isAllTime: range.from === undefined && range.to === undefined,
    ...(range.round === undefined ? {} : { round: range.round }),
    ...(isFiltered ? { filters: [...words] } : {}),
    ...(isInSeveralLanguages(versions) && { hasLanguages: true }),
    ...(seriesName === undefined ? {} : { importedSeries: seriesName }),
    ...weights,
    ...waves,
    ...labels,
    responses,
    questions,
    ...(titles.length > 0 && { sections: titles }),
    ...(reach ? { reach } : {}),
  };
  return { about, filter, sections, versions, terms, weightOf };
};
