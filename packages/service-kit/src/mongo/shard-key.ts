import type { IndexDefinition, ModelDefinition, ShardKey } from './model';

const startsWith = (keys: IndexDefinition['keys'], shardKey: ShardKey): boolean =>
  Object.keys(shardKey).every((field, index) => Object.keys(keys)[index] === field);

/** The parts of a model that decide. */
type KeyedModel = Pick<ModelDefinition, 'collection' | 'indexes' | 'shardKey'> & {
  readonly schema: { readonly obj: object };
};

const uniqueOf = ({ indexes }: KeyedModel) => indexes.filter(({ unique }) => unique === true);

/**
 * How a collection is spread over the shards of a large cluster, unless its model says it: by council, and within a
 * council by document where no index has to be unique. A collection without councils is spread by its documents. Null:
 * it stays on one shard, because an index is unique over all councils.
 */
export const shardKeyOf = (model: KeyedModel): ShardKey | null => {
  if (model.shardKey !== undefined) return model.shardKey;
  const unique = uniqueOf(model);
  if (!('councilId' in model.schema.obj)) return unique.length === 0 ? { _id: 'hashed' } : null;
  if (unique.length === 0) return { councilId: 1, _id: 1 };
  return unique.every(({ keys }) => startsWith(keys, { councilId: 1 })) ? { councilId: 1 } : null;
};

/** MongoDB makes an index unique over all shards only when it begins with the shard key. */
export const shardKeyProblems = (model: KeyedModel): string[] => {
  const shardKey = shardKeyOf(model);
  if (shardKey === null) return [];
  return uniqueOf(model)
    .filter(({ keys }) => !startsWith(keys, shardKey))
    .map(
      ({ keys }) => `${model.collection}: the unique index ${JSON.stringify(keys)} does not begin with the shard key`,
    );
};

const isPinned = (condition: unknown): boolean => {
  if (condition === null || typeof condition !== 'object') return condition !== undefined;
  const operators = Object.keys(condition);
  const hasOperators = operators.some((name) => name.startsWith('$'));
  return !hasOperators || operators.includes('$eq') || operators.includes('$in');
};

/** All conditions of a filter that every found document meets. */
const conditionsOf = (filter: object): [string, unknown][] =>
  Object.entries(filter).flatMap(([field, condition]): [string, unknown][] =>
    field === '$and' && Array.isArray(condition) ? condition.flatMap(conditionsOf) : [[field, condition]],
  );

/** Whether a router sends a command with this filter to the shards of one council, or of single documents. */
export const isTargeted = (filter: object, shardKey: ShardKey | null): boolean => {
  if (shardKey === null) return true;
  const [first = ''] = Object.keys(shardKey);
  return conditionsOf(filter).some(([field, condition]) => field === first && isPinned(condition));
};
