import { placeOf } from '@folkmoot/calendar/rounds';
import {
  type BodyOf,
  type createCodebookOperation,
  DEFAULT_WEIGHT_BOUNDS,
  DomainError,
  isDomainError,
  type Question,
  type SaveSurvey,
  type UserActor,
  type updateCommentPlanOperation,
  type WeightingChoice,
} from '@folkmoot/contracts';
import { demoActor, demoUsers } from '@folkmoot/sample-data/demo';
import type { BlobStore, Context, Unit } from '@folkmoot/service-kit';
import type { AssetRepository, BucketRepository } from '../../entities/asset';
import { type CampaignRepository, type Delivery, timingOf } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from '../../entities/comment-plan';
import { type CouncilCopyRepository, zoneOf } from '../../entities/council';
import type { CouncilPlaceRepository } from '../../entities/council-place';
import type { InsightRepository } from '../../entities/insight';
import type { IntegrityRepository } from '../../entities/integrity';
import type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from '../../entities/label-run';
import type { PopulationRepository } from '../../entities/population';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';
import type { SavedDraftRepository } from '../../entities/saved-draft';
import type { SurveyRepository, SurveyVersionRepository } from '../../entities/survey';
import type { SurveyCommentRepository } from '../../entities/survey-comment';
import type { VisitRepository } from '../../entities/visit';
import type { WaveContentRecords } from '../../entities/wave';
import type { WeightingRecords } from '../../entities/weighting';
import { type DemoCampaign, demoCampaigns } from './demo-campaigns';
import { demoOutline, demoPostcodes, withPlaces } from './demo-places';
import { demoResponses, type Opening } from './demo-responses';
import { demoVisits } from './demo-visits';

type Submitted = ReturnType<typeof demoResponses>[number];
type Visits = ReturnType<typeof demoVisits>[number];

export interface SeedRecords extends WeightingRecords, WaveContentRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly surveyComments: SurveyCommentRepository;
  readonly qrCodes: QrCodeRepository;
  readonly councils: CouncilCopyRepository;
  readonly buckets: BucketRepository;
  readonly assets: AssetRepository;
  readonly councilPlaces: CouncilPlaceRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly commentPlans: CommentPlanRepository;
  readonly integrity: IntegrityRepository;
  readonly labelRuns: LabelRunRepository;
  readonly labelRunSweep: LabelRunRepositoryAcrossCouncils;
  readonly commentPlanSweep: CommentPlanRepositoryAcrossCouncils;
  readonly visits: VisitRepository;
  readonly codebooks: CodebookRepository;
  readonly insights: InsightRepository;
  readonly populations: Pick<PopulationRepository, 'get'>;
}

type SeedContext = Context<SeedRecords>;
type SeedUnit = Unit<SeedRecords>;

interface SeedUpload {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isTooLarge: boolean;
}

/** Uploads a picture of a question. */
type UploadImage = (context: SeedContext, upload: SeedUpload) => Promise<{ imageUrl: string }>;

/** The normal use cases, which create the demo data. */
export interface SeedUseCases {
  createCampaign(context: SeedContext, input: { id: string; title: string; description: string }): Promise<unknown>;
  saveDelivery(context: SeedContext, id: string, delivery: Delivery): Promise<unknown>;
  saveSurvey(context: SeedContext, id: string, survey: SaveSurvey): Promise<unknown>;
  activateCampaign(context: SeedContext, id: string): Promise<unknown>;
  moveCampaign(context: SeedContext, id: string, verb: 'complete'): Promise<unknown>;
  uploadOutline(context: SeedContext, upload: SeedUpload): Promise<{ readonly id: string }>;
  uploadPostcodes(context: SeedContext, upload: SeedUpload): Promise<{ readonly id: string }>;
  usePlace(context: SeedContext, id: string): Promise<unknown>;
  storeResponses(unit: SeedUnit, campaignId: string, responses: readonly Submitted[]): Promise<void>;
  recordVisits(unit: SeedUnit, campaignId: string, visits: readonly Visits[]): Promise<void>;
  createCodebook(context: SeedContext, input: BodyOf<typeof createCodebookOperation>): Promise<{ readonly id: string }>;
  updateCommentPlan(
    context: SeedContext,
    input: BodyOf<typeof updateCommentPlanOperation> & { readonly campaignId: string },
  ): Promise<void>;
  saveWeighting(context: SeedContext, id: string, choice: WeightingChoice): Promise<void>;
}

type PlaceWork = 'uploadOutline' | 'uploadPostcodes' | 'usePlace';

/** Functions of other features, which the app passes. */
export interface SeedNeeds {
  readonly useCases: Omit<SeedUseCases, PlaceWork>;
  readonly createPlaceUploads: (app: { readonly blobs: BlobStore }) => Pick<SeedUseCases, PlaceWork>;
  readonly createUploadImage: (app: {
    readonly blobs: BlobStore;
    readonly config: { readonly clamavUrl?: string | undefined };
  }) => UploadImage;
}

