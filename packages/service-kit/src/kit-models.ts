import { erasureModel } from './erasure/erasure.model';
import { jobRunModel } from './jobs/job-runs';
import { deadLetterModel } from './messaging/dead-letters';
import { inboxModel } from './messaging/inbox';
import type { ModelDefinition } from './mongo/model';
import { outboxModel } from './outbox/outbox.model';
import { signingSwitchModel } from './trust/signing-switch';

/** The collections that the kit itself keeps in each service's database. */
export const kitModels: readonly ModelDefinition[] = [
  outboxModel,
  inboxModel,
  deadLetterModel,
  jobRunModel,
  erasureModel,
  signingSwitchModel,
];
