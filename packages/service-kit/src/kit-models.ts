import { erasureModel } from './erasure/erasure.model';
import { erasureReplayModel } from './erasure/replay-erasures';
import { jobRunModel } from './jobs/job-runs';
import { deadLetterModel } from './messaging/dead-letters';
import { inboxModel } from './messaging/inbox';
import { suspectModel } from './messaging/suspects';
import { migrationModel } from './migrations/migration-records';
import type { ModelDefinition } from './mongo/model';
import { outboxModel } from './outbox/outbox.model';
import { signingSwitchModel } from './trust/signing-switch';

/** The kit's own collections in each service's database. */
export const kitModels: readonly ModelDefinition[] = [
  outboxModel,
  inboxModel,
  deadLetterModel,
  suspectModel,
  jobRunModel,
  erasureModel,
  erasureReplayModel,
  signingSwitchModel,
  migrationModel,
];
