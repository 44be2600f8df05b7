import { type CampaignTexts, type campaignChanges, campaignTextsOf } from '@folkmoot/contracts';
import { type Campaign, type ChangeStamp, campaignChanged, type Delivery, withDelivery } from '../../entities/campaign';
import { checkRevision, followTitle, withDraft } from '../../entities/survey';
import type { CampaignContext, CampaignUnit } from './campaign.types';

interface Edit {
  readonly change: (typeof campaignChanges)[number];
  /** The revision that was edited; without it, the edit overwrites. */
  readonly revision?: number | undefined;
  readonly apply: (campaign: Campaign, stamp: ChangeStamp) => Campaign;
  /** Other records that follow the edit. */
  readonly follow?: (unit: CampaignUnit, before: Campaign, after: Campaign) => Promise<void>;
}

const edit = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
  { change, revision, apply, follow }: Edit,
): Promise<Campaign> =>
  unitOfWork(actor, async (unit) => {
    const { campaigns, outbox } = unit;
    const campaign = await campaigns.get(campaignId);
    checkRevision(campaign.revision, revision);
    const saved = await campaigns.save(apply(campaign, { now: clock.now(), by: actor.userId }));
    await follow?.(unit, campaign, saved);
    // `scheduled` is the only status that an edit can cause.
    await campaignChanged(outbox, saved.status === campaign.status ? change : 'scheduled', saved);
    return saved;
  });

export interface Naming extends Partial<CampaignTexts> {
  readonly labels?: readonly string[] | undefined;
  readonly revision?: number | undefined;
}

/** Before its first publication, a survey that has the campaign's title gets the new one. */
const renameSurvey: Edit['follow'] = async ({ surveys }, before, after) => {
  if (after.publishedVersion > 0 || before.title === after.title) return;
  const survey = await surveys.getOfCampaign(after.id);
  const content = followTitle(survey.content, before.title, after.title);
  if (content !== survey.content) await surveys.save(withDraft(survey, content, null, after.updatedAt));
};

/** Changes the texts and labels of a campaign. What is undefined stays. */
export const renameCampaign = (context: CampaignContext, id: string, { revision, labels, ...texts }: Naming) =>
  edit(context, id, {
    change: 'edited',
    revision,
    apply: (campaign, { now }) => ({
      ...campaign,
      ...campaignTextsOf(texts),
      labels: labels ?? campaign.labels,
      updatedAt: now,
    }),
    follow: renameSurvey,
  });

/** Sets the step of the progress bar. Any step is allowed. */
export const setCampaignStep = (context: CampaignContext, id: string, currentStep: Campaign['currentStep']) =>
  edit(context, id, {
    change: 'step',
    apply: (campaign, { now }) => ({ ...campaign, currentStep, updatedAt: now }),
  });

type DeliveryInput = Omit<Delivery, 'deliveryConfig'> &
  Partial<Pick<Delivery, 'deliveryConfig'>> & { readonly revision?: number | undefined };

/** Saves methods, audience and dates. `deliveryConfig` stays unchanged when it is missing. */
export const saveDelivery = (context: CampaignContext, id: string, { revision, ...delivery }: DeliveryInput) =>
  edit(context, id, {
    change: 'delivery',
    revision,
    apply: (campaign, stamp) => {
      const deliveryConfig = delivery.deliveryConfig ?? campaign.deliveryConfig;
      return withDelivery(campaign, { ...delivery, deliveryConfig }, stamp);
    },
  });
