import { type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { publicService } from './app';
import { type PublicConfig, readConfig } from './config';

type Options = Omit<StartOptions<PublicConfig>, 'config'>;

/** Starts the service as its environment says; with a shared transport the caller opens that. */
export const start = (env: Environment, options: Options = {}) =>
  startService(publicService, { ...options, config: readConfig(env) });
