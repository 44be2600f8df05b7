import { defineFeature } from '@folkmoot/service-kit';
import { createClaimAddresses } from './claim-addresses';
import { shortNameRoutes } from './short-name.routes';
import type { ShortNameApp } from './short-name.types';

/** Short addresses of campaigns: `/riverside/harbour`. */
export const shortNamesFeature = defineFeature({
  name: 'short-names',
  dependencies: ({ config }: ShortNameApp) => createClaimAddresses(config),
  routes: shortNameRoutes,
});
