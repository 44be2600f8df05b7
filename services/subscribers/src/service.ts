import { dataMigrationsOf, type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { subscribersService } from './app';
import { readConfig, type SubscribersConfig } from './config';

type Options = Omit<StartOptions<SubscribersConfig>, 'config'>;

/** Starts the service with the configuration of its environment. The caller opens a shared transport. */
export const start = (env: Environment, options: Options = {}) =>
  startService(subscribersService, {
    loadS3: () => import('@folkmoot/s3-storage'),
    ...options,
    config: readConfig(env),
  });

/** The migrations of this service's data, for the operator tool. */
export const dataMigrations = dataMigrationsOf(subscribersService);
