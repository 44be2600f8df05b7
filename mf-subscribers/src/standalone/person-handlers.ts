import {
  createSubscriberOperation,
  deleteSubscriberOperation,
  getSubscriberOperation,
  type SubscriberDetail,
  sendConfirmationOperation,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { changeAttributes, getItem, type Memory, note, retag } from './memory';

const newPerson = (count: number, written: string): SubscriberDetail => ({
  id: `sub-${count}-new`,
  councilId: sampleIds.councilId,
  email: written.toLowerCase(),
  displayEmail: written,
  uniqueId: `N${count.toString().padStart(4, '0')}`,
  source: 'manual',
  status: 'active',
  subscribedAt: new Date().toISOString(),
  tags: [],
  revision: 0,
  subscriptions: [],
  history: [],
});

/** Operations on one person. */
export const personHandlers = (store: Memory): Handler[] => {
  const get = (subscriberId: string) => getItem(store.people, ({ id }) => id === subscriberId);
  const refuseTaken = (email: string) => {
    if (store.people.some((person) => person.email === email.toLowerCase())) throw problem('subscriber_exists');
  };
  return [
    handle(getSubscriberOperation, ({ params }) => ({ ...get(params.subscriberId) })),
    handle(createSubscriberOperation, ({ body }) => {
      refuseTaken(body.email);
      const person = newPerson(store.people.length, body.email);
      retag(person, store.tags, body.tagIds, body.consentSource);
      person.attributes = body.attributes;
      note(person, 'added', `Added: ${body.consentSource}`);
      store.people.unshift(person);
      return { ...person };
    }),
    handle(updateSubscriberOperation, ({ params, body = {} }) => {
      const person = get(params.subscriberId);
      if (body.revision !== undefined && body.revision !== person.revision) throw problem('stale_revision');
      if (body.email) {
        refuseTaken(body.email);
        Object.assign(person, { email: body.email.toLowerCase(), displayEmail: body.email });
        note(person, 'address_changed', 'The address was changed');
      }
      if (body.attributes) {
        changeAttributes(person, body.attributes);
        note(person, 'details_changed', 'Details changed');
      }
      if (body.tagIds) {
        retag(person, store.tags, body.tagIds, body.consentSource);
        note(person, 'topics_changed', 'Tags were changed');
      }
      return { ...person };
    }),
    handle(sendConfirmationOperation, () => undefined),
    handle(unsubscribeSubscriberOperation, ({ params }) => {
      const person = get(params.subscriberId);
      retag(person, store.tags, []);
      person.status = 'unsubscribed';
      note(person, 'unsubscribed', 'Unsubscribed from everything');
      return { ...person };
    }),
    handle(deleteSubscriberOperation, ({ params }) => {
      store.people.splice(store.people.indexOf(get(params.subscriberId)), 1);
    }),
  ];
};
