import { dataMigrationsOf, type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { publicService } from './app';
import { type PublicConfig, readConfig } from './config';

type Options = Omit<StartOptions<PublicConfig>, 'config'>;

/** Starts the service from its environment. A shared transport is opened by the caller. */
export const start = (env: Environment, options: Options = {}) =>
  startService(publicService, { loadS3: () => import('@folkmoot/s3-storage'), ...options, config: readConfig(env) });

/** The migrations of this service's data, for the operator tool. */
export const dataMigrations = dataMigrationsOf(publicService);
