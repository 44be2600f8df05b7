import { changesOf, merge } from './merge.domain';

const base = { name: 'Riverside', phone: '', on: false, list: ['a', 'b', 'c'] as readonly string[] };

describe('two people changing the same settings', () => {
  it('in different fields, keep both changes', () => {
    const merged = merge(base, { ...base, name: 'Mine' }, { ...base, phone: '1', on: true });
    expect(merged).toEqual({ draft: { ...base, name: 'Mine', phone: '1', on: true }, clashes: [] });
  });
  it('in the same field to the same, have nothing to choose', () => {
    expect(merge(base, { ...base, phone: '1' }, { ...base, phone: '1' }).clashes).toEqual([]);
  });
  it('in the same field to something else, are asked, and mine stays until then', () => {
    const merged = merge(base, { ...base, phone: '1' }, { ...base, phone: '2', name: 'Theirs' });
    expect(merged.draft).toEqual({ ...base, phone: '1', name: 'Theirs' });
    expect(merged.clashes).toEqual([{ field: 'phone', mine: '1', theirs: '2' }]);
  });
  it('in the same list, keep what each added and lose what either took away', () => {
    const merged = merge(base, { ...base, list: ['a', 'c', 'mine'] }, { ...base, list: ['theirs', 'a', 'b'] });
    expect(merged).toEqual({ draft: { ...base, list: ['theirs', 'a', 'mine'] }, clashes: [] });
  });
  it('in numbers by name, keep what each changed; in the same number, are asked (E-35)', () => {
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
  it('changes are only what differs (E-77)', () => {
    expect(changesOf(base, { ...base, on: true, list: ['a'] })).toEqual({ on: true, list: ['a'] });
    expect(changesOf(base, { ...base, list: ['a', 'b', 'c'] })).toEqual({});
  });
});
