import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const readFields = defineConfig({
  ...serviceFields,
  /** Signs start tokens and derives receipts. After a change, open pages and receipts are invalid. */
  START_TOKEN_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Address of the admin service, which has the logos of councils. */
  ADMIN_URL: serviceAddresses,
  /** Address of the campaigns service, which has the files of surveys. */
  CAMPAIGNS_URL: serviceAddresses,
  /** Address of the subscribers service, which resolves the links in mails. */
  SUBSCRIBERS_URL: serviceAddresses,
  /** Signs links in mails and previews of sign-up pages. Must be the same key as in the subscribers service. */
  SUBSCRIBER_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Folder with the built front ends and the registry of their releases. */
  STATIC_DIR: z.string().default('./build/static'),
  REMOTES_FILE: z.string().default('./build/remotes.json'),
});

/** The service's configuration. Throws ConfigError with one line that names the problem. */
export const readConfig = (env: Environment) => readFields(env);
export type PublicConfig = ReturnType<typeof readConfig>;

/** The environment of this process. */
export const environment = (): Environment => process.env;
