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

test('every event has a producer, and audited ones have exactly one, but what each service of staff refuses', () => {
  for (const { type, audited } of events.filter(({ type: name }) => name !== 'permission.refused')) {
    const producers = producersOf(type) ?? [];
    expect([type, audited ? producers.length : Math.min(producers.length, 1)]).toEqual([type, 1]);
  }
  expect(producersOf('permission.refused')).toEqual(['admin', 'campaigns', 'subscribers']);
  expect(producersOf('constructor')).toBeNull();
});

test('the public service produces no audited event: none of it can stand in the activity log', () => {
  expect(events.filter(({ type, audited }) => audited && producersOf(type)?.includes('public'))).toEqual([]);
});
