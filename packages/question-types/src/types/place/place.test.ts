import { areaIdOf, NOT_IN_TABLE, OUTSIDE, type Question, SMALL_GROUP } from '@folkmoot/contracts/client';
import { foundAnswers, questionResult, questionType } from '../../core';
import { areaAt, planPartAt } from '../../places/drawing';

const map = {
  kind: 'outline',
  url: '/api/assets/x.json',
  name: 'Town',
  width: 1000,
  height: 800,
  bounds: [-1, 52, 0, 53],
} as const;
const question = (patch: Partial<Question> = {}): Question => ({
  ...questionType('place').create('q', () => 'o'),
  title: 'Where?',
  areas: [
    { id: 'w1', name: 'Castle' },
    { id: 'w2', name: 'Harbour' },
  ],
  map: { ...map, bounds: [...map.bounds] },
  ...patch,
});
const read = (raw: unknown, patch: Partial<Question> = {}) => {
  const parsed = questionType('place').parse(raw, question(patch));
  return parsed.ok ? parsed.value : null;
};

describe('a place', () => {
  it.each<[string, unknown, Partial<Question>, string[] | null]>([
    ['an area alone', 'w1', {}, ['area:w1']],
    [
      'a point that is more exact than asked',
      ['area:w1', 'at:52.123456,-0.987654'],
      {},
      ['area:w1', 'at:52.123,-0.988'],
    ],
    [
      'an exact point',
      ['area:w1', 'at:52.123456,-0.987654'],
      { exactness: 'exact' },
      ['area:w1', 'at:52.1235,-0.9877'],
    ],
    ['a point where the area is asked only', ['area:w1', 'at:52.1,-0.9'], { exactness: 'area' }, ['area:w1']],
    ['a text that nobody asked for', ['area:w1', 'text:By my house'], {}, ['area:w1']],
    ['a text', ['area:w1', 'text: By the bridge '], { asksWhere: true }, ['area:w1', 'text:By the bridge']],
    ['a point beyond the map', ['area:w1', 'at:12,-0.9'], {}, null],
    ['a point that is no number', ['area:w1', 'at:a,b'], {}, null],
    ['another area', ['area:w9'], {}, null],
    ['no area', ['at:52.1,-0.9'], {}, null],
    ['two areas', ['area:w1', 'area:w2'], {}, null],
    ['a place outside', OUTSIDE, {}, null],
    ['a place outside that may be', OUTSIDE, { allowsOutside: true }, [`area:${OUTSIDE}`]],
    ['a postcode in it', ['area:w1', 'code:M1 1AE'], {}, null],
    ['a long text', ['area:w1', `text:${'x'.repeat(201)}`], { asksWhere: true }, null],
  ])('%s is kept as it should be', (_, raw, patch, kept) => expect(read(raw, patch)).toEqual(kept));

  it('on a plan is kept in hundredths', () => {
    const plan = { kind: 'plan', url: 'x', name: 'Park', width: 800, height: 600 } as const;
    expect(read(['area:w1', 'at:40.37,73.2'], { map: plan })).toEqual(['area:w1', 'at:40,73']);
    expect(read(['area:w1', 'at:140,73'], { map: plan })).toBeNull();
  });

  it('is personal unless only its area is kept, and then loses all but the area', () => {
    const { isPersonal, withoutPersonalData } = questionType('place');
    expect(
      [{}, { exactness: 'area' as const }, { exactness: 'area' as const, asksWhere: true }].map((patch) =>
        isPersonal?.(question(patch)),
      ),
    ).toEqual([true, false, true]);
    expect(withoutPersonalData?.(['area:w1', 'at:52.1,-0.9', 'text:x'], question())).toEqual(['area:w1']);
  });

  it('shows squares with enough people only, and counts the others', () => {
    const counters: Record<string, number> = {};
    const add = (at: string, times: number) => {
      for (let time = 0; time < times; time += 1)
        for (const [name, by] of Object.entries(questionType('place').increments(['area:w1', `at:${at}`], question())))
          counters[name] = (counters[name] ?? 0) + by;
    };
    add('52.5,-0.5', SMALL_GROUP);
    add('52.1,-0.1', SMALL_GROUP - 1);
    expect(questionResult(question(), counters)).toMatchObject({
      cells: [{ x: 12, y: 9, count: SMALL_GROUP }],
      hidden: SMALL_GROUP - 1,
      distribution: [
        { value: 'w1', count: 2 * SMALL_GROUP - 1 },
        { value: 'w2', count: 0 },
      ],
    });
  });

  it('is in the area whose outline is around it, and in no hole', () => {
    const square = (from: number, to: number) => [from, from, to, from, to, to, from, to];
    const areas = [
      { id: 'ring', name: 'Ring', rings: [square(0, 100), square(40, 60)], label: [1, 1] as [number, number] },
      { id: 'inner', name: 'Inner', rings: [square(40, 60)], label: [50, 50] as [number, number] },
    ];
    expect([areaAt({ areas }, [10, 10]), areaAt({ areas }, [50, 50]), areaAt({ areas }, [200, 10])]).toEqual([
      'ring',
      'inner',
      undefined,
    ]);
    expect([planPartAt([0, 0], map), planPartAt([999, 799], map), planPartAt([500, 1], map)]).toEqual([
      'p0',
      'p8',
      'p1',
    ]);
  });
});