export interface SeedTools {
  readonly useCases: SeedUseCases;
  readonly uploadImage: UploadImage;
  /** A context with its own clock, which `travel` sets. */
  readonly contextOf: (actor: UserActor) => SeedContext;
  readonly travel: (moment: Date) => void;
  readonly now: () => Date;
  /** Renders the scene with this name. */
  readonly draw: (scene: string) => Promise<Buffer>;
}

const DAY_MS = 86_400_000;
const DAYS_OF_PREPARATION = 3;
const BATCH_SIZE = 80;
/** Age of a draft, in days. */
const DRAFT_DAYS = 4;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const deliveryOf = (campaign: DemoCampaign, now: Date): Delivery => ({
  deliveryMethods: campaign.deliveryMethods,
  targetAudience: 'All Residents',
  frequency: campaign.frequency ?? 'once',
  targetResponses: campaign.targetResponses,
  startDate: campaign.startsInDays === undefined ? null : daysBefore(now, -campaign.startsInDays),
  endDate: campaign.endsDaysAgo === null ? null : daysBefore(now, campaign.endsDaysAgo),
  deliveryConfig: {},
});

/**
 * A completed campaign gets its end after its responses: the scheduler, whose time is the present, would complete it before,
 * and report fewer responses than it has.
 */
const deliveryBeforeEnd = (campaign: DemoCampaign, now: Date): Delivery =>
  campaign.isCompleted ? { ...deliveryOf(campaign, now), endDate: null } : deliveryOf(campaign, now);

type ImageOption = NonNullable<Question['imageOptions']>[number];

/** Draws and uploads the pictures of questions. */
const withPictures = (tools: SeedTools, context: SeedContext, questions: readonly Question[]): Promise<Question[]> => {
  const drawn = async (option: ImageOption): Promise<ImageOption> => {
    const upload = { name: `${option.id}.png`, bytes: await tools.draw(option.imageUrl), isTooLarge: false };
    const { imageUrl } = await tools.uploadImage(context, upload);
    return { ...option, imageUrl };
  };
  return Promise.all(
    questions.map(async ({ imageOptions, ...question }) =>
      imageOptions ? { ...question, imageOptions: await Promise.all(imageOptions.map(drawn)) } : question,
    ),
  );
};

const surveyOf = async (
  tools: SeedTools,
  context: SeedContext,
  { title, description, introText, questions, language, translations }: DemoCampaign,
): Promise<SaveSurvey> => ({
  title,
  description,
  introText,
  introFile: null,
  questions: await withPictures(tools, context, questions),
  language,
  translations,
});

const prepare = async (tools: SeedTools, campaign: DemoCampaign, opened: Date | null) => {
  const { contextOf, travel, now, useCases } = tools;
  const { id, title, description } = campaign;
  const context = contextOf(demoActor(campaign.author));
  travel(opened ? daysBefore(opened, DAYS_OF_PREPARATION) : daysBefore(now(), DRAFT_DAYS));
  await useCases.createCampaign(context, { id, title, description });
  if (campaign.questions.length > 0) await useCases.saveSurvey(context, id, await surveyOf(tools, context, campaign));
  if (campaign.deliveryMethods.length > 0) await useCases.saveDelivery(context, id, deliveryBeforeEnd(campaign, now()));
  if (campaign.startsInDays !== undefined) await useCases.activateCampaign(context, id);
};

const openingOf = async (
  { actor, reader }: SeedContext,
  campaign: DemoCampaign,
  start: Date,
  end: Date,
): Promise<Opening> => {
  const repositories = reader(actor);
  const zone = await zoneOf(repositories);
  const timing = timingOf(await repositories.campaigns.get(campaign.id));
  return { start, end, roundAt: (moment) => placeOf(timing, zone, moment).open?.number ?? null };
};

const answer = async (tools: SeedTools, campaign: DemoCampaign, opened: Date, until: Date) => {
  const { contextOf, travel, useCases } = tools;
  const context = contextOf(demoActor(campaign.author));
  const { actor, unitOfWork } = context;
  const responses = demoResponses(campaign, await openingOf(context, campaign, opened, until));
  for (let from = 0; from < responses.length; from += BATCH_SIZE) {
    const batch = responses.slice(from, from + BATCH_SIZE);
    travel(new Date(batch.at(-1)?.submittedAt ?? until));
    await unitOfWork(actor, (unit) => useCases.storeResponses(unit, campaign.id, batch));
  }
  await unitOfWork(actor, async (unit) => {
    const { zone } = await unit.counters.get(campaign.id);
    const [code] = await unit.qrCodes.listOfCampaigns([campaign.id]);
    const source = { zone, qrCodeId: code?.id ?? null };
    await useCases.recordVisits(unit, campaign.id, demoVisits(campaign, responses, source));
  });
};

