import { defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { DEMO_CAMPAIGN_ID, residentSurveysOf } from '../../entities/demo-survey';
import type { CopiesRepository } from '../../entities/published-survey';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { askCampaigns } from './ask-campaigns';
import type { ReceiptTools } from './erase-by-receipt.use-case';
import { receiptRoutes } from './receipt.routes';

export { receiptOperations } from './receipt.operations';

type ReceiptApp = FeatureApp<
  { readonly copies: CopiesRepository },
  PagesConfig & { readonly campaignsUrl: string; readonly serviceKey: string }
>;

/** The page that deletes responses by their receipts. The lookup finds the response of a receipt. */
export const receiptsFeature = <A>(lookupOf: (app: A) => Omit<ReceiptTools, 'campaigns'>) =>
  defineFeature({
    name: 'receipts',
    routes: (app: ReceiptApp & A) =>
      receiptRoutes({
        ...pagesOf(app),
        ...lookupOf(app),
        context: app.systemContext,
        campaigns: askCampaigns(app.config),
        published: residentSurveysOf(app),
        demoCampaignId: DEMO_CAMPAIGN_ID,
      }),
  });
