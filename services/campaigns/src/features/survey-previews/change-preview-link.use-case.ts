import { randomBytes } from 'node:crypto';
import { type PreviewDays, surveyPreviewLinkEvent } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign';
import type { SurveyPreview } from '../../entities/survey-preview';
import type { PreviewContext } from './survey-preview.types';

const DAY_MS = 86_400_000;
const SECRET_BYTES = 32;

const aggregateOf = ({ id }: Campaign) => ({ type: 'survey-preview', id, revision: 1 });

/** Makes the link of a draft. The earlier link ends. Throws campaign_not_found. */
export const createPreviewLink = (
  { actor, unitOfWork, clock }: PreviewContext,
  campaignId: string,
  days: PreviewDays,
): Promise<SurveyPreview> =>
  unitOfWork(actor, async ({ campaigns, surveyPreviews, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const now = clock.now();
    const preview = {
      campaignId: campaign.id,
      linkSecret: randomBytes(SECRET_BYTES).toString('base64url'),
      createdBy: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    };
    await surveyPreviews.put(preview);
    await outbox.add(surveyPreviewLinkEvent, {
      aggregate: aggregateOf(campaign),
      payload: { campaignId: campaign.id, change: 'created' },
    });
    return preview;
  });

/** Ends the link of a draft. Doing so twice changes nothing. Throws campaign_not_found. */
export const revokePreviewLink = ({ actor, unitOfWork }: PreviewContext, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, surveyPreviews, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    if (!(await surveyPreviews.delete(campaign.id))) return;
    await outbox.add(surveyPreviewLinkEvent, {
      aggregate: aggregateOf(campaign),
      payload: { campaignId: campaign.id, change: 'revoked' },
    });
  });
