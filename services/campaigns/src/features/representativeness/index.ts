import { defineFeature } from '@folkmoot/service-kit';
import { representativenessRoutes } from './representativeness.routes';

export { getRepresentativeness } from './get-representativeness.use-case';

/** Who is missing: the people who answered beside the population of the council. */
export const representativenessFeature = defineFeature({
  name: 'representativeness',
  routes: representativenessRoutes,
});
