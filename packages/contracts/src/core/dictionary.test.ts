import { dictionary, isKeyOf, lookup, put } from './dictionary';
import { inheritedNames } from './ids';

const names = [...inheritedNames];

it.each(names)('a dictionary stores %s like any other key', (name) => {
  const sums = dictionary<number>({ a: 1 });
  expect(sums[name]).toBeUndefined();
  sums[name] = (sums[name] ?? 0) + 1;
  expect([Object.keys(sums), sums[name]]).toEqual([['a', name], 1]);
  expect(Object.getOwnPropertyNames({})).toEqual([]);
});

it.each(names)('an ordinary object has no %s when it was not set', (name) => {
  expect([lookup({ a: 1 }, name), isKeyOf({ a: 1 }, name)]).toEqual([undefined, false]);
});

it.each(names)('an ordinary object gets its own %s when it is set', (name) => {
  const record: Record<string, unknown> = {};
  put(record, name, { polluted: true });
  expect([lookup(record, name), Object.getPrototypeOf(record)]).toEqual([{ polluted: true }, Object.prototype]);
});

it('the list of inherited names is complete', () => {
  expect(inheritedNames).toEqual(new Set(['__proto__', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]));
});
