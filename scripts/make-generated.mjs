/** @file `node scripts/make-generated.mjs`: makes the source files that are not committed, for editors and `tsc`. */
import path from 'node:path';
import { makeGenerated } from './start/generated.mjs';

await makeGenerated(path.resolve(import.meta.dirname, '..'));
