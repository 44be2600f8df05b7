import { serviceNames } from './services';

/** All owners of a key pair: the gateway, each service, and the operator's commands. */
export const signerNames = ['gateway', ...serviceNames, 'operator'] as const;
export type SignerName = (typeof signerNames)[number];
