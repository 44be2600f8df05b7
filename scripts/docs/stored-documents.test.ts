import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storedCollections } from './stored-documents';

const FILE = 'services/x/src/thing.mongo.ts';
const SOURCE = `
interface Base { title: string; secret: number; at: Date }
interface ThingDocument extends Omit<Base, 'secret'> {
  _id: string;
  /** Empty for nobody. */
  owner?: string;
  state: 'open' | 'closed' | null;
  steps: readonly { to: string; from?: string }[];
  counts: Record<string, number>;
  isDone: boolean;
}
declare const defineModel: <D>(name: string, options: object) => { document?: D };
declare const councilCollection: (model: object, scope: object) => object;
declare const collectionAcrossCouncils: typeof councilCollection;
/** Kept for a year. */
export const thingModel = defineModel<ThingDocument>('things', {});
export const mongoThings = (scope: object) => councilCollection(thingModel, scope);
/** A job goes through all of them. */
export const sweepAcrossCouncils = (scope: object) => ({ things: collectionAcrossCouncils(thingModel, scope) });
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'stored-'));
  mkdirSync(path.dirname(path.join(root, FILE)), { recursive: true });
  writeFileSync(path.join(root, FILE), SOURCE);
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, target: 'ES2022', lib: ['ES2022'] } }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a collection has the types of its document, the comments of its fields, and the functions that open it', () => {
  const [collection, ...others] = storedCollections(root, [FILE]);
  expect(others).toEqual([]);
  expect(collection).toMatchObject({
    file: FILE,
    model: 'thingModel',
    comment: 'Kept for a year.',
    boundOpeners: [{ name: 'mongoThings', comment: '' }],
    wideOpeners: [{ name: 'sweepAcrossCouncils', comment: 'A job goes through all of them.' }],
  });
  const fields =
    collection?.fields.map(({ name, type, isOptional, meaning }) => [name, type, isOptional, meaning]) ?? [];
  expect(fields.toSorted()).toEqual([
    ['_id', 'string', false, ''],
    ['at', 'Date', false, ''],
    ['counts', 'Record<string, number>', false, ''],
    ['isDone', 'boolean', false, ''],
    ['owner', 'string', true, 'Empty for nobody.'],
    ['state', '"closed" | "open" | null', false, ''],
    ['steps', '{ from?, to }[]', false, ''],
    ['title', 'string', false, ''],
  ]);
});
