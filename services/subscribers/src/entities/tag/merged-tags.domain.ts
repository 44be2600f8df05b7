import type { Subscription } from '../subscriber/subscriber.domain';

/** Merged tags that some people still have, each with the tag that it was merged into. */
export type MergedTags = ReadonlyMap<string, string>;

/** The current tag of a possibly merged tag. */
export const currentTagOf = (merged: MergedTags, tagId: string): string => {
  let current = tagId;
  // Merges form no cycle, so a chain is no longer than the number of tags.
  for (let steps = 0; steps <= merged.size; steps++) {
    const next = merged.get(current);
    if (next === undefined) return current;
    current = next;
  }
  return current;
};

/** These tags and all tags merged into them: the tags that stored people may have. */
export const withMerged = (merged: MergedTags, tagIds: readonly string[]): string[] => {
  const current = new Set(tagIds.map((id) => currentTagOf(merged, id)));
  const former = [...merged.keys()].filter((id) => current.has(currentTagOf(merged, id)));
  return [...new Set([...current, ...former])];
};

const moved = (others: readonly Subscription[], subscription: Subscription, into: string): Subscription[] => {
  const there = others.find(({ tagId }) => tagId === into);
  // A person with both tags keeps the consent of the other tag, unless only that one is withdrawn.
  if (there && (there.status !== 'withdrawn' || subscription.status === 'withdrawn')) return [...others];
  return [...others.filter((each) => each !== there), { ...subscription, tagId: into }];
};

/** Subscriptions in their current form: a subscription to a merged tag becomes one to the other tag. */
export const resolveMerged = (subscriptions: readonly Subscription[], merged: MergedTags): readonly Subscription[] => {
  if (!subscriptions.some(({ tagId }) => merged.has(tagId))) return subscriptions;
  let resolved = subscriptions.filter(({ tagId }) => !merged.has(tagId));
  for (const each of subscriptions) {
    if (merged.has(each.tagId)) resolved = moved(resolved, each, currentTagOf(merged, each.tagId));
  }
  return resolved;
};
