import { getRepresentativenessOperation } from '@folkmoot/contracts';
import { getRepresentativeness } from './get-representativeness.use-case';
import type { RepresentativenessApp } from './representativeness.types';

export const representativenessRoutes = ({ route }: RepresentativenessApp) => [
  route(getRepresentativenessOperation, {
    handle: ({ context, params: { campaignId }, query }) => getRepresentativeness(context, campaignId, query),
  }),
];
