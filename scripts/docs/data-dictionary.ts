import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@folkmoot/contracts';
import { type IndexDefinition, type ModelDefinition, shardKeyOf } from '@folkmoot/service-kit';
import { code, page, table } from './markdown';
import { type StoredCollection, type StoredField, storedCollections } from './stored-documents';

const COUNCIL = 'councilId';
const KIT = 'packages/service-kit/src';
const NOT_READ = /\.(test|suite|fixture)\.ts$|\/testing\//;

const filesBelow = (root: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith(ending) && !NOT_READ.test(file))
    .sort();

const sentence = (text: string): string => (text.endsWith('.') || text === '' ? text : `${text}.`);

/** How a collection is bound to a council, or why it is not. Throws when the source does not say why. */
export const councilKeyOf = ({ file, model, comment, fields, boundOpeners, wideOpeners }: StoredCollection): string => {
  const names = (openers: StoredCollection['wideOpeners']) => openers.map(({ name }) => code(name)).join(', ');
  if (boundOpeners.length > 0) {
    const wide = wideOpeners.length > 0 ? `, except those of ${names(wideOpeners)}` : '';
    return `${code(COUNCIL)}, which every query has${wide}.`;
  }
  const reason = wideOpeners.map((opener) => opener.comment).find((text) => text !== '') ?? comment;
  if (reason === '') throw new Error(`${file}: a comment on ${model} must say why it is not bound to a council`);
  const key = fields.some(({ name }) => name === COUNCIL)
    ? `${code(COUNCIL)}, but not in every query.`
    : 'no field of its own.';
  return `${key} ${sentence(reason)}`;
};

const DAY_SECONDS = 86_400;

const duration = (seconds: number): string =>
  seconds % DAY_SECONDS === 0 ? `${seconds / DAY_SECONDS} days` : `${seconds} seconds`;

const lifetime = (seconds: number): string =>
  seconds === 0
    ? 'documents are deleted at that moment'
    : `documents are deleted ${duration(seconds)} after that moment`;

const indexRow = ({ keys, serves, unique, expireAfterSeconds }: IndexDefinition): string[] => [
  Object.entries(keys)
    .map(([field, direction]) => `${code(field)}${direction === -1 ? ' descending' : ''}`)
    .join(', '),
  [unique ? 'unique' : '', expireAfterSeconds === undefined ? '' : lifetime(expireAfterSeconds)]
    .filter(Boolean)
    .join('; '),
  serves,
];

/** The part of a model that the dictionary reads. */
type DeclaredModel = Pick<ModelDefinition, 'collection' | 'indexes' | 'shardKey'> & {
  readonly schema: { readonly obj: object };
};

/** The id, then the fields in the order in which the model declares them. */
const inOrder = (fields: readonly StoredField[], { collection, schema }: DeclaredModel): StoredField[] => {
  const order = ['_id', ...Object.keys(schema.obj)];
  const unknown = fields.find(({ name }) => !order.includes(name));
  if (unknown) throw new Error(`${collection}: the model does not declare ${unknown.name}`);
  return [...fields].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
};

const fieldRow = ({ name, isOptional, type, meaning }: StoredField): string[] => [
  code(isOptional ? `${name}?` : name),
  code(type),
  meaning,
];

const shardKeyText = (model: DeclaredModel): string => {
  const shardKey = shardKeyOf(model);
  if (shardKey === null)
    return model.shardKey === null
      ? 'none. It is small, and stays on one shard.'
      : 'none, so that its unique indexes hold over all councils. It stays on one shard.';
  const fields = Object.entries(shardKey).map(([field, kind]) => `${code(field)}${kind === 'hashed' ? ' hashed' : ''}`);
  return `${fields.join(', ')}.`;
};

export const collectionSection = (stored: StoredCollection, model: DeclaredModel): string[] => {
  const { file, comment, fields } = stored;
  const councilKey = councilKeyOf(stored);
  const isRepeated = councilKey.endsWith(sentence(comment));
  return [
    `### ${model.collection}`,
    [`Defined in ${code(file)}.`, isRepeated ? '' : sentence(comment)].filter(Boolean).join(' '),
    `Council key: ${councilKey}`,
    `Shard key: ${shardKeyText(model)}`,
    table(['Field', 'Type', 'Meaning'], inOrder(fields, model).map(fieldRow)),
    ...(model.indexes.length > 0 ? [table(['Index', 'Rule', 'Serves'], model.indexes.map(indexRow))] : []),
  ];
};

const isModel = (value: unknown): value is ModelDefinition =>
  typeof value === 'object' && value !== null && 'collection' in value && 'indexes' in value;

/** The model itself, whose indexes are computed. */
const modelOf = async (root: string, { file, model }: StoredCollection): Promise<ModelDefinition> => {
  const exported: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  const definition = new Map(Object.entries(exported)).get(model);
  if (!isModel(definition)) throw new Error(`${file}: ${model} must be exported`);
  return definition;
};

const sectionOf = async (root: string, title: string, stored: readonly StoredCollection[]): Promise<string[]> => {
  const sections = await Promise.all(
    stored.map(async (each) => {
      const model = await modelOf(root, each);
      return { name: model.collection, blocks: collectionSection(each, model) };
    }),
  );
  sections.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [`## ${title}`, ...sections.flatMap(({ blocks }) => blocks)];
};

/** docs/reference/data-dictionary.md */
export const dataDictionary = async (root: string): Promise<string> => {
  const services = serviceNames.map((service) => ({ service, folder: `services/${service}/src` }));
  const files = [
    ...services.flatMap(({ folder }) => filesBelow(root, folder, '.mongo.ts')),
    ...filesBelow(root, KIT, '.ts'),
  ];
  const stored = storedCollections(root, files);
  const within = (folder: string) => stored.filter(({ file }) => file.startsWith(`${folder}/`));
  return page(
    'Data dictionary',
    'Every collection of every service: its council key, its fields by the TypeScript type of the document, and its indexes with the query that each serves. A service has a database of its own. Not listed are the collections of libraries: planned jobs of Agenda, and files of GridFS.',
    ...(await sectionOf(root, 'Every service', within(KIT))),
    ...(
      await Promise.all(services.map(({ service, folder }) => sectionOf(root, `Service ${service}`, within(folder))))
    ).flat(),
  );
};
