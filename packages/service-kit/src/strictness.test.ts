import { fieldsBeyond } from './strictness';

describe('fields that no schema knows', () => {
  it.each([
    ['all known', { a: 1, b: { c: [1] } }, { a: 1, b: { c: [1] } }, []],
    ['one beside those that are known', { a: 1, x: 2 }, { a: 1 }, ['x']],
    ['one within', { a: { b: 1, x: 2 } }, { a: { b: 1 } }, ['a.x']],
    ['one within a list', { a: [{ b: 1 }, { b: 1, x: 2 }] }, { a: [{ b: 1 }, { b: 1 }] }, ['a.1.x']],
    ['a list where none is known', { a: [{ b: 1 }] }, { a: null }, ['a.0.b']],
    ['what JSON leaves out', { a: undefined, b: () => 1 }, {}, []],
    ['a moment, which JSON writes as text', { at: new Date(0) }, { at: new Date(0) }, []],
    ['nothing', null, null, []],
    ['text', 'a', 'a', []],
  ])('%s, are named by their paths', (_, sent, known, paths) => {
    expect(fieldsBeyond(sent, known)).toEqual(paths);
  });
});
