import { defineFeature } from '@folkmoot/service-kit';
import { annotationEntity } from '../../entities/annotation/annotation.mongo';
import { annotationRoutes } from './annotation.routes';

/** What happened on the days of a campaign, for the timeline of its report. */
export const annotationsFeature = defineFeature({
  name: 'annotations',
  entities: [annotationEntity],
  routes: annotationRoutes,
});
