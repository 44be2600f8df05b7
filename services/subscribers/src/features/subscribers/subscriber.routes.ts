import { createSubscriberOperation, getSubscriberStatsOperation, listSubscribersOperation } from '@folkmoot/contracts';
import { asUser, type Clock, route, type Units } from '@folkmoot/service-kit';
import { addSubscriber, type Repositories } from './add-subscriber.use-case';
import { toSubscriberResponse } from './subscriber.mapper';

interface Deps {
  readonly units: Units<Repositories>;
  readonly clock: Clock;
}

export const subscriberRoutes = ({ units, clock }: Deps) => [
  route(listSubscribersOperation, {
    handle: async ({ actor, query }) => {
      const { cursor, limit, ...filter } = query;
      const { subscribers, tags } = units.reader(actor);
      const [listed, known] = await Promise.all([subscribers.list(filter, { cursor, limit }), tags.listAll()]);
      return { ...listed, items: listed.items.map((each) => toSubscriberResponse(each, known)) };
    },
  }),
  route(createSubscriberOperation, {
    handle: async ({ actor, body }) => {
      const given = { ...body, source: 'manual', status: 'active' } as const;
      const { subscriber, tags } = await addSubscriber({ unitOfWork: units.unitOfWork, clock }, asUser(actor), given);
      return toSubscriberResponse(subscriber, tags);
    },
  }),
  route(getSubscriberStatsOperation, { handle: ({ actor }) => units.reader(actor).stats.get() }),
];
