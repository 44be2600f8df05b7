import { previewRetentionOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { previewRetention } from './preview-retention.use-case';

export const retentionRoutes = (deps: Deps) => [
  route(previewRetentionOperation, { handle: ({ actor, query }) => previewRetention(deps, actor, query) }),
];
