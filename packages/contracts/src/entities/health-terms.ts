/** How a part of the installation is: `unknown` where nobody can say. */
export const healthStates = ['ok', 'degraded', 'down', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

/** The kinds of parts that are watched. */
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

/** What the gateway counts requests under: the services, and what it serves itself. */
export const requestAreas = ['admin', 'campaigns', 'subscribers', 'public', 'gateway'] as const;
export type RequestArea = (typeof requestAreas)[number];
