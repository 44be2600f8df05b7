import {
  cancelTaggingOperation,
  createTaggingOperation,
  getTaggingOperation,
  listTaggingsOperation,
  type SubscriberDetail,
  type SubscriberTagging,
  tagSubscribersOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import { getItem, type Memory, note, peopleOfQuery, retag } from './memory';

interface Tagging {
  addTagIds?: string[] | undefined;
  removeTagIds?: string[] | undefined;
  consentSource?: string | undefined;
}

const retagAll = (store: Memory, people: readonly SubscriberDetail[], tagging: Tagging) => {
  const { addTagIds = [], removeTagIds = [], consentSource } = tagging;
  let changed = 0;
  for (const person of people) {
    const before = person.tags.map(({ id }) => id);
    const adds = ['active', 'pending'].includes(person.status) ? addTagIds : [];
    const after = [...new Set([...before, ...adds])].filter((id) => !removeTagIds.includes(id));
    if (after.length === before.length && after.every((id) => before.includes(id))) continue;
    retag(person, store.tags, after, consentSource);
    note(person, 'topics_changed', 'Tags were changed');
    changed += 1;
  }
  return { changed, unchanged: people.length - changed };
};

/** Number of people that a sample run changes per request. */
const STEP = 40;

/** Bulk changes of tags. */
export const bulkHandlers = (store: Memory): Handler[] => {
  const taggings: SubscriberTagging[] = [];
  const find = (id: string): SubscriberTagging => getItem(taggings, (each) => each.id === id);
  const isMoving = ({ state }: SubscriberTagging) => state === 'queued' || state === 'running';
  const ended = () => ({ finishedAt: new Date().toISOString() });
  const move = (tagging: SubscriberTagging): SubscriberTagging => {
    if (!isMoving(tagging)) return tagging;
    const total = tagging.total ?? 0;
    const changed = tagging.changed;
    const processed = Math.min(total, tagging.processed + STEP);
    const isDone = processed === total;
    return Object.assign(tagging, {
      state: isDone ? 'done' : 'running',
      processed,
      changed,
      ...(isDone ? ended() : {}),
    });
  };
  return [
    handle(tagSubscribersOperation, ({ body: { subscriberIds, ...tagging } }) =>
      retagAll(
        store,
        store.people.filter(({ id }) => subscriberIds.includes(id)),
        tagging,
      ),
    ),
    handle(createTaggingOperation, ({ body: { filter, ...tagging } }) => {
      const people = peopleOfQuery(store, filter);
      const { changed } = retagAll(store, people, tagging);
      const { addTagIds = [], removeTagIds = [] } = tagging;
      const id = `tagging-${taggings.length + 1}`;
      const begun = { createdAt: new Date().toISOString(), finishedAt: null, problem: null, processed: 0 };
      taggings.unshift({ id, state: 'queued', ...begun, total: people.length, changed, addTagIds, removeTagIds });
      return find(id);
    }),
    handle(listTaggingsOperation, () => ({ items: taggings.map(move).map((each) => ({ ...each })), nextCursor: null })),
    handle(getTaggingOperation, ({ params }) => ({ ...move(find(params.taggingId)) })),
    handle(cancelTaggingOperation, ({ params }) =>
      Object.assign(find(params.taggingId), { state: 'cancelled' as const, ...ended() }),
    ),
  ];
};