describe('a postcode with a table', () => {
  const postcode: Question = {
    ...questionType('postcode').create('q', () => 'o'),
    postcodeTable: { url: '/api/assets/t.csv', name: 'Wards' },
    areas: [
      { id: 'w1', name: 'Castle', district: 'North' },
      { id: 'w2', name: 'Castle', district: 'South' },
    ],
  };
  const find = (answer: string, patch: Partial<Question> = {}) =>
    foundAnswers(
      [{ ...postcode, ...patch }],
      [{ questionId: 'q', answer }],
      () => (code) => (code === 'M11AE' ? 'w1' : null),
    )[0]?.answer ?? '';
  const north = `in:${areaIdOf('North')}`;
  it('is its ward and its district', () => expect(find('M1 1AE')).toEqual(['area:w1', north]));
  it('is not in the table when nobody knows it', () => expect(find('M2 2AB')).toEqual([`area:${NOT_IN_TABLE}`]));
  it('stays when staff ask for it, and leaves redacted files', () => {
    const kept = find('M1 1AE', { keepsPostcode: true });
    expect(kept).toEqual(['area:w1', north, 'code:M1 1AE']);
    expect(questionType('postcode').withoutPersonalData?.(kept, postcode)).toEqual(['area:w1', north]);
  });
  it('is a postcode as before in a question of an earlier release', () => {
    const { keepsPostcode: _, postcodeTable: __, areas: ___, ...former } = postcode;
    expect(foundAnswers([former], [{ questionId: 'q', answer: 'M1 1AE' }], () => () => 'w1')[0]?.answer).toBe('M1 1AE');
    expect(questionType('postcode').normalise(former)).toEqual(former);
    expect(questionType('postcode').isPersonal?.(former)).toBe(true);
  });
  it('counts its ward and its district, with wards of one name told apart', () => {
    const type = questionType('postcode');
    const counters = type.increments(find('M1 1AE'), postcode);
    expect(questionResult(postcode, counters)).toMatchObject({
      distribution: [
        { label: 'Castle, North', count: 1 },
        { label: 'Castle, South', count: 0 },
        { value: NOT_IN_TABLE, count: 0 },
      ],
      districts: [
        { label: 'North (district)', count: 1 },
        { label: 'South (district)', count: 0 },
      ],
    });
  });
});

describe('the plain form of a place', () => {
  it.each([
    ['an area', ['area:w1', 'text:'], ['area:w1']],
    ['an area and a text', ['area:w1', 'text:By my house'], ['area:w1', 'text:By my house']],
    ['a text alone', ['', 'text:By my house'], ['text:By my house']],
    ['nothing', ['', 'text: '], null],
  ])('with %s is read', (_, values, answer) => expect(questionType('place').fromForm(values)).toEqual(answer));
});

describe('a file that is not of the council', () => {
  const ours = `/api/assets/${'a'.repeat(64)}`;
  it.each([
    [`${ours}.json`, `${ours}.csv`, []],
    ['https://maps.example/x.json', '//maps.example/x.csv', ['a map', 'a table of postcodes']],
    ['/api/assets/../x.json', '', ['a map', 'a table of postcodes']],
  ])('is a problem of the survey when its address is %s', (mapUrl, tableUrl, foreignParts) => {
    const table = { ...questionType('postcode').create('p', () => 'o'), postcodeTable: { url: tableUrl, name: 'T' } };
    const problems = [
      ...questionType('place').problems(question({ map: { ...map, bounds: [...map.bounds], url: mapUrl } })),
      ...questionType('postcode').problems(table),
    ];
    expect(problems.map((text) => /has (.+) that is not among/.exec(text)?.[1])).toEqual(foreignParts);
  });
});
