import type { Actor } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { activate, type Campaign, checkSeenStart, isBeforeActivation } from '../../records/campaign.domain';
import { campaignChanged, qrCodeChanged } from '../../records/campaign.events';
import { publishDraft } from '../../records/publication';
import { newQrCode } from '../../records/qr-code.domain';
import { problemsOf } from '../../records/question-types.domain';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { campaignTexts } from './campaign-texts.messages';

/** What is delivered by QR code has one from the start. */
const ensureQrCode = async (
  { qrCodes, outbox }: CampaignsUnit,
  campaign: Campaign,
  makeCode: () => string,
  now: Date,
) => {
  if (!campaign.deliveryMethods.includes('qr')) return;
  const codes = await qrCodes.listOfCampaigns([campaign.id]);
  if (codes.some(({ isActive }) => isActive)) return;
  const code = newQrCode({ id: makeCode(), campaignId: campaign.id, label: campaignTexts.firstQrCode }, now);
  await qrCodeChanged(outbox, await qrCodes.insert(code));
};

/**
 * Publishes the survey where residents have not seen it yet, and opens the campaign now or at its start. `seenStart` is
 * the start date that the person saw: another one throws stale_revision.
 */
export const activateCampaign = (
  { unitOfWork, clock, makeCode }: Deps,
  actor: Actor,
  campaignId: string,
  seenStart?: Date | null,
): Promise<Campaign> =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const before = await unit.campaigns.get(campaignId);
    checkSeenStart(before, seenStart);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    const { questions } = survey.content;
    const state = { questions: questions.length, problems: problemsOf(survey.content) };
    const opened = activate(before, state, { now, by: userIdOf(actor) });
    await ensureQrCode(unit, opened, makeCode, now);
    // A campaign whose schedule was taken back may have been edited since; one that is paused publishes by itself.
    const isUnseen = survey.publishedVersion === 0 || (isBeforeActivation(before) && survey.hasUnpublishedChanges);
    const saved = isUnseen
      ? (await publishDraft(unit, opened, survey, now)).campaign
      : await unit.campaigns.save(opened);
    await campaignChanged(unit.outbox, saved.status === 'scheduled' ? 'scheduled' : 'activated', saved);
    return saved;
  });
