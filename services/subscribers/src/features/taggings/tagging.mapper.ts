import type { SubscriberTagging } from '@folkmoot/contracts';
import type { StoredTagging } from '../../taggings/tagging.domain';

export const toTaggingResponse = (given: StoredTagging): SubscriberTagging => ({
  id: given.id,
  state: given.state,
  total: given.total,
  processed: given.processed,
  changed: given.changed,
  addTagIds: [...given.change.addTagIds],
  removeTagIds: [...given.change.removeTagIds],
  problem: given.problem,
  createdAt: given.createdAt.toISOString(),
  finishedAt: given.finishedAt?.toISOString() ?? null,
});
