/** @file A data folder after a first start. The checks on a running product each copy it: `TEST_DEMO_FOLDER`. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir, removeDataDir, startProduct } from '../product/running-product';

const root = path.resolve(import.meta.dirname, '../..');
const [, , target] = process.argv;
if (!target) throw new Error('Name the folder to write to.');

const dataDir = freshDataDir();
const product = await startProduct({ root, dataDir });
const code = await product.stop();
if (code !== 0) throw new Error(`npm start ended with ${code}`);
rmSync(target, { recursive: true, force: true });
cpSync(dataDir, target, { recursive: true, preserveTimestamps: true });
removeDataDir(dataDir);
