import type { EventDefinition } from '../core/event';
import { type ServiceName, serviceNames } from '../core/operation';
import * as admin from './admin';
import * as campaigns from './campaigns';
import { events } from './index';
import * as publicEvents from './public';
import * as subscribers from './subscribers';

const groups: Readonly<Partial<Record<ServiceName, object>>> = { admin, campaigns, subscribers, public: publicEvents };

/** Every service says for itself that it has erased a council. */
const fromEveryService: ReadonlySet<EventDefinition> = new Set<EventDefinition>([admin.councilPurgedEvent]);

/** Residents' pages know no users, so that the public service has nobody to refuse. */
const RESIDENTS: ServiceName = 'public';
const fromServicesOfStaff: ReadonlySet<EventDefinition> = new Set<EventDefinition>([admin.permissionRefusedEvent]);

/** What is held of a person is looked up, exported and erased where it is kept: staff by admin, residents by subscribers. */
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
  (Object.values(groups[service] ?? {}) as unknown[]).includes(event);

const producers: ReadonlyMap<string, readonly ServiceName[]> = new Map(
  events.map((event) => [event.type, serviceNames.filter((service) => isFrom(service, event))]),
);

/** The services that may publish an event; null for a type that no contract knows. */
export const producersOf = (type: string): readonly ServiceName[] | null => producers.get(type) ?? null;

/** The events that a service may publish. */
export const eventsFrom = (service: ServiceName): readonly EventDefinition[] =>
  events.filter((event) => isFrom(service, event));
