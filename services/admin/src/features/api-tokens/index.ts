import { defineFeature } from '@folkmoot/service-kit';
import { apiTokenEntity } from '../../entities/api-token/api-token.mongo';
import { apiTokenRoutes } from './api-token.routes';

/** Tokens by which programs act in a council. */
export const apiTokensFeature = defineFeature({
  name: 'api-tokens',
  entities: [apiTokenEntity],
  routes: apiTokenRoutes,
});
