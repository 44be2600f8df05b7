import { previewRetentionOperation } from '@folkmoot/contracts';
import { previewRetention } from './preview-retention.use-case';
import type { RetentionApp } from './retention.types';

export const retentionRoutes = ({ route }: RetentionApp) => [
  route(previewRetentionOperation, { handle: ({ context, query }) => previewRetention(context, query) }),
];
