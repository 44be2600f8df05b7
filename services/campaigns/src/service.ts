import { dataMigrationsOf, type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { campaignsService } from './app';
import { type CampaignsConfig, readConfig } from './config';

type Options = Omit<StartOptions<CampaignsConfig>, 'config'>;

/** Starts the service with the configuration of its environment. The caller opens a shared transport. */
export const start = (env: Environment, options: Options = {}) =>
  startService(campaignsService, { loadS3: () => import('@folkmoot/s3-storage'), ...options, config: readConfig(env) });

/** The migrations of this service's data, for the operator tool. */
export const dataMigrations = dataMigrationsOf(campaignsService);
