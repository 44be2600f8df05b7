import { contrast, type PublicCouncil } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { accentOf, coloursOf } from './colours';
import { sheetRoot } from './root-style';

describe('accentOf', () => {
  it("keeps the council's colour when it is readable", () => expect(accentOf('#00695C')).toBe('#00695c'));
  it.each(['', 'red', '#fff', '#2563eb;}body{display:none'])("returns the product's colour for %j", (colour) =>
    expect(accentOf(colour)).toBe('#2563eb'),
  );
  it('makes any colour readable on white (E-33)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = accentOf(`#${value.toString(16).padStart(6, '0')}`);
        expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

const councilIn = (primaryColor: string, secondaryColor: string, accentColor: string) =>
  ({ branding: { primaryColor, secondaryColor, accentColor } }) as PublicCouncil;
const styling = { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' } as const;

/** The value of a token in a style. */
const token = (style: string, name: string): string => new RegExp(`--${name}:([^;}]+)`).exec(style)?.[1] ?? '';

describe('the three colours of a council on a sign-up page (E-33)', () => {
  it('sets all three: buttons, success and highlights', () => {
    const style = sheetRoot(councilIn('#00695c', '#4a148c', '#b71c1c'), styling);
    expect(['accent', 'second', 'third'].map((name) => token(style, name))).toEqual(['#00695c', '#4a148c', '#b71c1c']);
  });
  it('changes only the first when the page has its own colour', () => {
    const style = sheetRoot(councilIn('#00695c', '#4a148c', '#b71c1c'), { ...styling, primaryColor: '#0d47a1' });
    expect(['accent', 'second', 'third'].map((name) => token(style, name))).toEqual(['#0d47a1', '#4a148c', '#b71c1c']);
  });
  it('darkens each colour that is unreadable on white, and ignores values that are not colours', () => {
    const light = councilIn('#ffff00', '#90ee90', '#ffc0cb');
    for (const colour of [...Object.values(coloursOf(light)), token(sheetRoot(light, styling), 'third')]) {
      expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
    const hostile = sheetRoot(councilIn('red}', '#fff;}body{display:none', 'url(x)'), styling);
    expect(hostile).not.toMatch(/display|url|red/);
  });
});
