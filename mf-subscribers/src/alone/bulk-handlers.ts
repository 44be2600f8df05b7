import {
  type SubscriberDetail,
  tagMatchingSubscribersOperation,
  tagSubscribersOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/alone';
import { type Memory, note, peopleOfQuery, retag } from './memory';

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

/** Tags for many at once. */
export const bulkHandlers = (store: Memory): Handler[] => [
  handle(tagSubscribersOperation, ({ body: { subscriberIds, ...tagging } }) =>
    retagAll(
      store,
      store.people.filter(({ id }) => subscriberIds.includes(id)),
      tagging,
    ),
  ),
  handle(tagMatchingSubscribersOperation, ({ body: { filter, cursor: _cursor, ...tagging } }) => ({
    ...retagAll(store, peopleOfQuery(store, filter), tagging),
    nextCursor: null,
  })),
];
