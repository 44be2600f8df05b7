import {
  type ConsumerQueue,
  consumerQueues,
  type EventDefinition,
  eventsFrom,
  gatewayEvents,
  routingKey,
  type ServiceName,
  serviceNames,
} from '@folkmoot/contracts';
import {
  BURIED_EXCHANGE,
  DEAD_EXCHANGE,
  deadArguments,
  deadQueueOf,
  EVENTS_EXCHANGE,
  queueArguments,
} from './topology';

/** @file All definitions of a broker for the product, as RabbitMQ imports them at its start (`load_definitions`). */

const VHOST = { vhost: '/' };
const NOTHING = '^$';
/** The user of the operator's commands. No service uses it. */
export const BROKER_OPERATOR = 'folkmoot';
/** The user of a service or of the gateway. */
export const brokerUserOf = (deployable: string): string => `folkmoot-${deployable}`;
/** Every user that needs a password. */
export const brokerUsers: readonly string[] = [BROKER_OPERATOR, ...[...serviceNames, 'gateway'].map(brokerUserOf)];

const queueNames = Object.keys(consumerQueues) as ConsumerQueue[];
const escaped = (text: string): string => text.replace(/[.$]/g, '\\$&');
const oneOf = (texts: readonly string[]): string =>
  texts.length > 0 ? `^(${texts.map(escaped).join('|')})$` : NOTHING;

const queuesOf = (service: ServiceName): string[] => queueNames.filter((name) => name.startsWith(`${service}.`));
const keysOf = (events: readonly EventDefinition[]): string => oneOf(events.map(routingKey));

/** The admin service lists the dead letters of every queue and replays them. */
const mayReplay = (service: ServiceName): boolean => service === 'admin';

const permissionOf = (service: ServiceName) => {
  const dead = mayReplay(service) ? queueNames.map(deadQueueOf) : [];
  return {
    ...VHOST,
    user: brokerUserOf(service),
    configure: NOTHING,
    // `amq.default` routes a message to a queue by its name.
    write: oneOf([EVENTS_EXCHANGE, BURIED_EXCHANGE, ...(mayReplay(service) ? ['amq.default'] : [])]),
    read: oneOf([...queuesOf(service), ...dead]),
  };
};

const topicPermissionsOf = (service: ServiceName) => [
  {
    ...VHOST,
    user: brokerUserOf(service),
    exchange: EVENTS_EXCHANGE,
    write: keysOf(eventsFrom(service)),
    read: NOTHING,
  },
  { ...VHOST, user: brokerUserOf(service), exchange: BURIED_EXCHANGE, write: oneOf(queuesOf(service)), read: NOTHING },
];

/** The gateway publishes nothing, and receives session events by a queue that is deleted with its connection. */
const gateway = {
  permission: {
    ...VHOST,
    user: brokerUserOf('gateway'),
    configure: '^amq\\.gen-.*$',
    write: '^amq\\.gen-.*$',
    read: `^(amq\\.gen-.*|${escaped(EVENTS_EXCHANGE)})$`,
  },
  topicPermission: {
    ...VHOST,
    user: brokerUserOf('gateway'),
    exchange: EVENTS_EXCHANGE,
    write: NOTHING,
    read: keysOf(gatewayEvents),
  },
};

const exchangeOf = (name: string, type: string) => ({
  ...VHOST,
  name,
  type,
  durable: true,
  auto_delete: false,
  internal: false,
  arguments: {},
});

const queueOf = (name: string, args: object) => ({
  ...VHOST,
  name,
  durable: true,
  auto_delete: false,
  arguments: args,
});

const bindingOf = (source: string, destination: string, key: string) => ({
  ...VHOST,
  source,
  destination,
  destination_type: 'queue',
  routing_key: key,
  arguments: {},
});

/** Users without their passwords: deploy/rabbitmq/with-passwords.mjs puts those in. */
export const brokerDefinitions = () => ({
  vhosts: [{ name: VHOST.vhost }],
  users: [
    ...brokerUsers.map((name) => ({ name, tags: name === BROKER_OPERATOR ? ['administrator'] : [] })),
    // RabbitMQ creates this user with a well-known password. Without a password it cannot sign in.
    { name: 'guest', tags: [] },
  ],
  permissions: [
    { ...VHOST, user: BROKER_OPERATOR, configure: '.*', write: '.*', read: '.*' },
    { ...VHOST, user: 'guest', configure: NOTHING, write: NOTHING, read: NOTHING },
    ...serviceNames.map(permissionOf),
    gateway.permission,
  ],
  topic_permissions: [...serviceNames.flatMap(topicPermissionsOf), gateway.topicPermission],
  exchanges: [
    exchangeOf(EVENTS_EXCHANGE, 'topic'),
    exchangeOf(DEAD_EXCHANGE, 'direct'),
    exchangeOf(BURIED_EXCHANGE, 'topic'),
  ],
  queues: queueNames.flatMap((name) => [
    queueOf(deadQueueOf(name), deadArguments),
    queueOf(name, queueArguments(name)),
  ]),
  bindings: queueNames.flatMap((name) => [
    bindingOf(DEAD_EXCHANGE, deadQueueOf(name), name),
    bindingOf(BURIED_EXCHANGE, deadQueueOf(name), name),
    ...consumerQueues[name].map((event) => bindingOf(EVENTS_EXCHANGE, name, routingKey(event))),
  ]),
});
