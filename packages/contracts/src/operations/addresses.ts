import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { slugSchema } from '../core/slug';
import { campaignParams } from './campaigns';

/** More than a campaign has: its short name, a new one and the former ones. */
const MOST_ADDRESSES = 50;

/** Sign-up pages and campaigns share the addresses below a council. */
export const claimCampaignAddressesOperation = defineOperation({
  name: 'claimCampaignAddresses',
  service: 'subscribers',
  method: 'put',
  path: '/internal/campaign-addresses/:campaignId',
  summary: 'Claim the short names of a campaign at this revision; all of them, or none.',
  can: 'internal',
  isRepeatable: true,
  params: campaignParams,
  body: z.strictObject({
    addresses: z.array(slugSchema.min(1)).min(1).max(MOST_ADDRESSES),
    revision: z.number().int(),
  }),
  response: z.object({
    /** The page or campaign that has one of the addresses; null when the claim succeeded. */
    takenBy: z.object({ kind: z.enum(['opt_in_page', 'campaign']), title: z.string().nullable() }).nullable(),
  }),
  errors: ['stale_revision'],
});
export type AddressOwner = NonNullable<z.infer<typeof claimCampaignAddressesOperation.response>['takenBy']>;
