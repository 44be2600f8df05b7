import {
  type Actor,
  DomainError,
  isDomainError,
  type Question,
  type SaveSurvey,
  type UserActor,
} from '@folkmoot/contracts';
import { placeOf } from '@folkmoot/schedule';
import type { Delivery } from '../../records/campaign.domain';
import { zoneOf } from '../../records/council-zone';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { timingOf } from '../../records/rounds.domain';
import { type DemoCampaign, demoCampaigns } from './demo-campaigns';
import { demoResponses, type Opening } from './demo-responses';
import { demoVisits } from './demo-visits';

type Submitted = ReturnType<typeof demoResponses>[number];
type Visits = ReturnType<typeof demoVisits>[number];

/** The use cases that the demo data is made with; they are those of everybody. */
export interface SeedUseCases {
  createCampaign(deps: Deps, actor: Actor, given: { id: string; title: string; description: string }): Promise<unknown>;
  saveDelivery(deps: Deps, actor: Actor, id: string, delivery: Delivery, revision: undefined): Promise<unknown>;
  saveSurvey(deps: Deps, actor: Actor, id: string, survey: SaveSurvey): Promise<unknown>;
  uploadQuestionImage(
    deps: Deps,
    actor: Actor,
    upload: { name: string; bytes: Buffer; isTooLarge: boolean },
  ): Promise<{ imageUrl: string }>;
  activateCampaign(deps: Deps, actor: Actor, id: string): Promise<unknown>;
  moveCampaign(deps: Deps, actor: Actor, id: string, verb: 'complete'): Promise<unknown>;
  storeResponses(unit: CampaignsUnit, campaignId: string, responses: readonly Submitted[]): Promise<void>;
  recordVisits(unit: CampaignsUnit, campaignId: string, visits: readonly Visits[]): Promise<void>;
}

export interface SeedDeps {
  /** With a clock of its own, which `travel` sets. */
  readonly deps: Deps;
  readonly travel: (moment: Date) => void;
  readonly now: () => Date;
  /** A picture of the scene of that name. */
  readonly draw: (scene: string) => Promise<Buffer>;
  readonly useCases: SeedUseCases;
}

const DAY_MS = 86_400_000;
const DAYS_OF_PREPARATION = 3;
const AT_ONCE = 80;
/** A draft is this old. */
const DRAFT_DAYS = 4;

const actorOf = ({ councilId, userId }: DemoCampaign): UserActor => ({
  kind: 'user',
  userId,
  role: 'council_admin',
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: 'demo-data',
});

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

type ImageOption = NonNullable<Question['imageOptions']>[number];

/** Draws and uploads the pictures of the questions that have some. */
const withPictures = (seed: SeedDeps, actor: Actor, questions: readonly Question[]): Promise<Question[]> => {
  const drawn = async (option: ImageOption): Promise<ImageOption> => {
    const upload = { name: `${option.id}.png`, bytes: await seed.draw(option.imageUrl), isTooLarge: false };
    const { imageUrl } = await seed.useCases.uploadQuestionImage(seed.deps, actor, upload);
    return { ...option, imageUrl };
  };
  return Promise.all(
    questions.map(async ({ imageOptions, ...question }) =>
      imageOptions ? { ...question, imageOptions: await Promise.all(imageOptions.map(drawn)) } : question,
    ),
  );
};

const surveyOf = async (
  seed: SeedDeps,
  actor: Actor,
  { title, description, introText, questions, language, translations }: DemoCampaign,
): Promise<SaveSurvey> => ({
  title,
  description,
  introText,
  introFile: null,
  questions: await withPictures(seed, actor, questions),
  language,
  translations,
});

