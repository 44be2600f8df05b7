import { defineFeature } from '@folkmoot/service-kit';
import { populationTableEntity } from '../../entities/population-table/population-table.mongo';
import { populationRoutes } from './population.routes';

/** How many people live in the area of a council, and the tables that system administrators offer to all councils. */
export const populationFeature = defineFeature({
  name: 'population',
  entities: [populationTableEntity],
  routes: populationRoutes,
});
