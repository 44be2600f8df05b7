import type { Subscription } from '../subscribers/subscriber.domain';

/** Tags that were merged into another one while some people still have them: where each of them leads. */
export type MergedTags = ReadonlyMap<string, string>;

/** The tag that a tag has become. */
export const currentTagOf = (merged: MergedTags, tagId: string): string => {
  let current = tagId;
  // Merging never makes a circle, and a chain is no longer than there are tags.
  for (let steps = 0; steps <= merged.size; steps++) {
    const next = merged.get(current);
    if (next === undefined) return current;
    current = next;
  }
  return current;
};

/** These tags with all that were merged into them: what stored people may still have. */
export const withMerged = (merged: MergedTags, tagIds: readonly string[]): string[] => {
  const asked = new Set(tagIds.map((id) => currentTagOf(merged, id)));
  const former = [...merged.keys()].filter((id) => asked.has(currentTagOf(merged, id)));
  return [...new Set([...asked, ...former])];
};

const moved = (others: readonly Subscription[], subscription: Subscription, into: string): Subscription[] => {
  const there = others.find(({ tagId }) => tagId === into);
  // Who has the other tag keeps its own consent; one that was withdrawn gives way to one that was not.
  if (there && (there.status !== 'withdrawn' || subscription.status === 'withdrawn')) return [...others];
  return [...others.filter((each) => each !== there), { ...subscription, tagId: into }];
};

/** Subscriptions as they are meant now: those to a tag that was merged are subscriptions to the other one. */
export const resolveMerged = (subscriptions: readonly Subscription[], merged: MergedTags): readonly Subscription[] => {
  if (!subscriptions.some(({ tagId }) => merged.has(tagId))) return subscriptions;
  let resolved = subscriptions.filter(({ tagId }) => !merged.has(tagId));
  for (const each of subscriptions) {
    if (merged.has(each.tagId)) resolved = moved(resolved, each, currentTagOf(merged, each.tagId));
  }
  return resolved;
};
