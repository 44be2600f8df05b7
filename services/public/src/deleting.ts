import type { ServiceKit } from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import { createResponseIds, isInIntake, typedReceipt } from './features/intake';
import { askCampaigns, receiptRoutes } from './features/receipts';

type Ground = Pick<Parameters<typeof receiptRoutes>[0], 'published' | 'releases' | 'clock' | 'demoCampaignId'>;

/** Where responses are deleted by their receipts. */
export const deletingOf = ({ config, connection }: ServiceKit<PublicConfig>, ground: Ground) =>
  receiptRoutes({
    ...ground,
    productName: config.productName,
    campaigns: askCampaigns(config),
    typedReceipt,
    responseIdOf: createResponseIds(config.startTokenKey),
    isWaiting: isInIntake(connection),
  });
