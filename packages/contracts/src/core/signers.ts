import { serviceNames } from './operation';

/** Whoever has a key pair of its own: the gateway, each service, and the operator's commands. */
export const signerNames = ['gateway', ...serviceNames, 'operator'] as const;
export type SignerName = (typeof signerNames)[number];
