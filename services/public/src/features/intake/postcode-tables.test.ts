import type { SurveyVersion } from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import fc from 'fast-check';
import { createPostcodeTables, lookUpIn } from './postcode-tables';

const bytes = Buffer.from('M11AE,acastle\nM12AB,aharbour\nSW1A1AA,acastle\n');
const file = `${hashOf(bytes)}.csv`;

const version = (patch: object) =>
  ({
    councilId: 'c',
    questions: [
      {
        id: 'q',
        type: 'postcode',
        title: 'Postcode',
        required: false,
        country: 'GB',
        areas: [{ id: 'acastle', name: 'Castle', district: 'North' }],
        ...patch,
      },
    ],
  }) as unknown as SurveyVersion;

const warnings: string[] = [];
const findWards = createPostcodeTables(
  {
    get: async (key) =>
      key === blobKey('council-c', hashOf(bytes)) ? { bytes, type: 'text/csv', size: bytes.length } : null,
  },
  { warn: ((_: object, text: string) => warnings.push(text)) as never },
);
const kept = async (answer: string, patch: object) =>
  (await findWards(version(patch), [{ questionId: 'q', answer }]))[0]?.answer;
const postcodeTable = { url: `/api/assets/${file}`, name: 'Wards' };

describe('a table of postcodes', () => {
  it('finds every one of its postcodes and no other', () => {
    const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{3,8}$/), { maxLength: 60 });
    fc.assert(
      fc.property(codes, fc.stringMatching(/^[A-Z0-9]{3,8}$/), (all, other) => {
        const rows = new Map(all.map((code, index) => [code, `a${index}`]));
        const lines = [...rows].map(([code, area]) => `${code},${area}\n`).sort();
        const lookUp = lookUpIn(Buffer.from(lines.join('')));
        for (const [code, area] of rows) expect(lookUp(code)).toBe(area);
        if (!rows.has(other)) expect(lookUp(other)).toBeNull();
      }),
    );
  });
  it('the ward and the district are kept instead of the postcode', async () =>
    expect(await kept('SW1A 1AA', { postcodeTable, keepsPostcode: false })).toEqual([
      'area:acastle',
      expect.stringMatching(/^in:a/),
    ]));
  it('the postcode is kept as well when staff ask for it', async () =>
    expect(await kept('SW1A 1AA', { postcodeTable, keepsPostcode: true })).toContain('code:SW1A 1AA'));
  it('an unknown postcode is kept as not in the table, without the postcode', async () =>
    expect(await kept('M9 9ZZ', { postcodeTable, keepsPostcode: false })).toEqual(['area:none']));
  it('a question of an earlier release keeps the postcode', async () =>
    expect(await kept('M9 9ZZ', {})).toBe('M9 9ZZ'));
  it('no postcode is kept when the table cannot be found, and the service says so', async () => {
    const gone = { url: `/api/assets/${'0'.repeat(64)}.csv`, name: 'Gone' };
    expect(await kept('M1 1AE', { postcodeTable: gone, keepsPostcode: false })).toEqual(['area:none']);
    expect(warnings).toHaveLength(1);
  });
});
