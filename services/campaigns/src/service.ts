import { type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { campaignsService } from './app';
import { type CampaignsConfig, readConfig } from './config';

type Options = Omit<StartOptions<CampaignsConfig>, 'config'>;

/** Starts the service as its environment says; with a shared transport the caller opens that. */
export const start = (env: Environment, options: Options = {}) =>
  startService(campaignsService, { ...options, config: readConfig(env) });
