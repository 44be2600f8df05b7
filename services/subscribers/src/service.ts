import { type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { subscribersService } from './app';
import { readConfig, type SubscribersConfig } from './config';

type Options = Omit<StartOptions<SubscribersConfig>, 'config'>;

/** Starts the service as its environment says; with a shared transport the caller opens that. */
export const start = (env: Environment, options: Options = {}) =>
  startService(subscribersService, { ...options, config: readConfig(env) });
