import {
  countSubscribersOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  type Subscriber,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import { type Memory, peopleOfQuery } from './memory';

const PAGE = 50;

/** Lists, counts and exports of subscribers. */
export const listHandlers = (store: Memory): Handler[] => {
  const bySource = (source: Subscriber['source']) => store.people.filter((person) => person.source === source).length;
  return [
    handle(listSubscribersOperation, ({ query: { cursor = '0', limit = PAGE, ...query } = {} }) => {
      const all = peopleOfQuery(store, query);
      const end = Number(cursor) + Number(limit);
      return { items: all.slice(Number(cursor), end), nextCursor: end < all.length ? String(end) : null };
    }),
    handle(countSubscribersOperation, ({ query = {} }) => ({
      count: peopleOfQuery(store, query).length,
      isExact: true,
    })),
    handle(getSubscriberStatsOperation, () => ({
      total: store.people.length,
      active: store.people.filter(({ status }) => status === 'active').length,
      optIn: bySource('opt_in'),
      csvImport: bySource('csv_upload'),
      postSurvey: bySource('post_survey'),
    })),
  ];
};
