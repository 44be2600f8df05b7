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
import { asUser, type Clock, file, route } from '@folkmoot/service-kit';
import { filterOf } from '../../segments/filtering';
import { addSubscriber } from './add-subscriber.use-case';
import { countSubscribers } from './count-subscribers.use-case';
import type { ListUnits } from './deps';
import { editSubscriber } from './edit-subscriber.use-case';
import { eraseSubscriber } from './erase-subscriber.use-case';
import { exportSubscribers } from './export-subscribers.use-case';
import { sendConfirmation } from './send-confirmation.use-case';
import { toSubscriberDetail, toSubscriberResponse } from './subscriber.mapper';
import { tagSubscribers } from './tag-subscribers.use-case';
import { unsubscribeSubscriber } from './unsubscribe-subscriber.use-case';

interface Deps {
  readonly units: ListUnits;
  readonly clock: Clock;
}

const listRoutes = ({ units, clock }: Deps) => [
  route(listSubscribersOperation, {
    handle: async ({ actor, query: { cursor, limit, ...query } }) => {
      const records = units.reader(actor);
      const filter = await filterOf(records, actor.councilId, query);
      const [listed, known] = await Promise.all([
        records.subscribers.list(filter, { cursor, limit }),
        records.tags.listAll(),
      ]);
      return { ...listed, items: listed.items.map((each) => toSubscriberResponse(each, known)) };
    },
  }),
  route(getSubscriberStatsOperation, { handle: ({ actor }) => units.reader(actor).stats.get() }),
  route(countSubscribersOperation, {
    handle: ({ actor, query }) => countSubscribers({ units }, actor, query),
  }),
  route(exportSubscribersOperation, {
    handle: async ({ actor, query }) =>
      file(await exportSubscribers({ units }, asUser(actor), query), {
        type: 'text/csv; charset=utf-8',
        name: `subscribers_${clock.now().toISOString().slice(0, 10)}.csv`,
      }),
  }),
];

const changeRoutes = ({ units, clock }: Deps) => {
  const deps = { unitOfWork: units.unitOfWork, clock };
  return [
    route(createSubscriberOperation, {
      handle: async ({ actor, body }) => {
        const given = { ...body, source: 'manual', status: 'active' } as const;
        const { subscriber, tags } = await addSubscriber(deps, asUser(actor), given);
        return toSubscriberResponse(subscriber, tags);
      },
    }),
    route(tagSubscribersOperation, {
      handle: ({ actor, body }) => tagSubscribers(deps, asUser(actor), body),
    }),
    route(updateSubscriberOperation, {
      handle: async ({ actor, params, body }) => {
        const { subscriber, tags } = await editSubscriber(deps, asUser(actor), { ...params, ...body });
        return toSubscriberDetail(subscriber, tags);
      },
    }),
    route(unsubscribeSubscriberOperation, {
      handle: async ({ actor, params }) => {
        const { subscriber, tags } = await unsubscribeSubscriber(deps, asUser(actor), params.subscriberId);
        return toSubscriberDetail(subscriber, tags);
      },
    }),
    route(sendConfirmationOperation, {
      handle: ({ actor, params }) => sendConfirmation(deps, asUser(actor), params.subscriberId),
    }),
    route(deleteSubscriberOperation, {
      handle: ({ actor, params }) => eraseSubscriber(deps, asUser(actor), params.subscriberId),
    }),
  ];
};

export const subscriberRoutes = (deps: Deps) => [
  ...listRoutes(deps),
  ...changeRoutes(deps),
  route(getSubscriberOperation, {
    handle: async ({ actor, params }) => {
      const { subscribers, tags } = deps.units.reader(actor);
      return toSubscriberDetail(await subscribers.get(params.subscriberId), await tags.listAll());
    },
  }),
];
