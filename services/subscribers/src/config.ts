import { defineConfig, type Environment, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const readFields = defineConfig({
  ...serviceFields,
  /** Keys the hashes of erased addresses and signs the links of mails; changing it makes old links worthless. */
  SUBSCRIBER_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** With it the service can be asked to make its part of the demo data. */
  DEMO_DATA: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment) => readFields(env);
export type SubscribersConfig = ReturnType<typeof readConfig>;

/** The environment of this process. */
export const environment = (): Environment => process.env;
