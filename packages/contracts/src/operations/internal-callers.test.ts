import { events, internalCallersOf, internalOperationNames, operations, producersOf } from '../index';

test('the table of internal callers names every internal operation of the contracts, and no other of them', () => {
  const listed = new Set(internalOperationNames);
  const wrong = operations.filter(({ name, can }) => (can === 'internal') !== listed.has(name)).map(({ name }) => name);
  expect(wrong).toEqual([]);
});

test('an operation that the table does not name has no callers, also when it is called like a member of an object', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'unknown'])
    expect(internalCallersOf({ name })).toEqual([]);
});

const PERSONAL_DATA = ['personal-data.read', 'personal-data.exported', 'personal-data.erased'];

test('every event has a producer, and audited ones have exactly one, except those of several services', () => {
  const several = new Set(['permission.refused', ...PERSONAL_DATA]);
  for (const { type, audited } of events.filter(({ type: name }) => !several.has(name))) {
    const producers = producersOf(type) ?? [];
    expect([type, audited ? producers.length : Math.min(producers.length, 1)]).toEqual([type, 1]);
  }
  expect(producersOf('permission.refused')).toEqual(['admin', 'campaigns', 'subscribers']);
  expect(producersOf('constructor')).toBeNull();
});

test.each(PERSONAL_DATA)('%s comes from both services that keep data of people', (type) => {
  expect(producersOf(type)).toEqual(['admin', 'subscribers']);
});

test('the public service produces no audited event: none of its events can be in the activity log', () => {
  expect(events.filter(({ type, audited }) => audited && producersOf(type)?.includes('public'))).toEqual([]);
});
