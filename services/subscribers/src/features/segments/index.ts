import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { segmentEntity } from '../../entities/segment/segment.mongo';
import { segmentModel } from '../../entities/segment/segment-model.mongo';
import { countSegments } from './count-segments.use-case';
import { segmentRoutes } from './segment.routes';
import type { SegmentApp } from './segment.types';

const COUNT_INTERVAL_MS = 2_000;

export const segmentsFeature = defineFeature({
  name: 'segments',
  entities: [segmentEntity],
  routes: segmentRoutes,
  jobs: ({ systemContext }: SegmentApp) => [
    defineJob('subscribers.count-segments', {
      every: COUNT_INTERVAL_MS,
      work: {
        nextDueAt: () => systemContext.acrossCouncils.reader().segmentSweep.findNextCountAtAcrossCouncils(),
        appearsIn: [segmentModel],
      },
      run: ({ signal }) => countSegments(systemContext, signal),
    }),
  ],
});
