import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const readFields = defineConfig({
  ...serviceFields,
  /** Signs start tokens and makes receipts; changing it makes open pages and receipts worthless. */
  START_TOKEN_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Where the admin service has the logos of councils. */
  ADMIN_URL: serviceAddresses,
  /** Where the campaigns service has the files that surveys show. */
  CAMPAIGNS_URL: serviceAddresses,
  /** Where the subscribers service tells what stands behind the links in mails. */
  SUBSCRIBERS_URL: serviceAddresses,
  /** Signs the links in mails and the previews of sign-up pages: the same key as of the subscribers service. */
  SUBSCRIBER_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Where built front ends lie, and the registry that names their releases. */
  STATIC_DIR: z.string().default('./build/static'),
  REMOTES_FILE: z.string().default('./build/remotes.json'),
});

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment) => readFields(env);
export type PublicConfig = ReturnType<typeof readConfig>;

/** The environment of this process. */
export const environment = (): Environment => process.env;
