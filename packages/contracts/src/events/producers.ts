import type { EventDefinition } from '../core/event';
import { type ServiceName, serviceNames } from '../core/operation';
import * as admin from './admin';
import * as campaigns from './campaigns';
import { events } from './index';
import * as publicEvents from './public';
import * as subscribers from './subscribers';

const groups: Readonly<Partial<Record<ServiceName, object>>> = { admin, campaigns, subscribers, public: publicEvents };

/** Every service says for itself that it has erased a council; each other event has one producer. */
const fromEveryService: ReadonlySet<EventDefinition> = new Set([admin.councilPurgedEvent]);

const isFrom = (service: ServiceName, event: EventDefinition): boolean =>
  fromEveryService.has(event) || (Object.values(groups[service] ?? {}) as unknown[]).includes(event);

const producers: ReadonlyMap<string, readonly ServiceName[]> = new Map(
  events.map((event) => [event.type, serviceNames.filter((service) => isFrom(service, event))]),
);

/** The services that may publish an event; null for a type that no contract knows. */
export const producersOf = (type: string): readonly ServiceName[] | null => producers.get(type) ?? null;

/** The events that a service may publish. */
export const eventsFrom = (service: ServiceName): readonly EventDefinition[] =>
  events.filter((event) => isFrom(service, event));
