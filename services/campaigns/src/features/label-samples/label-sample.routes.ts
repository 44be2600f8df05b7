import {
  createLabelSampleOperation,
  getLabelSampleOperation,
  type LabelSample as LabelSampleView,
  labelSampleCommentOperation,
  listSampleCommentsOperation,
} from '@folkmoot/contracts';
import type { LabelSample } from '../../entities/label-sample';
import { createLabelSample } from './create-label-sample.use-case';
import { getLabelSample } from './get-label-sample.use-case';
import type { LabelSampleApp } from './label-sample.types';
import { labelSampleComment } from './label-sample-comment.use-case';
import { listSampleComments } from './list-sample-comments.use-case';

const newSampleView = ({ id, createdAt, size }: LabelSample): LabelSampleView => ({
  id,
  createdAt: createdAt.toISOString(),
  size,
  coders: [],
  removed: 0,
  quality: null,
});

export const labelSampleRoutes = ({ route }: LabelSampleApp) => [
  route(getLabelSampleOperation, {
    handle: async ({ context, params: { campaignId } }) => ({ sample: await getLabelSample(context, campaignId) }),
  }),
  route(createLabelSampleOperation, {
    handle: async ({ context, params, body }) =>
      newSampleView(await createLabelSample(context, { ...params, ...body })),
  }),
  route(listSampleCommentsOperation, {
    handle: ({ context, params: { campaignId } }) => listSampleComments(context, campaignId),
  }),
  route(labelSampleCommentOperation, {
    handle: ({ context, params, body }) => labelSampleComment(context, { ...params, ...body }),
  }),
];
