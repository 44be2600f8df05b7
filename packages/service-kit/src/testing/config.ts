import { z } from 'zod';
import { defineConfig } from '../config/define-config';

const read = defineConfig({
  /** A MongoDB to use instead of the embedded engine. */
  MONGODB_URI: z.string().optional(),
  /** The engine of this run of jest. */
  TEST_MONGODB_URI: z.string().optional(),
});

export const testConfig = () => read(process.env);

/** Every tenant filter is taken away once, not only a sample of them. */
export const isEveryFilterTried = (): boolean => process.env.ISOLATION === 'all';

/** Every inherited name is sent in each place of a request, not only one in each place. */
export const isEveryNameTried = (): boolean => process.env.INHERITED_NAMES === 'all';
