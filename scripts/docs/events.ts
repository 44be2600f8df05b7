import { events, routingKey } from '@folkmoot/contracts';
import { type EventRoute, eventRoutes } from './event-routes';
import { code, page, table } from './markdown';
import { describeShape } from './shape';

const codes = (names: readonly string[]): string => names.map(code).join(', ');

const routeRow = ({ type, audited, producers, queues }: EventRoute): string[] => [
  code(type),
  codes(producers),
  queues.length > 0 ? codes(queues) : 'nobody',
  audited ? 'yes' : 'no',
];

/** docs/reference/events.md */
export const eventsReference = (): string => {
  const payloads = [...events]
    .sort((a, b) => a.type.localeCompare(b.type, 'en'))
    .map((event) => [code(routingKey(event)), code(describeShape(event.payload, 'output'))]);
  return page(
    'Events',
    'Each travels in the envelope of `packages/contracts/src/core/event.ts`. An audited event becomes an audit entry in the admin service (queue `admin.audit`).',
    '## Who emits and who consumes',
    '![A picture of the same table: the services that emit events on the left, the events in the middle, the services that consume them on the right](event-flow.svg)',
    'Consumers are named by their queues, `<service>.<purpose>`; every gateway gets its events at once, without a queue that lasts.',
    table(['Event', 'Emitted by', 'Consumed by', 'Audited'], eventRoutes().map(routeRow)),
    '## Payloads',
    table(['Routing key', 'Payload'], payloads),
  );
};
