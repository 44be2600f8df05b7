import { serviceNames } from '../core/services';

/** State of a part of the installation: `unknown` when it cannot be checked. */
export const healthStates = ['ok', 'degraded', 'down', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

/** The kinds of monitored parts. */
export const healthParts = [
  'service',
  'gateway',
  'database',
  'broker',
  'queue',
  'outbox',
  'mail',
  'ai',
  'storage',
  'job',
] as const;
export type HealthPart = (typeof healthParts)[number];

/** Groups by which the gateway counts requests: the services, and the gateway's own routes. */
export const requestAreas = [...serviceNames, 'gateway'] as const;
export type RequestArea = (typeof requestAreas)[number];
