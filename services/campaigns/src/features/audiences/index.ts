import { defineFeature } from '@folkmoot/service-kit';
import { audienceEntity } from '../../entities/audience/audience.mongo';
import { type AudienceApp, audienceRoutes } from './audience.routes';
import { createRequireSegment } from './find-segment';

export const audiencesFeature = defineFeature({
  name: 'audiences',
  entities: [audienceEntity],
  dependencies: ({ config }: AudienceApp) => createRequireSegment(config),
  routes: audienceRoutes,
});
