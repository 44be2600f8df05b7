import { areaIdOf, DomainError } from '@folkmoot/contracts';
import { readOutline } from './read-outline';
import { type PostcodeFile, readPostcodes } from './read-postcodes';

type Ring = number[][];
const square = (x: number, y: number, size = 0.01): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const feature = (name: string | null, coordinates: unknown, type = 'Polygon', more = {}) => ({
  type: 'Feature',
  properties: { ...(name === null ? {} : { name }), ...more },
  geometry: { type, coordinates },
});
const collection = (features: unknown[], more = {}) =>
  Buffer.from(JSON.stringify({ type: 'FeatureCollection', features, ...more }));
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? error.message : 'it failed';
  }
  return 'it was taken';
};

/** A ring with many corners, as coast lines have. */
const wavy = (x: number, y: number, corners: number): Ring => {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const radius = 0.05 * (1 + 0.1 * Math.sin(angle * 97) + 0.02 * Math.sin(angle * 1009));
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...ring, ring[0] as number[]];
};

describe('an outline', () => {
  it('is drawn with the names of its areas, in the proportions of its place', () => {
    const read = readOutline(
      collection([
        feature('Castle', [square(-1, 52)]),
        feature('Harbour', [square(-0.99, 52)], 'Polygon', { WD24CD: 'E05' }),
      ]),
    );
    const drawing = JSON.parse(read.bytes.toString());
    expect(read.areas).toEqual([
      { id: areaIdOf('Castle'), name: 'Castle' },
      { id: areaIdOf('Harbour'), name: 'Harbour' },
    ]);
    expect(read.codes).toEqual({ [areaIdOf('Harbour')]: 'E05' });
    // Twice as wide as high in degrees, with a margin, but a degree of longitude is shorter there.
    expect([read.width, Math.round((read.width / read.height) * 100) / 100]).toEqual([1000, 1.19]);
    for (const { rings, label } of drawing.areas) {
      expect(rings[0].length).toBe(8);
      expect(label[0]).toBeGreaterThan(0);
    }
  });

  it('residents can load it whatever its detail, and borders of neighbours stay together', () => {
    const shared = wavy(0, 51, 30_000);
    const around = [...square(-0.2, 50.8, 0.4)].reverse();
    const read = readOutline(
      collection([feature('Island', [shared]), feature('Sea', [around, [...shared].reverse()])]),
    );
    expect(read.bytes.length).toBeLessThanOrEqual(40_000);
    const [island, sea] = JSON.parse(read.bytes.toString()).areas;
    const corners = (ring: number[]) =>
      Array.from({ length: ring.length / 2 }, (_, index) => `${ring[2 * index]} ${ring[2 * index + 1]}`).sort();
    expect(corners(sea.rings[1])).toEqual(corners(island.rings[0]));
    expect(island.rings[0].length).toBeGreaterThan(200);
  });

  it.each<[string, Buffer, RegExp]>([
    [
      'metres of the National Grid',
      collection([feature('A', [square(429_157, 623_009, 500)])]),
      /British National Grid/,
    ],
    ['metres of the web', collection([feature('A', [square(-13_000_000, 5_000_000, 500)])]), /metres, not degrees/],
    [
      'a named system',
      collection([feature('A', [square(0, 51)])], { crs: { properties: { name: 'EPSG:27700' } } }),
      /EPSG:27700/,
    ],
    [
      'an outline that crosses itself',
      collection([
        feature('Bow', [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ]),
      ]),
      /Bow crosses itself near/,
    ],
    ['no names', collection([feature(null, [square(0, 51)])]), /no names/],
    ['points only', collection([feature('A', [0, 51], 'Point')]), /no areas/],
    [
      'a missing coordinate',
      collection([
        feature('A', [
          [
            [0, null],
            [1, 1],
            [1, 0],
            [0, 0],
          ],
        ]),
      ]),
      /broken/,
    ],
    [
      'two corners',
      collection([
        feature('A', [
          [
            [0, 51],
            [1, 51],
            [0, 51],
          ],
        ]),
      ]),
      /fewer than three corners/,
    ],
    ['half the world', collection([feature('A', [square(0, 51)]), feature('B', [square(51, 0)])]), /too far apart/],
    ['a shapefile', Buffer.from('PK\u0003\u0004'), /ZIP/],
    ['KML', Buffer.from('<?xml version="1.0"?><kml/>'), /XML/],
    ['anything else', Buffer.from('{"type":"Topology"}'), /not GeoJSON/],
    ['broken JSON', Buffer.from('{"type":'), /not GeoJSON/],
  ])('with %s is refused in plain words', (_, bytes, words) =>
    expect(refusal(() => readOutline(bytes))).toMatch(words),
  );

  it('features that are no area are left out and listed', () =>
    expect(
      readOutline(
        collection([feature('A', [square(0, 51)]), feature('P', [0, 51], 'Point'), feature(null, [square(0, 51)])]),
      ).problems,
    ).toEqual([
      { row: 2, text: expect.stringContaining('Point') },
      { row: 3, text: expect.stringContaining('no name') },
    ]));
});

