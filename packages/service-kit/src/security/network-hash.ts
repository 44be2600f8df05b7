import { createHmac } from 'node:crypto';

/** The header with the network of a signed-in user, as a keyed hash, from the gateway to a service. */
export const NETWORK_HEADER = 'x-folkmoot-network';

const SHOWN_CHARACTERS = 16;

/** A network in the form of the activity log: always the same hash, which cannot be reversed without the key. */
export const networkHash = (key: string, network: string): string =>
  createHmac('sha256', key).update(`folkmoot:network:${network}`).digest('base64url').slice(0, SHOWN_CHARACTERS);
