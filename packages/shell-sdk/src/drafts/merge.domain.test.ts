import { changesOf, merge } from './merge.domain';

const base = { name: 'Riverside', phone: '', on: false, list: ['a', 'b', 'c'] as readonly string[] };

describe('merging the changes of two people to the same settings', () => {
  it('keeps both changes when they are in different fields', () => {
    const merged = merge(base, { ...base, name: 'Mine' }, { ...base, phone: '1', on: true });
    expect(merged).toEqual({ draft: { ...base, name: 'Mine', phone: '1', on: true }, clashes: [] });
  });
  it('needs no choice when both set the same value', () => {
    expect(merge(base, { ...base, phone: '1' }, { ...base, phone: '1' }).clashes).toEqual([]);
  });
  it('asks, and keeps mine until then, when both set the same field to different values', () => {
    const merged = merge(base, { ...base, phone: '1' }, { ...base, phone: '2', name: 'Theirs' });
    expect(merged.draft).toEqual({ ...base, phone: '1', name: 'Theirs' });
    expect(merged.clashes).toEqual([{ field: 'phone', mine: '1', theirs: '2' }]);
  });
  it('keeps all added entries and drops all removed ones when both changed a list', () => {
    const merged = merge(base, { ...base, list: ['a', 'c', 'mine'] }, { ...base, list: ['theirs', 'a', 'b'] });
    expect(merged).toEqual({ draft: { ...base, list: ['theirs', 'a', 'mine'] }, clashes: [] });
  });
  it('keeps changes to different numbers, and asks when both changed the same number (E-35)', () => {
    const numbers = (value: Record<string, number>) => ({ residents: value });
    const was = numbers({ East: 100, West: 200, North: 5 });
    expect(
      merge(was, numbers({ East: 150, West: 200, South: 9 }), numbers({ East: 100, West: 250, North: 5 })),
    ).toEqual({
      draft: numbers({ East: 150, West: 250, South: 9 }),
      clashes: [],
    });
    const clashed = merge(was, numbers({ East: 150 }), numbers({ East: 160 }));
    expect(clashed.clashes).toEqual([{ field: 'residents', mine: { East: 150 }, theirs: { East: 160 } }]);
  });
  it('changesOf returns only the changed fields (E-77)', () => {
    expect(changesOf(base, { ...base, on: true, list: ['a'] })).toEqual({ on: true, list: ['a'] });
    expect(changesOf(base, { ...base, list: ['a', 'b', 'c'] })).toEqual({});
  });
});
