import { contrast } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { accentOf } from './colours';

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
