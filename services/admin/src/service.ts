import { dataMigrationsOf, type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { adminService } from './app';
import { type AdminConfig, readConfig } from './config';

type Options = Omit<StartOptions<AdminConfig>, 'config'>;

/** Starts the service from its environment. A shared transport is opened by the caller. */
export const start = (env: Environment, options: Options = {}) =>
  startService(adminService, { loadS3: () => import('@folkmoot/s3-storage'), ...options, config: readConfig(env) });

/** The migrations of this service's data, for the operator tool. */
export const dataMigrations = dataMigrationsOf(adminService);
