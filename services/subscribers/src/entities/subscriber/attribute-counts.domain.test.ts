import { changesByKey, countsOf, knownOf, noCounts, withChanges } from './attribute-counts.domain';

const change = (values: Readonly<Record<string, number>>) =>
  changesByKey({ total: values, active: {} }).get('name') ?? [];
const many = (count: number, by: number) =>
  change(Object.fromEntries(Array.from({ length: count }, (_, n) => [`name=person ${n}`, by])));

describe('counts of attribute values', () => {
  it('belong to the attribute before the first =, also when a value has more of them', () => {
    const changes = changesByKey({ total: { 'a=x=y': 1, 'b=x': 2 }, active: { 'a=x=y': 1, 'a=z': -1 } });
    expect([...changes]).toEqual([
      [
        'a',
        [
          { value: 'a=x=y', total: 1, active: 1 },
          { value: 'a=z', total: 0, active: -1 },
        ],
      ],
      ['b', [{ value: 'b=x', total: 2, active: 0 }]],
    ]);
  });

  it('forget a value that nobody has any more', () => {
    const counts = withChanges(noCounts('name'), change({ 'name=amy': 1, 'name=ben': 2 }));
    const left = withChanges(counts, change({ 'name=amy': -1 }));
    expect(left).toEqual({
      key: 'name',
      known: { total: 2, active: 0 },
      values: [{ value: 'name=ben', total: 2, active: 0 }],
    });
    expect(countsOf([left], ['name=amy', 'name=ben', 'other=x'])).toEqual({ total: 2, active: 0 });
  });

  it('are left out when there are too many values, and begin again when nobody has one', () => {
    const most = withChanges(noCounts('name'), many(200, 1));
    expect(countsOf([most], ['name=person 7'])).toEqual({ total: 1, active: 0 });
    const free = withChanges(most, change({ 'name=one more': 1 }));
    expect([countsOf([free], ['name=person 7']), knownOf([free], 'name').total]).toEqual([null, 201]);
    expect(withChanges(free, many(100, -1))).toEqual({ key: 'name', known: { total: 101, active: 0 }, values: null });
    const empty = withChanges(free, [...many(200, -1), ...change({ 'name=one more': -1 })]);
    expect(empty).toEqual(noCounts('name'));
  });
});
