import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { attributeEntity, attributeModel } from '../../entities/attribute/attribute.mongo';
import { attributeRoutes } from './attribute.routes';
import type { AttributeApp } from './attribute.types';
import { sweepAttributes } from './sweep-attributes.use-case';

const SWEEP_INTERVAL_MS = 5_000;

export const attributesFeature = defineFeature({
  name: 'attributes',
  entities: [attributeEntity],
  routes: attributeRoutes,
  jobs: ({ systemContext }: AttributeApp) => [
    defineJob('subscribers.sweep-attributes', {
      every: SWEEP_INTERVAL_MS,
      work: {
        nextDueAt: () => systemContext.acrossCouncils.reader().attributeSweeps.findNextSweepAtAcrossCouncils(),
        appearsIn: [attributeModel],
      },
      run: ({ signal }) => sweepAttributes(systemContext, signal),
    }),
  ],
});
