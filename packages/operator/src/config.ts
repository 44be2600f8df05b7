import type { Environment } from '@folkmoot/service-kit';

/** The environment of this process. */
export const environment = (): Environment => process.env;
