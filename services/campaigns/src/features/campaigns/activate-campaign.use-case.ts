import { newShortCode } from '@folkmoot/documents/qr';
import {
  activate,
  type Campaign,
  campaignChanged,
  checkSeenStart,
  isBeforeActivation,
  publishDraft,
  qrCodeChanged,
} from '../../entities/campaign';
import { newQrCode } from '../../entities/qr-code';
import { problemsOf } from '../../entities/survey';
import type { CampaignContext, CampaignUnit } from './campaign.types';
import { campaignTexts } from './campaign-texts.messages';

/** A campaign with QR code delivery gets a code at activation. */
const ensureQrCode = async ({ qrCodes, outbox }: CampaignUnit, campaign: Campaign, now: Date) => {
  if (!campaign.deliveryMethods.includes('qr')) return;
  const codes = await qrCodes.listOfCampaigns([campaign.id]);
  if (codes.some(({ isActive }) => isActive)) return;
  const code = newQrCode({ id: newShortCode(), campaignId: campaign.id, label: campaignTexts.firstQrCode }, now);
  await qrCodeChanged(outbox, await qrCodes.insert(code));
};

/**
 * Publishes an unpublished survey, and opens the campaign now or at its start. `seenStart` is the start date that the
 * person saw: when it differs, throws stale_revision.
 */
export const activateCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
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
    const opened = activate(before, state, { now, by: actor.userId });
    await ensureQrCode(unit, opened, now);
    // A campaign whose schedule was taken back may have unpublished edits. A paused campaign publishes separately.
    const isUnseen = survey.publishedVersion === 0 || (isBeforeActivation(before) && survey.hasUnpublishedChanges);
    const saved = isUnseen
      ? (await publishDraft(unit, opened, survey, now)).campaign
      : await unit.campaigns.save(opened);
    await campaignChanged(unit.outbox, saved.status === 'scheduled' ? 'scheduled' : 'activated', saved);
    return saved;
  });