/** The themes of the comments, which the service reads in the background. */
const chooseThemes = async ({ contextOf, useCases }: SeedTools, campaign: DemoCampaign): Promise<void> => {
  const { id, author, codebook } = campaign;
  if (!codebook) return;
  const context = contextOf(demoActor(author));
  const themes = codebook.themes.map(({ examples, ...theme }) => ({ ...theme, examples: [...examples] }));
  const { id: codebookId } = await useCases.createCodebook(context, { name: codebook.name, themes });
  await useCases.updateCommentPlan(context, { campaignId: id, kinds: [], codebookId });
};

/** Chooses weights. They are counted in the background, or when somebody opens the report. */
const chooseWeights = async ({ contextOf, useCases }: SeedTools, campaign: DemoCampaign): Promise<void> => {
  const { id, author, weightedBy } = campaign;
  if (!weightedBy) return;
  const choice = { isOn: true, dimensionIds: [...weightedBy], trim: { ...DEFAULT_WEIGHT_BOUNDS } };
  await useCases.saveWeighting(contextOf(demoActor(author)), id, choice);
};

/** Ignores the error when the scheduler has already completed the campaign, because its end is in the past. */
const unlessClosed = (error: unknown): void => {
  if (!isDomainError(error) || error.code !== 'transition_not_allowed') throw error;
};

const repositoriesOf = ({ contextOf }: SeedTools, campaign: DemoCampaign): SeedRecords => {
  const { actor, reader } = contextOf(demoActor(campaign.author));
  return reader(actor);
};

/** The outline and the postcodes of the council, once. */
const makePlaces = async ({ contextOf, useCases }: SeedTools): Promise<void> => {
  const context = contextOf(demoActor(demoUsers.riversideAdmin));
  const { councilPlaces } = context.reader(context.actor);
  if ((await councilPlaces.list()).length > 0) return;
  const upload = (name: string, bytes: Buffer) => ({ name, bytes, isTooLarge: false });
  const outline = await useCases.uploadOutline(context, upload('Riverside areas.geojson', demoOutline()));
  await useCases.usePlace(context, outline.id);
  const postcodes = await useCases.uploadPostcodes(context, upload('Riverside postcodes.csv', demoPostcodes()));
  await useCases.usePlace(context, postcodes.id);
};

const withGeography = async (tools: SeedTools, campaign: DemoCampaign): Promise<DemoCampaign> => {
  const places = await repositoriesOf(tools, campaign).councilPlaces.list();
  return { ...campaign, questions: campaign.questions.map((question) => withPlaces(question, places)) };
};

const make = async (tools: SeedTools, demo: DemoCampaign): Promise<void> => {
  const campaign = await withGeography(tools, demo);
  const { contextOf, travel, now, useCases } = tools;
  const context = contextOf(demoActor(campaign.author));
  const opened = campaign.openedDaysAgo === null ? null : daysBefore(now(), campaign.openedDaysAgo);
  await prepare(tools, campaign, opened);
  if (!opened) return;
  travel(opened);
  await useCases.activateCampaign(context, campaign.id);
  const end = daysBefore(now(), Math.max(0, campaign.endsDaysAgo ?? 0));
  await answer(tools, campaign, opened, end);
  await chooseThemes(tools, campaign);
  await chooseWeights(tools, campaign);
  if (!campaign.isCompleted) return;
  travel(daysBefore(end, 1));
  await useCases.saveDelivery(context, campaign.id, deliveryOf(campaign, now()));
  travel(end);
  await useCases.moveCampaign(context, campaign.id, 'complete').catch(unlessClosed);
};

const isMade = async (tools: SeedTools, campaign: DemoCampaign): Promise<boolean> =>
  (await repositoriesOf(tools, campaign).counters.list([campaign.id])).length > 0;

const requireCouncils = async (tools: SeedTools): Promise<void> => {
  for (const campaign of demoCampaigns) {
    if (!(await repositoriesOf(tools, campaign).councils.find()))
      throw new DomainError('unavailable', { retryAfter: 1 });
  }
};

/**
 * Creates this service's part of the demo data. Existing data stays unchanged. Throws `unavailable` until the copies of
 * the demo councils have arrived, because days depend on their time zones.
 */
export const seedDemo = async (tools: SeedTools): Promise<{ campaigns: number; responses: number }> => {
  await requireCouncils(tools);
  await makePlaces(tools);
  let campaigns = 0;
  let responses = 0;
  for (const campaign of demoCampaigns) {
    if (await isMade(tools, campaign)) continue;
    await make(tools, campaign);
    campaigns += 1;
    responses += campaign.responses;
  }
  return { campaigns, responses };
};
