import {
  type ConsumerQueue,
  consumerQueues,
  type EventDefinition,
  events,
  gatewayEvents,
  producersOf,
} from '@folkmoot/contracts';

/** The queue of the activity log takes every audited event, so it is not named for each. */
const AUDIT: ConsumerQueue = 'admin.audit';
const GATEWAY = 'gateway';

export interface EventRoute {
  readonly type: string;
  readonly audited: boolean;
  readonly producers: readonly string[];
  /** Queues beside the activity log's, each named `<service>.<what it is for>`; `gateway` has none of its own. */
  readonly queues: readonly string[];
}

const includesEvent = (taken: readonly EventDefinition[], event: EventDefinition): boolean => taken.includes(event);

const queuesOf = (event: EventDefinition): string[] => [
  ...Object.entries(consumerQueues)
    .filter(([queue, taken]) => queue !== AUDIT && includesEvent(taken, event))
    .map(([queue]) => queue),
  ...(includesEvent(gatewayEvents, event) ? [GATEWAY] : []),
];

/** Who emits and who consumes each event, by the contracts. */
export const eventRoutes = (): EventRoute[] =>
  [...events]
    .sort((a, b) => a.type.localeCompare(b.type, 'en'))
    .map((event) => ({
      type: event.type,
      audited: event.audited,
      producers: producersOf(event.type) ?? [],
      queues: queuesOf(event),
    }));

/** The deployables behind queues, each once. */
export const consumersOf = ({ queues }: Pick<EventRoute, 'queues'>): string[] => [
  ...new Set(queues.map((queue) => queue.split('.')[0] ?? queue)),
];
