export { type CheckedComment, measureLabels } from './label-quality.domain';
export {
  coderIndex,
  completeCoders,
  type DrawableComment,
  doneBy,
  drawSample,
  inOrderOf,
  type LabelSample,
  mayLabel,
  type SampleItem,
  type SampleLabel,
} from './label-sample.domain';
export type { LabelSampleRepository } from './label-sample.repository';
