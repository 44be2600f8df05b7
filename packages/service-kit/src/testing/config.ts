import { z } from 'zod';
import { defineConfig } from '../config/define-config';

const read = defineConfig({
  /** A MongoDB to use instead of the embedded engine. */
  MONGODB_URI: z.string().optional(),
});

export const testConfig = () => read(process.env);
