/** @file Prints the boundary report of a tree as JSON: `tsx main.ts ROOT`. */
import path from 'node:path';
import { cruiseTree } from './cruise-tree';

const root = path.resolve(process.argv[2] ?? '.');
process.chdir(root);
process.stdout.write(JSON.stringify(await cruiseTree(root)));
