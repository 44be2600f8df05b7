import { type Dictionary, dictionary, lookup } from '@folkmoot/contracts';
import { attributeKeysOf } from '../attribute/attribute.domain';
import { folded, type StoredSubscriber } from './subscriber.domain';

/** The figures of the five cards. They are stored, not counted on read. */
export interface SubscriberStats {
  readonly total: number;
  readonly active: number;
  readonly optIn: number;
  readonly csvImport: number;
  readonly postSurvey: number;
}

export const noSubscribers: SubscriberStats = { total: 0, active: 0, optIn: 0, csvImport: 0, postSurvey: 0 };

/** How many more people have each comparable attribute value, such as `ward=east`: all, and active ones. */
export interface AttributeEffect {
  readonly total: Readonly<Record<string, number>>;
  readonly active: Readonly<Record<string, number>>;
}

/** The change of the council's figures and of the active counts of tags for a change of subscribers. */
export interface Effect {
  readonly stats: SubscriberStats;
  readonly tags: Readonly<Record<string, number>>;
  readonly attributes: AttributeEffect;
}

export type Counted = Pick<StoredSubscriber, 'status' | 'source' | 'subscriptions' | 'attributes' | 'isUncounted'>;

const statsOf = ({ status, source }: Counted): SubscriberStats => {
  if (status === 'erased') return noSubscribers;
  return {
    total: 1,
    active: Number(status === 'active'),
    optIn: Number(source === 'opt_in'),
    csvImport: Number(source === 'csv_upload'),
    postSurvey: Number(source === 'post_survey'),
  };
};

const activeTags = ({ status, subscriptions }: Counted): Record<string, number> =>
  status === 'active'
    ? Object.fromEntries(subscriptions.filter((each) => each.status === 'active').map(({ tagId }) => [tagId, 1]))
    : {};

/** People whose values the migration counts have no effect until then. */
const valuesOf = ({ status, attributes, isUncounted }: Counted): string[] =>
  attributes && !isUncounted && status !== 'erased' ? attributeKeysOf(attributes, folded) : [];

const ones = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 1]));

type Counts = Readonly<Record<string, number>>;

const summed = (a: Counts, b: Counts, sign: 1 | -1): Record<string, number> => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (lookup(a, name) ?? 0) + sign * (lookup(b, name) ?? 0)]));
};

const without = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));

const attributesBetween = (before: Counted | null, after: Counted | null): AttributeEffect => {
  const total = (subscriber: Counted | null) => ones(subscriber ? valuesOf(subscriber) : []);
  const active = (subscriber: Counted | null) => (subscriber?.status === 'active' ? total(subscriber) : {});
  return {
    total: without(summed(total(after), total(before), -1)),
    active: without(summed(active(after), active(before), -1)),
  };
};

/** The effect of a change from `before` to `after`; null means that the subscriber does not exist. */
export const effectOf = (before: Counted | null, after: Counted | null): Effect => {
  const stats = (subscriber: Counted | null) => (subscriber ? { ...statsOf(subscriber) } : { ...noSubscribers });
  const tags = (subscriber: Counted | null) => (subscriber ? activeTags(subscriber) : {});
  return {
    stats: summed(stats(after), stats(before), -1) as unknown as SubscriberStats,
    tags: without(summed(tags(after), tags(before), -1)),
    attributes: attributesBetween(before, after),
  };
};

const addTo = (sum: Dictionary<number>, more: Counts): void => {
  for (const [name, by] of Object.entries(more)) sum[name] = (lookup(sum, name) ?? 0) + by;
};

const sumOfAttributes = (effects: readonly AttributeEffect[]): AttributeEffect => {
  const total = dictionary<number>();
  const active = dictionary<number>();
  for (const effect of effects) {
    addTo(total, effect.total);
    addTo(active, effect.active);
  }
  return { total: without(total), active: without(active) };
};

const noteOne = (sum: Map<string, number>, name: string): void => {
  sum.set(name, (sum.get(name) ?? 0) + 1);
};

/** The values of new people. One pass, because an import has thousands of them a second. */
const attributesOfNew = (added: readonly Counted[]): AttributeEffect => {
  const total = new Map<string, number>();
  const active = new Map<string, number>();
  for (const person of added) {
    for (const value of valuesOf(person)) {
      noteOne(total, value);
      if (person.status === 'active') noteOne(active, value);
    }
  }
  return { total: dictionary(total), active: dictionary(active) };
};

/** The effect of new people, who are alike except for their attribute values. */
export const effectOfAlike = (added: readonly Counted[]): Effect => {
  const [first] = added;
  if (!first) return sumOf([]);
  const attributes = attributesOfNew(added);
  return { ...times(effectOf(null, { ...first, attributes: undefined }), added.length), attributes };
};

/** Combines several effects, so that a batch costs one write per count. */
export const sumOf = (effects: readonly Effect[]): Effect => {
  const [only, ...others] = effects;
  if (only && others.length === 0) return only;
  const stats = dictionary<number>(Object.entries(noSubscribers));
  const tags = dictionary<number>();
  for (const effect of effects) {
    addTo(stats, { ...effect.stats });
    addTo(tags, effect.tags);
  }
  const attributes = sumOfAttributes(effects.map((effect) => effect.attributes));
  return { stats: stats as unknown as SubscriberStats, tags: without(tags), attributes };
};

/** The same effect on figures and tags, multiplied. */
const times = ({ stats, tags }: Effect, count: number): Omit<Effect, 'attributes'> => {
  const multiplied = (counts: Counts) =>
    Object.fromEntries(Object.entries(counts).map(([name, by]) => [name, by * count]));
  return { stats: multiplied({ ...stats }) as unknown as SubscriberStats, tags: without(multiplied(tags)) };
};
