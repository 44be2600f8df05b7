import { type Environment, type StartOptions, startService } from '@folkmoot/service-kit';
import { adminService } from './app';
import { type AdminConfig, readConfig } from './config';

type Options = Omit<StartOptions<AdminConfig>, 'config'>;

/** Starts the service as its environment says; with a shared transport the caller opens that. */
export const start = (env: Environment, options: Options = {}) =>
  startService(adminService, { ...options, config: readConfig(env) });