const table = (text: string, more: Partial<PostcodeFile> = {}) =>
  readPostcodes({ bytes: Buffer.from(text), columns: {}, names: {}, ...more });
const rowsOf = (text: string, more?: Partial<PostcodeFile>) => table(text, more).bytes.toString().trim().split('\n');

describe('a table of postcodes', () => {
  const [castle, harbour] = ['Castle', 'Harbour'].map(areaIdOf);
  it.each<[string, string]>([
    ['plain words', 'Postcode,Ward,District\n'],
    ['names of the NSPL', '"PCDS","WD24NM","LAD24NM"\n'],
    ['semicolons', 'postcode;ward_name;council\n'],
    ['a byte order mark', '\ufeffPost code,Ward name,Local authority\n'],
  ])('with %s is read', (_, head) => {
    const mark = head.includes(';') ? ';' : ',';
    const read = table(`${head}sw1a 1aa${mark}Castle${mark}North\nM1 1AE${mark}Harbour${mark}North\n`);
    expect(read.bytes.toString()).toBe(`M11AE,${harbour}\nSW1A1AA,${castle}\n`);
    expect(read.areas[0]).toEqual({ id: castle, name: 'Castle', district: 'North' });
    expect(read.rows).toEqual({ used: 2, all: 2 });
  });
  it('columns that staff chose are read', () =>
    expect(rowsOf('a,b,c\nx,Castle,M1 1AE\n', { columns: { postcode: 'c', ward: 'b' } })).toEqual([`M11AE,${castle}`]));
  it('codes get the names of the outline', () =>
    expect(rowsOf('pcds,osward\nM1 1AE,E05000001\n', { names: { E05000001: 'Castle' } })).toEqual([`M11AE,${castle}`]));
  it('wards of one name in two districts are two wards, whatever the order of the rows', () => {
    const lines = ['M1 1AE,Castle,North', 'M1 2AB,Castle,South'];
    const head = 'postcode,ward,district\n';
    expect(rowsOf(head + lines.join('\n'))).toEqual(rowsOf(head + lines.toReversed().join('\n')));
    expect(table(head + lines.join('\n')).areas).toHaveLength(2);
  });
  it('rows that cannot be used are listed by their number, and the others are used', () => {
    const read = table('postcode,ward\nM1 1AE,Castle\nnowhere,Castle\nM1 2AB,\nM1 1AE,Harbour\n,\n');
    expect(read.problems).toEqual([
      { row: 3, text: '"nowhere" is not a postcode' },
      { row: 4, text: 'has no ward' },
      { row: 5, text: expect.stringContaining('M11AE is in the file twice') },
    ]);
    expect([read.rows.used, read.problemCount]).toEqual([1, 3]);
  });
  it.each<[string, string, RegExp]>([
    ['without rows', '', /no rows/],
    ['without a column of postcodes', 'ward,x\nA,B\n', /No column is called postcode/],
    ['without a column of wards', 'postcode,x\nM1 1AE,B\n', /No column is called ward/],
    ['without a usable row', 'postcode,ward\nx,y\n', /No row/],
    [
      'of a whole country',
      `postcode,ward\n${Array.from({ length: 501 }, (_, n) => `M1 ${n},W${n}`).join('\n')}`,
      /more than 500 wards/,
    ],
  ])('%s is refused in plain words', (_, text, words) => expect(refusal(() => table(text))).toMatch(words));
  it('300,000 rows are read in a few seconds', () => {
    const rows = Array.from({ length: 300_000 }, (_, n) => `M${n % 99} ${n},Ward ${n % 40},North`);
    const begun = Date.now();
    expect(table(`postcode,ward,district\n${rows.join('\n')}`).rows.all).toBe(300_000);
    expect(Date.now() - begun).toBeLessThan(15_000);
  });
});
