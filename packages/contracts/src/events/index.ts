import type { EventDefinition } from '../core/event';
import type { ServiceName } from '../core/services';
import * as admin from './admin';
import * as campaigns from './campaigns';
import * as publicEvents from './public';
import * as subscribers from './subscribers';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'audited' in value && 'payload' in value;

/** The events of each service. */
export const eventGroups: Readonly<Record<ServiceName, object>> = {
  admin,
  campaigns,
  public: publicEvents,
  subscribers,
};

/** Every event that crosses the broker. */
export const events: readonly EventDefinition[] = Object.values(eventGroups).flatMap((group) =>
  Object.values(group).filter(isEvent),
);

export const auditedEvents: readonly EventDefinition[] = events.filter((event) => event.audited);
