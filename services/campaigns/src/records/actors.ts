import type { Actor } from '@folkmoot/contracts';

/** The id of the user who acts; null when a service does. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
