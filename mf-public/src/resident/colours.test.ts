import { contrast, type PublicCouncil } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { accentOf, coloursOf } from './colours';
import { sheetRoot } from './root-style';

describe('accentOf', () => {
  it('a readable colour stays as the council chose it', () => expect(accentOf('#00695C')).toBe('#00695c'));
  it.each(['', 'red', '#fff', '#2563eb;}body{display:none'])('%j is no colour: the product has its own', (given) =>
    expect(accentOf(given)).toBe('#2563eb'),
  );
  it('any colour can be read on white in the end (E-33)', () => {
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
  it('are all there: what is pressed, what succeeded, what is marked', () => {
    const style = sheetRoot(councilIn('#00695c', '#4a148c', '#b71c1c'), styling);
    expect(['accent', 'second', 'third'].map((name) => token(style, name))).toEqual(['#00695c', '#4a148c', '#b71c1c']);
  });
  it("with a colour of the page's own, change in the first only", () => {
    const style = sheetRoot(councilIn('#00695c', '#4a148c', '#b71c1c'), { ...styling, primaryColor: '#0d47a1' });
    expect(['accent', 'second', 'third'].map((name) => token(style, name))).toEqual(['#0d47a1', '#4a148c', '#b71c1c']);
  });
  it('too light to be read on white, are each darkened; what is no colour cannot get into the style', () => {
    const light = councilIn('#ffff00', '#90ee90', '#ffc0cb');
    for (const colour of [...Object.values(coloursOf(light)), token(sheetRoot(light, styling), 'third')]) {
      expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
    const hostile = sheetRoot(councilIn('red}', '#fff;}body{display:none', 'url(x)'), styling);
    expect(hostile).not.toMatch(/display|url|red/);
  });
});
