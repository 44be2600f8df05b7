import { events, routingKey } from '@folkmoot/contracts';
import { code, page, table } from './markdown';
import { describeShape } from './shape';

/** docs/reference/events.md */
export const eventsReference = (): string => {
  const rows = [...events]
    .sort((a, b) => a.type.localeCompare(b.type, 'en'))
    .map((event) => [
      code(routingKey(event)),
      event.audited ? 'yes' : 'no',
      code(describeShape(event.payload, 'output')),
    ]);
  return page(
    'Events',
    'Each travels in the envelope of `packages/contracts/src/core/event.ts`. An audited event becomes an audit entry in the admin service.',
    table(['Routing key', 'Audited', 'Payload'], rows),
  );
};
