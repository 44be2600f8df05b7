import type { Actor, campaignChanges } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import type { Campaign, Delivery, Happening } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { withDelivery } from '../../records/campaign-delivery.domain';
import type { Deps } from '../../records/repositories';
import { checkRevision } from '../../records/survey.domain';

interface Edit {
  readonly change: (typeof campaignChanges)[number];
  /** The revision that was edited; without it the edit wins whatever happened meanwhile. */
  readonly revision?: number | undefined;
  readonly apply: (campaign: Campaign, happening: Happening) => Campaign;
}

const edit = (
  { unitOfWork, clock }: Deps,
  actor: Actor,
  campaignId: string,
  { change, revision, apply }: Edit,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    checkRevision(campaign.revision, revision);
    const saved = await campaigns.save(apply(campaign, { now: clock.now(), by: userIdOf(actor) }));
    // The only status that an edit can lead to.
    await campaignChanged(outbox, saved.status === campaign.status ? change : 'scheduled', saved);
    return saved;
  });

export interface Naming {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly revision?: number | undefined;
}

/** Changes title or description. */
export const renameCampaign = (deps: Deps, actor: Actor, id: string, { title, description, revision }: Naming) =>
  edit(deps, actor, id, {
    change: 'edited',
    revision,
    apply: (campaign, { now }) => ({
      ...campaign,
      title: title ?? campaign.title,
      description: description ?? campaign.description,
      updatedAt: now,
    }),
  });

/** Sets the step of the progress bar; any step may be clicked. */
export const setCampaignStep = (deps: Deps, actor: Actor, id: string, currentStep: Campaign['currentStep']) =>
  edit(deps, actor, id, {
    change: 'step',
    apply: (campaign, { now }) => ({ ...campaign, currentStep, updatedAt: now }),
  });

/** Saves how, to whom and when. `deliveryConfig` stays as it is when left out. */
export const saveDelivery = (
  deps: Deps,
  actor: Actor,
  id: string,
  delivery: Omit<Delivery, 'deliveryConfig'> & Partial<Pick<Delivery, 'deliveryConfig'>>,
  revision: number | undefined,
) =>
  edit(deps, actor, id, {
    change: 'delivery',
    revision,
    apply: (campaign, happening) => {
      const deliveryConfig = delivery.deliveryConfig ?? campaign.deliveryConfig;
      return withDelivery(campaign, { ...delivery, deliveryConfig }, happening);
    },
  });
