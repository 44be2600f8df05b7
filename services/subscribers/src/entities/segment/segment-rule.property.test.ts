import { type SegmentCondition, type SegmentGroup, type SegmentRule, segmentRuleSchema } from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { addressOf, type NewSubscriber } from '../subscriber';
import { filterContextOf, toSegmentFilter } from '.';

/** @file Random rules over random people find exactly those whom a plain evaluation of the rule finds. */

const { repositoriesOf } = subscribersUnits();
const NOW = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 86_400_000;
const PEOPLE = 240;
const RULES = 120;
const SEEDS = [1, 2];

/** Mulberry32: the same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const some = <T>(values: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + below(most) }, () => pick(values));
  return { below, pick, some, chance: (share: number) => next() < share };
};
type Random = ReturnType<typeof randomOf>;

const wards = ['East', 'east ', 'Éast', 'West', 'Old Town', 'eastern docks', 'a.b*c', '=>'];
const ages = [-40.5, -1, 0, 0.25, 7, 18, 64.999, 65, 1e9];
const days = ['1931-12-31', '1960-01-01', '1999-06-15', '2026-03-01'];
const areas = ['North side', 'South side'];
const definitions = [
  { key: 'age', name: 'Age', type: 'number', options: [] },
  { key: 'born', name: 'Born', type: 'date', options: [] },
  { key: 'area', name: 'Area', type: 'choice', options: areas },
  { key: 'tenant', name: 'Tenant', type: 'yes_no', options: [] },
] as const;
/** `gone` has no definition any more. `aged` begins like `age`. */
const valuesOf: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  ward: wards,
  age: ages,
  born: days,
  area: areas,
  tenant: [true, false],
  gone: ['East'],
};
const statuses = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const;
const sources = ['opt_in', 'csv_upload', 'post_survey', 'manual'] as const;
const campaigns = ['campaign_1', 'campaign_2'];
const pages = ['page_1', 'page_2'];
const codes = ['code_1', 'code_2'];
const names = ['amy', 'ben', 'carys'];

interface Person extends NewSubscriber {
  readonly mailedAt: Date | null;
  readonly invitedTo: readonly string[];
}

const ago = (random: Random): Date => new Date(NOW.getTime() - random.below(60 * 24) * 3_600_000);

const personOf = (random: Random, at: number, tagIds: readonly string[]): Person => {
  const isErased = random.chance(0.05);
  const mailedAt = random.chance(0.5) ? ago(random) : null;
  const attributes = Object.entries(valuesOf).flatMap(([key, values]) =>
    random.chance(0.6) ? [[key, random.pick(values)] as const] : [],
  );
  const consent = { source: 'A test', text: '', textVersion: '', givenAt: NOW, recordedBy: null };
  return {
    ...addressOf(`${random.pick(names)}.${random.pick(names)}${at}@${random.pick(['a-b', 'mail'])}.example`),
    uniqueId: `K${at.toString(36).padStart(4, '0').toUpperCase()}`,
    source: random.pick(sources),
    status: isErased ? 'erased' : random.pick(statuses),
    subscribedAt: ago(random),
    subscriptions: tagIds
      .filter(() => random.chance(0.3))
      .map((tagId) => ({ tagId, status: random.pick(['active', 'pending', 'withdrawn'] as const), consent })),
    attributes: isErased ? {} : Object.fromEntries(attributes),
    ...(!isErased && random.chance(0.4) ? { signedUpBy: random.some([...pages, ...codes], 3) } : {}),
    history: [],
    mailedAt: isErased ? null : mailedAt,
    invitedTo: mailedAt && !isErased ? campaigns.filter(() => random.chance(0.5)) : [],
  };
};

const attributeCondition = (random: Random): SegmentCondition => {
  const key = random.pick(Object.keys(valuesOf));
  const values = valuesOf[key] ?? [];
  const of = 'attribute';
  const comparison = random.pick(['is', 'is_one_of', 'begins_with', 'contains', 'between', 'known'] as const);
  if (comparison === 'known') return { of, key, comparison, values: [] };
  if (comparison === 'between') {
    const ends = [random.chance(0.3) ? null : random.pick(values), random.chance(0.3) ? null : random.pick(values)];
    return { of, key, comparison, values: ends };
  }
  if (comparison === 'is') return { of, key, comparison, values: [random.pick(values)] };
  if (comparison === 'is_one_of') return { of, key, comparison, values: random.some(values, 3) };
  return { of, key, comparison, values: [random.pick(['e', 'EA', 'east', 'town', '.', '*', 'b*c', '=', 'ü'])] };
};

