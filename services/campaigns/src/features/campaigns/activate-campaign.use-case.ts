import type { Actor } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { activate, type Campaign } from '../../records/campaign.domain';
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

/** Publishes the survey where residents have none yet, and opens the campaign now or at its start. */
export const activateCampaign = (
  { unitOfWork, clock, makeCode }: Deps,
  actor: Actor,
  campaignId: string,
): Promise<Campaign> =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const before = await unit.campaigns.get(campaignId);
    const survey = await unit.surveys.getOfCampaign(campaignId);
    const { questions } = survey.content;
    const state = { questions: questions.length, problems: problemsOf(survey.content) };
    const opened = activate(before, state, { now, by: userIdOf(actor) });
    await ensureQrCode(unit, opened, makeCode, now);
    const isFirst = survey.publishedVersion === 0;
    const saved = isFirst
      ? (await publishDraft(unit, opened, survey, now)).campaign
      : await unit.campaigns.save(opened);
    await campaignChanged(unit.outbox, saved.status === 'scheduled' ? 'scheduled' : 'activated', saved);
    return saved;
  });
