import {
  DomainError,
  type ResponseExport,
  reportExportedEvent,
  type SurveyVersion,
  type UserActor,
} from '@folkmoot/contracts';
import { askedQuestions } from '../../records/asked-questions';
import { everAsked } from '../../records/ever-asked.domain';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps, Repositories } from '../../records/repositories';
import type { ResponseFilter } from '../../records/response.repository';
import { contributionOf, createGathering, type Rollup } from '../../records/rollup.domain';
import type { DayRange } from '../../records/rollup.repository';
import { readWhere } from '../../records/where';
import { reachOf } from './reach.domain';

/** Who takes out what. */
export interface ExportAsked {
  readonly campaignId: string;
  readonly range: DayRange & { readonly round?: number | undefined; readonly where?: string | undefined };
}

/** What goes out, and what stands around it. */
export interface DescribedExport {
  readonly about: ResponseExport;
  /** The same responses that the description counts. */
  readonly filter: ResponseFilter;
}

const noted = async ({ unitOfWork }: Deps, actor: UserActor, campaignId: string, responses: number): Promise<void> =>
  unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      payload: { campaignId, change: 'csv', responses },
    });
  });

const periodOf = (days: readonly { day: string }[], { from, to }: DayRange): ResponseExport['period'] => {
  const [first, last] = [from ?? days[0]?.day, to ?? days.at(-1)?.day];
  return first && last ? { from: first, to: last } : null;
};

/** The counted rollups of a range that hold responses, in the order of their days. */
const countedIn = async (
  { rollups }: Repositories,
  campaignId: string,
  { round, ...days }: ExportAsked['range'],
): Promise<Rollup[]> =>
  (await rollups.list(campaignId, days)).filter(
    (rollup) => !rollup.isExcluded && rollup.responses > 0 && (round === undefined || rollup.round === round),
  );

/** The same counts of those who fit the filters: rollups know nothing of single answers together. */
const countFitting = async (
  { responses }: Repositories,
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

/** What an export holds; that it was taken is in the activity log. Throws no_responses. */
export const describeExport = async (
  deps: Deps,
  actor: UserActor,
  { campaignId, range }: ExportAsked,
): Promise<DescribedExport> => {
  checkRange(range);
  const repositories = deps.reader(actor);
  const { title } = await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { where, ...days } = range;
  const { conditions, words } = await readWhere(repositories, campaignId, where);
  const filter = { campaignId, ...momentsOf(range, zone), round: range.round, isExcluded: false, ...conditions };
  const kept = await countedIn(repositories, campaignId, days);
  const { questions: asked, versions } = await askedQuestions(repositories, campaignId);
  const isFiltered = words.length > 0;
  const counted = isFiltered ? await countFitting(repositories, filter, versions, zone) : kept;
  const responses = counted.reduce((sum, each) => sum + each.responses, 0);
  if (responses === 0) throw new DomainError('no_responses');
  const questions = everAsked(asked, versions);
  const reach = reachOf(questions, versions, counted);
  const council = await repositories.councils.find();
  await noted(deps, actor, campaignId, responses);
  const about = {
    council: council?.name ?? '',
    campaign: title,
    generatedAt: deps.clock.now().toISOString(),
    timezone: zone,
    period: periodOf(kept, range),
    isAllTime: range.from === undefined && range.to === undefined,
    ...(range.round === undefined ? {} : { round: range.round }),
    ...(isFiltered ? { filters: [...words] } : {}),
    responses,
    questions,
    ...(reach ? { reach } : {}),
  };
  return { about, filter };
};
