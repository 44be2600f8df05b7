import { defineFeature } from '@folkmoot/service-kit';
import { annotationEntity } from '../../entities/annotation/annotation.mongo';
import { annotationRoutes } from './annotation.routes';

/** Notes of staff about the days of a campaign, and the first use of its codes, for the timeline of its report. */
export const annotationsFeature = defineFeature({
  name: 'annotations',
  entities: [annotationEntity],
  routes: annotationRoutes,
});
