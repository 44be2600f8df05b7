import type { EventDefinition } from '../core/event';
import { type ServiceName, serviceNames } from '../core/services';
import * as admin from './admin';
import { eventGroups, events } from './index';

/** Every service says for itself that it has erased a council. */
const fromEveryService: ReadonlySet<EventDefinition> = new Set<EventDefinition>([admin.councilPurgedEvent]);

/** Residents' pages know no users, so that the public service has nobody to refuse. */
const RESIDENTS: ServiceName = 'public';
const fromServicesOfStaff: ReadonlySet<EventDefinition> = new Set<EventDefinition>([admin.permissionRefusedEvent]);

/** The service that keeps a person's data looks it up, exports and erases it: admin for staff, subscribers for residents. */
const fromKeepersOfPeople: ReadonlySet<EventDefinition> = new Set<EventDefinition>([
  admin.personalDataReadEvent,
  admin.personalDataExportedEvent,
  admin.personalDataErasedEvent,
]);
const KEEPER_OF_RESIDENTS: ServiceName = 'subscribers';

const isFrom = (service: ServiceName, event: EventDefinition): boolean =>
  fromEveryService.has(event) ||
  (service !== RESIDENTS && fromServicesOfStaff.has(event)) ||
  (service === KEEPER_OF_RESIDENTS && fromKeepersOfPeople.has(event)) ||
  (Object.values(eventGroups[service]) as unknown[]).includes(event);

const producers: ReadonlyMap<string, readonly ServiceName[]> = new Map(
  events.map((event) => [event.type, serviceNames.filter((service) => isFrom(service, event))]),
);

/** The services that may publish an event; null for a type that no contract knows. */
export const producersOf = (type: string): readonly ServiceName[] | null => producers.get(type) ?? null;

/** The events that a service may publish. */
export const eventsFrom = (service: ServiceName): readonly EventDefinition[] =>
  events.filter((event) => isFrom(service, event));
