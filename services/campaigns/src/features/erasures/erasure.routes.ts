import { eraseResponseOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { type ErasureRecords, eraseResponse } from './erase-response.use-case';

export const erasureRoutes = ({ route }: FeatureApp<ErasureRecords>) => [
  route(eraseResponseOperation, {
    handle: async ({ context, body }) => ({ outcome: await eraseResponse(context, body) }),
  }),
];
