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
  /** A ClamAV daemon that scans uploads: `tcp://host:3310`. Without it, only this service checks uploads. */
  CLAMAV_URL: z
    .string()
    .regex(/^tcp:\/\/[^:/]+:\d+$/, 'must look like tcp://host:3310')
    .optional(),
  /**
   * Address of the admin service, which has the logos for posters and the AI provider of each council. Without it,
   * posters have no logo and no AI analysis runs.
   */
  ADMIN_URL: serviceAddresses.optional(),
  /** Address of the subscribers service, which has the segments. Without it, no audience can be linked to a segment. */
  SUBSCRIBERS_URL: serviceAddresses.optional(),
  /**
   * Hosts in private networks where AI providers may be called, separated by commas: `llm.internal,10.0.0.5`. Other
   * private addresses are refused. Metadata addresses of clouds, which return credentials, are always refused.
   */
  AI_PRIVATE_HOSTS: hostList,
  /** Enables the operation that creates the demo data. */
  DEMO_DATA: z.stringbool().default(false),
};

const read = defineConfig(fields);

export type CampaignsConfig = ConfigOf<typeof fields>;

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment): CampaignsConfig => read(env);

/** The environment of this process. */
export const environment = (): Environment => process.env;
