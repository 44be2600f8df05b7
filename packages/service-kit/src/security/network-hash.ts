import { createHmac } from 'node:crypto';

/** The header in which the gateway tells a service the network of a signed-in user, as a keyed hash. */
export const NETWORK_HEADER = 'x-folkmoot-network';

const SHOWN_CHARACTERS = 16;

/** A network as the activity log names it: the same each time, and worth nothing to whoever lacks the key. */
export const networkHash = (key: string, network: string): string =>
  createHmac('sha256', key).update(`folkmoot:network:${network}`).digest('base64url').slice(0, SHOWN_CHARACTERS);
