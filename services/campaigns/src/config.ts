import {
  type ConfigOf,
  defineConfig,
  type Environment,
  hostList,
  serviceAddresses,
  serviceFields,
} from '@folkmoot/service-kit';
import * as z from 'zod';

const fields = {
  ...serviceFields,
  /** A ClamAV daemon that looks into uploads: `tcp://host:3310`. Without it they are looked into by the service alone. */
  CLAMAV_URL: z
    .string()
    .regex(/^tcp:\/\/[^:/]+:\d+$/, 'must look like tcp://host:3310')
    .optional(),
  /**
   * Where the admin service has the logos that posters carry, and says which AI provider a council has. Left out, posters go
   * without logos, and nothing is analysed by AI.
   */
  ADMIN_URL: serviceAddresses.optional(),
  /** Where the subscribers service has the segments. Left out, no audience can be linked to one. */
  SUBSCRIBERS_URL: serviceAddresses.optional(),
  /**
   * Hosts in the operator's own network that AI providers may be called at, separated by commas: `llm.internal,10.0.0.5`.
   * Addresses of private networks are not called otherwise, and where clouds hand out credentials never.
   */
  AI_PRIVATE_HOSTS: hostList,
  /** Serves the operation that fills a council with demo data. */
  DEMO_DATA: z.stringbool().default(false),
};

const read = defineConfig(fields);

export type CampaignsConfig = ConfigOf<typeof fields>;

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment): CampaignsConfig => read(env);

/** The environment of this process. */
export const environment = (): Environment => process.env;
