import { defineFeature } from '@folkmoot/service-kit';
import { labelSampleEntity } from '../../entities/label-sample/label-sample.mongo';
import { labelSampleRoutes } from './label-sample.routes';

export { getLabelQuality } from './get-label-sample.use-case';

/** Samples of comments that people label blind, to measure the labels of machines. */
export const labelSamplesFeature = defineFeature({
  name: 'label-samples',
  entities: [labelSampleEntity],
  routes: labelSampleRoutes,
});
