/** @file Prints the boundary report of a tree, or of these folders of it, as JSON: `tsx main.ts ROOT [FOLDER...]`. */
import path from 'node:path';
import { cruiseTree } from './cruise-tree';

const [dir = '.', ...folders] = process.argv.slice(2);
const root = path.resolve(dir);
process.chdir(root);
const report = await (folders.length > 0 ? cruiseTree(root, folders) : cruiseTree(root));
process.stdout.write(JSON.stringify(report));