const conditionOf = (random: Random, tagIds: readonly string[]): SegmentCondition => {
  const make: (() => SegmentCondition)[] = [
    () => attributeCondition(random),
    () => attributeCondition(random),
    () => ({ of: 'tags', tagIds: random.some(tagIds, 2) }),
    () => ({ of: 'status', statuses: random.some(statuses, 2) }),
    () => ({ of: 'source', sources: random.some(sources, 2) }),
    () => ({ of: 'text', q: random.pick(['amy', 'AMY.b', 'ben', 'k000', 'mail', 'b.', 'nobody', 'rys']) }),
    () => ({
      of: 'subscribed',
      ...(random.chance(0.5) ? { from: ago(random).toISOString().slice(0, 10) } : {}),
      ...(random.chance(0.5) ? { to: ago(random).toISOString().slice(0, 10) } : {}),
      ...(random.chance(0.5) ? { withinDays: 1 + random.below(50) } : {}),
    }),
    () => ({ of: 'invited', campaignId: random.pick([...campaigns, 'campaign_3']) }),
    () => ({
      of: 'signed_up',
      pageId: random.pick([...pages, 'page_3']),
      ...(random.chance(0.5) ? { codeIds: random.some(codes, 2) } : {}),
    }),
    () => ({ of: 'mailed', withinDays: 1 + random.below(50) }),
  ];
  return random.pick(make)();
};

const groupOf = (random: Random, tagIds: readonly string[], depth: number): SegmentGroup => ({
  match: random.pick(['all', 'any', 'none'] as const),
  rules: Array.from({ length: random.below(4) }, () =>
    depth > 1 && random.chance(0.4) ? groupOf(random, tagIds, depth - 1) : conditionOf(random, tagIds),
  ),
});

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

type Known = ReadonlySet<string>;

const compare = (value: string | number | boolean, { comparison, values }: SegmentCondition & { of: 'attribute' }) => {
  const words = values.map((each) => (typeof each === 'string' ? plain(each) : each));
  const own = typeof value === 'string' ? plain(value) : value;
  if (comparison === 'begins_with') return String(own).startsWith(String(words[0]));
  if (comparison === 'contains') return String(own).includes(String(words[0]));
  if (comparison !== 'between') return comparison === 'known' || words.includes(own);
  const [low = null, high = null] = words;
  return (low === null || own >= low) && (high === null || own <= high);
};

/** Comparisons that the screen offers for a type of values. */
const isOffered = (value: unknown, { key, comparison, values }: SegmentCondition & { of: 'attribute' }): boolean => {
  if (comparison === 'between') return (key === 'age' || key === 'born') && values.some((each) => each !== null);
  if (comparison === 'begins_with' || comparison === 'contains') return key === 'ward';
  if (comparison === 'is_one_of') return key !== 'born' && key !== 'tenant';
  return value !== undefined;
};

/** Evaluates a condition without the code under test. Merged tags are written by the name of the other tag. */
const meets = (
  person: Person,
  condition: SegmentCondition,
  known: Known,
  current: (tagId: string) => string,
): boolean => {
  switch (condition.of) {
    case 'attribute': {
      const value = condition.key === 'gone' ? undefined : person.attributes?.[condition.key];
      return value !== undefined && isOffered(value, condition) && compare(value, condition);
    }
    case 'tags':
      return person.subscriptions.some(
        ({ tagId, status }) =>
          status !== 'withdrawn' && known.has(current(tagId)) && condition.tagIds.includes(current(tagId)),
      );
    case 'status':
      return condition.statuses.some((status) => status === person.status);
    case 'source':
      return condition.sources.includes(person.source);
    case 'text': {
      const q = condition.q.toLowerCase();
      const address = person.email;
      const starts = [...address].flatMap((_, at) => (at === 0 || '@._-'.includes(address[at - 1] ?? '') ? [at] : []));
      const isStart = starts.some((at) => at < address.lastIndexOf('.') && address.slice(at).startsWith(q));
      return isStart || person.uniqueId.toLowerCase().startsWith(q);
    }
    case 'subscribed': {
      const day = person.subscribedAt.toISOString().slice(0, 10);
      const { from = '0000', to = '9999', withinDays = 100_000 } = condition;
      return day >= from && day <= to && person.subscribedAt.getTime() >= NOW.getTime() - withinDays * DAY_MS;
    }
    case 'invited':
      return person.invitedTo.includes(condition.campaignId);
    case 'signed_up': {
      const { pageId, codeIds = [] } = condition;
      return (codeIds.length > 0 ? codeIds : [pageId]).some((id) => person.signedUpBy?.includes(id));
    }
    case 'mailed':
      return person.mailedAt !== null && person.mailedAt.getTime() >= NOW.getTime() - condition.withinDays * DAY_MS;
  }
};

