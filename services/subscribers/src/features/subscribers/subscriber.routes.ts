import {
  countSubscribersOperation,
  createSubscriberOperation,
  deleteSubscriberOperation,
  exportSubscribersOperation,
  getSubscriberOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  sendConfirmationOperation,
  tagSubscribersOperation,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { filterOf } from '../../entities/segment';
import { historyWithMails, mailsOfPerson } from '../../entities/stored-person';
import { addSubscriber } from './add-subscriber.use-case';
import { countSubscribers } from './count-subscribers.use-case';
import { editSubscriber } from './edit-subscriber.use-case';
import { eraseSubscriber } from './erase-subscriber.use-case';
import { exportSubscribers } from './export-subscribers.use-case';
import { sendConfirmation } from './send-confirmation.use-case';
import { toSubscriberDetail, toSubscriberResponse } from './subscriber.mapper';
import type { SubscriberApp } from './subscriber.types';
import { tagSubscribers } from './tag-subscribers.use-case';
import { unsubscribeSubscriber } from './unsubscribe-subscriber.use-case';

/** A page of a segment ends after about this time with what it has: the first people are seen at once, and the list goes on. */
const LIST_ANSWER_MS = 60;

const listRoutes = ({ route }: SubscriberApp) => [
  route(listSubscribersOperation, {
    handle: async ({ context: { actor, reader, clock }, query: { cursor, limit, order, ...query } }) => {
      const records = reader(actor);
      const filter = await filterOf(records, actor.councilId, query, clock.now());
      const [listed, known] = await Promise.all([
        records.subscribers.list(filter, { cursor, limit, order, forMs: LIST_ANSWER_MS }),
        records.tags.listAll(),
      ]);
      return { ...listed, items: listed.items.map((each) => toSubscriberResponse(each, known)) };
    },
  }),
  route(getSubscriberStatsOperation, { handle: ({ context: { actor, reader } }) => reader(actor).stats.get() }),
  route(countSubscribersOperation, { handle: ({ context, query }) => countSubscribers(context, query) }),
  route(exportSubscribersOperation, {
    handle: async ({ context, query }) => {
      const { rows, name } = await exportSubscribers(context, query);
      return file(rows, { type: 'text/csv; charset=utf-8', name });
    },
  }),
  route(getSubscriberOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const records = reader(actor);
      const subscriber = await records.subscribers.get(params.subscriberId);
      const history = historyWithMails(subscriber, await mailsOfPerson(records, subscriber));
      return toSubscriberDetail(subscriber, await records.tags.listAll(), history);
    },
  }),
];

const changeRoutes = ({ route }: SubscriberApp) => [
  route(createSubscriberOperation, {
    handle: async ({ context, body }) => {
      const { subscriber, tags } = await addSubscriber(context, { ...body, source: 'manual', status: 'active' });
      return toSubscriberResponse(subscriber, tags);
    },
  }),
  route(tagSubscribersOperation, { handle: ({ context, body }) => tagSubscribers(context, body) }),
  route(updateSubscriberOperation, {
    handle: async ({ context, params, body }) => {
      const { subscriber, tags } = await editSubscriber(context, { ...params, ...body });
      return toSubscriberDetail(subscriber, tags);
    },
  }),
  route(unsubscribeSubscriberOperation, {
    handle: async ({ context, params }) => {
      const { subscriber, tags } = await unsubscribeSubscriber(context, params.subscriberId);
      return toSubscriberDetail(subscriber, tags);
    },
  }),
  route(sendConfirmationOperation, { handle: ({ context, params }) => sendConfirmation(context, params.subscriberId) }),
  route(deleteSubscriberOperation, { handle: ({ context, params }) => eraseSubscriber(context, params.subscriberId) }),
];

export const subscriberRoutes = (app: SubscriberApp) => [...listRoutes(app), ...changeRoutes(app)];
