import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { tagEntity, tagModel } from '../../entities/tag/tag.mongo';
import { sweepTags } from './sweep-tag.use-case';
import { tagRoutes } from './tag.routes';
import type { TagApp } from './tag.types';

export { createTag } from './create-tag.use-case';

const SWEEP_INTERVAL_MS = 5_000;

export const tagsFeature = defineFeature({
  name: 'tags',
  entities: [tagEntity],
  routes: tagRoutes,
  jobs: ({ systemContext }: TagApp) => [
    defineJob('subscribers.sweep-tags', {
      every: SWEEP_INTERVAL_MS,
      work: {
        nextDueAt: () => systemContext.acrossCouncils.reader().tagSweeps.findNextSweepAtAcrossCouncils(),
        appearsIn: [tagModel],
      },
      run: ({ signal }) => sweepTags(systemContext, signal),
    }),
  ],
});
