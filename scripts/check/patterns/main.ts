/** @file Prints regular expressions that can be slow. A separate process, because it uses one processor for a while. */
import path from 'node:path';
import { readSources } from '../read-sources';
import { patternProblems } from './pattern-problems';

const root = path.resolve(import.meta.dirname, '../../..');
process.stdout.write(JSON.stringify(await patternProblems(await readSources(root))));
