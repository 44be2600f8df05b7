import {
  countCampaignsOperation,
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
import { campaignDetail, campaignViews } from '../../entities/campaign';
import type { CampaignApp, CampaignContext, FindTemplate } from './campaign.types';
import { createCampaign } from './create-campaign.use-case';
import { deleteCampaign, restoreCampaign } from './delete-campaign.use-case';
import { duplicateCampaign } from './duplicate-campaign.use-case';
import { renameCampaign, saveDelivery, setCampaignStep } from './edit-campaign.use-case';
import { keepResponsesFor } from './keep-responses-for.use-case';
import { countCampaigns, listCampaigns } from './list-campaigns.use-case';
import { listDeletedCampaigns } from './list-deleted-campaigns.use-case';

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Reads the details of a campaign, for example after a change. */
export const createDetailOf =
  ({ config: { publicOrigin } }: Pick<CampaignApp, 'config'>) =>
  ({ actor, reader, clock }: CampaignContext, campaignId: string) =>
    campaignDetail(reader(actor), { publicOrigin, clock }, campaignId);

const readRoutes = (app: CampaignApp) => {
  const { route, config } = app;
  const detailOf = createDetailOf(app);
  return [
    route(listCampaignsOperation, {
      handle: async ({ context, query }) => {
        const { items, nextCursor } = await listCampaigns(context, query);
        const { actor, reader, clock } = context;
        const options = { publicOrigin: config.publicOrigin, clock };
        return { items: await campaignViews(reader(actor), options, items), nextCursor };
      },
    }),
    route(countCampaignsOperation, { handle: ({ context, query }) => countCampaigns(context, query) }),
    route(getCampaignOperation, { handle: ({ context, params }) => detailOf(context, params.campaignId) }),
    route(listDeletedCampaignsOperation, { handle: ({ context, query }) => listDeletedCampaigns(context, query) }),
  ];
};

const lifecycleRoutes = (app: CampaignApp, findTemplate: FindTemplate) => {
  const { route } = app;
  const detailOf = createDetailOf(app);
  return [
    route(createCampaignOperation, {
      handle: async ({ context, body }) => detailOf(context, (await createCampaign(context, body, findTemplate)).id),
    }),
    route(deleteCampaignOperation, {
      handle: async ({ context, params }) => {
        await deleteCampaign(context, params.campaignId);
      },
    }),
    route(restoreCampaignOperation, {
      handle: async ({ context, params }) => detailOf(context, (await restoreCampaign(context, params.campaignId)).id),
    }),
    route(duplicateCampaignOperation, {
      handle: async ({ context, params }) =>
        detailOf(context, (await duplicateCampaign(context, params.campaignId)).id),
    }),
  ];
};

const editRoutes = (app: CampaignApp) => {
  const { route } = app;
  const detailOf = createDetailOf(app);
  return [
    route(updateCampaignOperation, {
      handle: async ({ context, params, body }) => {
        await renameCampaign(context, params.campaignId, body);
        return detailOf(context, params.campaignId);
      },
    }),
    route(setCampaignStepOperation, {
      handle: async ({ context, params, body }) => {
        await setCampaignStep(context, params.campaignId, body.currentStep);
        return detailOf(context, params.campaignId);
      },
    }),
    route(setRetentionOperation, {
      handle: async ({ context, params, body }) => {
        await keepResponsesFor(context, params.campaignId, body);
        return detailOf(context, params.campaignId);
      },
    }),
    route(saveDeliveryOperation, {
      handle: async ({ context, params, body: { startDate, endDate, ...delivery } }) => {
        const dates = { startDate: toDate(startDate), endDate: toDate(endDate) };
        await saveDelivery(context, params.campaignId, { ...delivery, ...dates });
        return detailOf(context, params.campaignId);
      },
    }),
  ];
};

export const campaignRoutes = (app: CampaignApp, findTemplate: FindTemplate) => [
  ...readRoutes(app),
  ...lifecycleRoutes(app, findTemplate),
  ...editRoutes(app),
];