const matches = (person: Person, rule: SegmentRule, known: Known, current: (tagId: string) => string): boolean => {
  if (!('rules' in rule)) return meets(person, rule, known, current);
  const count = rule.rules.filter((each) => matches(person, each, known, current)).length;
  return { all: count === rule.rules.length, any: count > 0, none: count === 0 }[rule.match];
};

/** Tags of the council: two, one that is merged into the first, and one that is removed. */
const makeTags = async ({ tags }: Pick<ReturnType<typeof repositoriesOf>, 'tags'>) => {
  const colour = { description: '', color: '#112233', isDefault: false, createdBy: 'user_1', createdAt: NOW };
  const [parks, roads] = [await tags.add({ name: 'Parks', ...colour }), await tags.add({ name: 'Roads', ...colour })];
  const [former, removed] = [await tags.add({ name: 'Green', ...colour }), await tags.add({ name: 'Gone', ...colour })];
  await tags.remove(former, { mergedInto: parks.id, sweepAt: NOW });
  await tags.remove(removed, { mergedInto: null, sweepAt: NOW });
  return { parks: parks.id, roads: roads.id, former: former.id, removed: removed.id };
};

const addPeople = async (records: ReturnType<typeof repositoriesOf>, people: readonly Person[]) => {
  await records.subscribers.addAll(people.map(({ mailedAt: _, invitedTo: __, ...person }) => person));
  const stored = await records.subscribers.findByEmails(people.map(({ email }) => email));
  const idOf = new Map(stored.map(({ email, id }) => [email, id]));
  for (const { email, mailedAt, invitedTo } of people) {
    const id = idOf.get(email);
    if (!id || !mailedAt) continue;
    await records.subscribers.noteMailed([id], { at: mailedAt, campaignId: null });
    for (const campaignId of invitedTo) await records.subscribers.noteMailed([id], { at: new Date(0), campaignId });
  }
};

const emailsOf = async (people: AsyncIterable<{ email: string }>): Promise<string[]> => {
  const emails: string[] = [];
  for await (const { email } of people) emails.push(email);
  return emails;
};

test.each(SEEDS)('rules find whom a plain evaluation finds, with seed %s', async (seed) => {
  const random = randomOf(seed);
  const records = repositoriesOf(ownCouncil);
  const tags = await makeTags(records);
  const ids = Object.values(tags);
  for (const each of definitions) {
    await records.attributes.add({ ...each, options: [...each.options], isStandard: false, createdAt: NOW });
  }
  const people = Array.from({ length: PEOPLE }, (_, at) => personOf(random, at, ids));
  await addPeople(records, people);
  const known = new Set([tags.parks, tags.roads]);
  const current = (tagId: string): string => (tagId === tags.former ? tags.parks : tagId);
  const context = await filterContextOf(records, ownCouncil, NOW);
  const sizes = new Set<number>();
  for (let count = 0; count < RULES; count++) {
    const rule = segmentRuleSchema.parse(groupOf(random, [tags.parks, tags.roads, tags.removed], 4));
    const meant = people.filter((person) => person.status !== 'erased' && matches(person, rule, known, current));
    const filter = toSegmentFilter({ filter: {}, rule }, context);
    const size = meant.length;
    const activeSize = meant.filter(({ status }) => status === 'active').length;
    expect({ rule, found: (await emailsOf(records.subscribers.stream(filter))).sort() }).toEqual({
      rule,
      found: meant.map(({ email }) => email).sort(),
    });
    expect({ rule, ...(await records.subscribers.findSizes(filter)) }).toEqual({ rule, size, activeSize });
    expect({ rule, count: await records.subscribers.count(filter) }).toEqual({ rule, count: size });
    const page = await records.subscribers.list(filter, { limit: 20, forMs: 60_000 });
    const newest = meant.toSorted((a, b) => b.subscribedAt.getTime() - a.subscribedAt.getTime()).slice(0, 20);
    expect(page.items.map(({ subscribedAt }) => subscribedAt)).toEqual(newest.map(({ subscribedAt }) => subscribedAt));
    sizes.add(size);
  }
  // Neither everybody nor nobody: most rules are about some.
  expect(sizes.size).toBeGreaterThan(RULES / 4);
});
