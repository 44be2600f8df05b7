import type { EventDefinition } from '../core/event';
import * as admin from './admin';
import * as campaigns from './campaigns';
import * as publicEvents from './public';
import * as subscribers from './subscribers';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'audited' in value && 'payload' in value;

/** Every event that crosses the broker. */
export const events: readonly EventDefinition[] = [admin, campaigns, publicEvents, subscribers].flatMap((group) =>
  Object.values(group).filter(isEvent),
);

export const auditedEvents: readonly EventDefinition[] = events.filter((event) => event.audited);