const prepare = async (seed: SeedDeps, campaign: DemoCampaign, opened: Date | null) => {
  const { deps, travel, now, useCases } = seed;
  const { id, title, description } = campaign;
  const actor = actorOf(campaign);
  travel(opened ? daysBefore(opened, DAYS_OF_PREPARATION) : daysBefore(now(), DRAFT_DAYS));
  await useCases.createCampaign(deps, actor, { id, title, description });
  if (campaign.questions.length > 0) await useCases.saveSurvey(deps, actor, id, await surveyOf(seed, actor, campaign));
  if (campaign.deliveryMethods.length > 0)
    await useCases.saveDelivery(deps, actor, id, deliveryOf(campaign, now()), undefined);
  if (campaign.startsInDays !== undefined) await useCases.activateCampaign(deps, actor, id);
};

const openingOf = async ({ deps }: SeedDeps, campaign: DemoCampaign, start: Date, end: Date): Promise<Opening> => {
  const reader = deps.reader(actorOf(campaign));
  const [zone, timing] = [await zoneOf(reader), timingOf(await reader.campaigns.get(campaign.id))];
  return { start, end, roundAt: (moment) => placeOf(timing, zone, moment).open?.number ?? null };
};

const answer = async (seed: SeedDeps, campaign: DemoCampaign, opened: Date, until: Date) => {
  const { deps, travel, useCases } = seed;
  const actor = actorOf(campaign);
  const responses = demoResponses(campaign, await openingOf(seed, campaign, opened, until));
  for (let from = 0; from < responses.length; from += AT_ONCE) {
    const some = responses.slice(from, from + AT_ONCE);
    travel(new Date(some.at(-1)?.submittedAt ?? until));
    await deps.unitOfWork(actor, (unit) => useCases.storeResponses(unit, campaign.id, some));
  }
  await deps.unitOfWork(actor, async (unit) => {
    const { zone } = await unit.counters.get(campaign.id);
    const [code] = await unit.qrCodes.listOfCampaigns([campaign.id]);
    const place = { zone, qrCodeId: code?.id ?? null };
    await useCases.recordVisits(unit, campaign.id, demoVisits(campaign, responses, place));
  });
};

/** The scheduler may have been faster: the end of such a campaign lies in the past. */
const unlessClosed = (error: unknown): void => {
  if (!isDomainError(error) || error.code !== 'transition_not_allowed') throw error;
};

const make = async (seed: SeedDeps, campaign: DemoCampaign): Promise<void> => {
  const { deps, travel, now, useCases } = seed;
  const opened = campaign.openedDaysAgo === null ? null : daysBefore(now(), campaign.openedDaysAgo);
  await prepare(seed, campaign, opened);
  if (!opened) return;
  travel(opened);
  await useCases.activateCampaign(deps, actorOf(campaign), campaign.id);
  const end = daysBefore(now(), Math.max(0, campaign.endsDaysAgo ?? 0));
  await answer(seed, campaign, opened, end);
  if (!campaign.isCompleted) return;
  travel(end);
  await useCases.moveCampaign(deps, actorOf(campaign), campaign.id, 'complete').catch(unlessClosed);
};

const isMade = async ({ deps }: SeedDeps, campaign: DemoCampaign): Promise<boolean> =>
  (await deps.reader(actorOf(campaign)).counters.list([campaign.id])).length > 0;

const awaitCouncils = async ({ deps }: SeedDeps): Promise<void> => {
  for (const campaign of demoCampaigns) {
    if (!(await deps.reader(actorOf(campaign)).councils.find()))
      throw new DomainError('unavailable', { retryAfter: 1 });
  }
};

/**
 * Makes this service's part of the demo data; what is there already stays. Throws `unavailable` until the demo councils
 * are known, since their time zones decide about days.
 */
export const seedDemo = async (seed: SeedDeps): Promise<{ campaigns: number; responses: number }> => {
  await awaitCouncils(seed);
  let [campaigns, responses] = [0, 0];
  for (const campaign of demoCampaigns) {
    if (await isMade(seed, campaign)) continue;
    await make(seed, campaign);
    campaigns += 1;
    responses += campaign.responses;
  }
  return { campaigns, responses };
};
