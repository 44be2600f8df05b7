import { defineFeature, defineJob, type FeatureApp } from '@folkmoot/service-kit';
import { exclusionBatchEntity } from '../../entities/exclusion-batch/exclusion-batch.mongo';
import { CONTINUE_JOB, type ExclusionRef, finishExclusion } from './exclude-responses.use-case';
import { exclusionRoutes } from './exclusion.routes';
import type { ExclusionRecords } from './set-exclusion.use-case';

export { changeExclusions } from './change-exclusions';

export const exclusionsFeature = defineFeature({
  name: 'exclusions',
  entities: [exclusionBatchEntity],
  routes: exclusionRoutes,
  jobs: ({ systemContext }: FeatureApp<ExclusionRecords>) => [
    defineJob<ExclusionRef>(CONTINUE_JOB, {
      concurrency: 1,
      run: ({ data, signal }) => finishExclusion(systemContext, data, signal),
    }),
  ],
});
