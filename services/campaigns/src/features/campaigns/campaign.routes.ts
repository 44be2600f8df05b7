import {
  type Actor,
  createCampaignOperation,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  getCampaignOperation,
  listCampaignsOperation,
  listDeletedCampaignsOperation,
  restoreCampaignOperation,
  saveDeliveryOperation,
  setCampaignStepOperation,
  setRetentionOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { campaignDetail, campaignViews } from '../../records/campaign.view';
import type { Deps } from '../../records/repositories';
import { createCampaign } from './create-campaign.use-case';
import { deleteCampaign, restoreCampaign } from './delete-campaign.use-case';
import { duplicateCampaign } from './duplicate-campaign.use-case';
import { renameCampaign, saveDelivery, setCampaignStep } from './edit-campaign.use-case';
import { keepResponsesFor } from './keep-responses-for.use-case';
import { listDeletedCampaigns } from './list-deleted-campaigns.use-case';

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** The campaign as it is after a change. */
export const detailFor = (deps: Deps, actor: Actor) => async (changed: Promise<{ id: string }>) =>
  campaignDetail(deps.reader(actor), deps, (await changed).id);

export const campaignRoutes = (deps: Deps) => [
  route(listCampaignsOperation, {
    handle: async ({ actor, query }) => {
      const repositories = deps.reader(actor);
      const { items, nextCursor } = await repositories.campaigns.list(query);
      return { items: await campaignViews(repositories, deps, items), nextCursor };
    },
  }),
  route(createCampaignOperation, {
    handle: ({ actor, body }) => detailFor(deps, actor)(createCampaign(deps, actor, body)),
  }),
  route(getCampaignOperation, {
    handle: ({ actor, params }) => campaignDetail(deps.reader(actor), deps, params.campaignId),
  }),
  route(updateCampaignOperation, {
    handle: ({ actor, params, body }) => detailFor(deps, actor)(renameCampaign(deps, actor, params.campaignId, body)),
  }),
  route(deleteCampaignOperation, {
    handle: async ({ actor, params }) => {
      await deleteCampaign(deps, actor, params.campaignId);
    },
  }),
  route(listDeletedCampaignsOperation, {
    handle: ({ actor, query }) => listDeletedCampaigns(deps, actor, query),
  }),
  route(restoreCampaignOperation, {
    handle: ({ actor, params }) => detailFor(deps, actor)(restoreCampaign(deps, actor, params.campaignId)),
  }),
  route(duplicateCampaignOperation, {
    handle: ({ actor, params }) => detailFor(deps, actor)(duplicateCampaign(deps, actor, params.campaignId)),
  }),
  route(setCampaignStepOperation, {
    handle: ({ actor, params, body }) =>
      detailFor(deps, actor)(setCampaignStep(deps, actor, params.campaignId, body.currentStep)),
  }),
  route(setRetentionOperation, {
    handle: ({ actor, params, body }) => detailFor(deps, actor)(keepResponsesFor(deps, actor, params.campaignId, body)),
  }),
  route(saveDeliveryOperation, {
    handle: ({ actor, params, body: { revision, startDate, endDate, ...delivery } }) => {
      const given = { ...delivery, startDate: toDate(startDate), endDate: toDate(endDate) };
      return detailFor(deps, actor)(saveDelivery(deps, actor, params.campaignId, given, revision));
    },
  }),
];
