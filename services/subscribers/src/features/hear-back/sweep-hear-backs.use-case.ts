import { localDay } from '@folkmoot/calendar/days';
import { systemActor } from '@folkmoot/contracts';
import { type HearBackCampaign, hearBackEndOf, publishHearBackCounted } from '../../entities/hear-back';
import type { HearBackContext } from './hear-back.types';

const DAY_MS = 86_400_000;
/** The link in the mail works as long. */
const CONFIRM_DAYS = 7;
/** People in one transaction. */
const SOME = 1_000;

/** Deletes the addresses of a survey when they were kept long enough. Returns whether it did. */
const endOf = async (
  { unitOfWork, clock }: HearBackContext,
  { campaignId, councilId }: HearBackCampaign,
): Promise<boolean> =>
  unitOfWork(systemActor('subscribers', councilId), async (unit) => {
    const council = (await unit.councils.find(councilId))?.council;
    const campaign = await unit.campaigns.find(campaignId);
    const end = council && campaign && hearBackEndOf(council, campaign);
    if (!end || end > clock.now()) return false;
    await unit.hearBacks.removeOfCampaign(campaignId);
    const ended = await unit.hearBackCampaigns.note(campaignId, { isOver: true });
    await publishHearBackCounted(unit.outbox, ended);
    return true;
  });

const tidy = async (
  { unitOfWork, clock }: HearBackContext,
  { campaignId, councilId }: HearBackCampaign,
  signal: AbortSignal,
): Promise<void> => {
  const actor = systemActor('subscribers', councilId);
  const now = clock.now();
  const zone = await unitOfWork(
    actor,
    async ({ councils }) => (await councils.find(councilId))?.council.timezone ?? 'UTC',
  );
  const tooOld = localDay(new Date(now.getTime() - CONFIRM_DAYS * DAY_MS), zone);
  await unitOfWork(actor, ({ hearBacks }) => hearBacks.removeUnconfirmed(campaignId, tooOld));
  let written = SOME;
  while (written === SOME && !signal.aborted) {
    written = await unitOfWork(actor, ({ hearBacks }) => hearBacks.shuffle(campaignId, localDay(now, zone), SOME));
  }
};

/** Deletes addresses that nobody confirmed or that were kept long enough, and hides the order of the requests. */
export const sweepHearBacks = async (context: HearBackContext, signal: AbortSignal): Promise<void> => {
  for (const open of await context.acrossCouncils.reader().hearBackSweep.listOpenAcrossCouncils()) {
    if (signal.aborted) return;
    if (!(await endOf(context, open))) await tidy(context, open, signal);
  }
};
