import type { IndexDefinition } from '@folkmoot/service-kit';
import { collectionSection, councilKeyOf } from './data-dictionary';
import { eventFlow } from './event-flow';
import { consumersOf, eventRoutes } from './event-routes';
import type { StoredCollection } from './stored-documents';

const opener = (name: string, comment = '') => ({ name, comment });
const field = (name: string, type = 'string', isOptional = false) => ({ name, type, isOptional, meaning: '' });
const stored = (changes: Partial<StoredCollection> = {}): StoredCollection => ({
  file: 'services/x/src/thing.mongo.ts',
  model: 'thingModel',
  comment: '',
  fields: [field('note', 'string', true), field('councilId'), field('_id')],
  boundOpeners: [opener('mongoThings')],
  wideOpeners: [],
  ...changes,
});

describe('the council key of a collection', () => {
  it('is in every query when the collection is opened for one council only', () =>
    expect(councilKeyOf(stored())).toBe('`councilId`, which every query has.'));
  it('names the functions that leave it out', () =>
    expect(councilKeyOf(stored({ wideOpeners: [opener('sweepAcrossCouncils')] }))).toBe(
      '`councilId`, which every query has, except those of `sweepAcrossCouncils`.',
    ));
  it('gives the reason when the collection is opened over all councils', () =>
    expect(councilKeyOf(stored({ boundOpeners: [], wideOpeners: [opener('users', 'Users sign in first.')] }))).toBe(
      '`councilId`, but not in every query. Users sign in first.',
    ));
  it('is refused when nobody gives a reason', () =>
    expect(() => councilKeyOf(stored({ boundOpeners: [] }))).toThrow('must say why'));
});

describe('the section of a collection', () => {
  // Not by defineModel, which would load the whole kit.
  const model = (fields: Record<string, StringConstructor>, indexes: readonly IndexDefinition[] = []) => ({
    collection: 'things',
    schema: { obj: fields },
    indexes,
  });
  const fields = { councilId: String, note: String };
  const indexes = [
    { keys: { councilId: 1, note: -1 }, serves: 'list', unique: true },
    { keys: { note: 1 }, serves: 'removal', expireAfterSeconds: 2 * 86_400 },
  ] as const;

  it('lists the fields in the order of the model, and the rules of each index', () => {
    const text = collectionSection(stored(), model(fields, indexes)).join('\n');
    expect(text.match(/^\| `\w+\??` \| `string`/gm)).toEqual(
      ['_id', 'councilId', 'note?'].map((name) => `| \`${name}\` | \`string\``),
    );
    expect(text).toContain('| `councilId`, `note` descending | unique | list |');
    expect(text).toContain('| `note` | documents are deleted 2 days after that moment | removal |');
  });
  it('is refused when the document has a field that the model does not declare', () => {
    expect(() => collectionSection(stored(), model({ councilId: String }))).toThrow(
      'things: the model does not declare note',
    );
  });
});

describe('the flow of events', () => {
  const route = (type: string, queues: string[], producers = ['public'], audited = false) => ({
    type,
    audited,
    producers,
    queues,
  });

  it('has the producers and consumers of the contracts', () => {
    const stored = eventRoutes().find(({ type }) => type === 'response.submitted');
    expect(stored).toEqual(route('response.submitted', ['campaigns.responses']));
    expect(consumersOf(route('council.erased', ['admin.erasures', 'admin.other', 'gateway']))).toEqual([
      'admin',
      'gateway',
    ]);
  });
  it('draws every consumed event once, a line to each consumer, and counts what is only logged', () => {
    const svg = eventFlow([
      route('a.done', ['campaigns.a', 'admin.a'], ['public'], true),
      route('b.done', ['campaigns.b'], ['admin', 'public']),
      route('c.done', [], ['admin'], true),
    ]);
    expect(svg.match(/class="name"/g)).toHaveLength(2);
    expect(svg).toContain('>a.done ●</text>');
    expect(svg.match(/class="flow campaigns"/g)).toHaveLength(2);
    expect(svg.match(/class="flow admin"/g)).toHaveLength(1);
    expect(svg).toContain('1 more, to the activity log only');
    expect(svg).toContain('prefers-color-scheme: dark');
  });
});
