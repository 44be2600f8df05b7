import type { SubscriberTagging } from '@folkmoot/contracts';
import type { StoredTagging } from '../../entities/tagging';

export const toTaggingResponse = (tagging: StoredTagging): SubscriberTagging => ({
  id: tagging.id,
  state: tagging.state,
  total: tagging.total,
  processed: tagging.processed,
  changed: tagging.changed,
  addTagIds: [...tagging.change.addTagIds],
  removeTagIds: [...tagging.change.removeTagIds],
  ...(tagging.change.leaving ? { leaving: tagging.change.leaving } : {}),
  problem: tagging.problem,
  createdAt: tagging.createdAt.toISOString(),
  finishedAt: tagging.finishedAt?.toISOString() ?? null,
});
