import type { Question } from '@folkmoot/contracts/client';
import { isComparable } from '../../core';
import { consent } from './consent.core';

const asked = consent.create('q1', () => 'o', 'en');
const reworded = consent.normalise({ ...asked, consentText: 'I agree to be called.' });

describe('consent', () => {
  it('keeps the words that were agreed to as the answer', () => {
    const parsed = consent.parse(asked.consentKey, asked);
    expect(parsed).toEqual({ ok: true, value: asked.consentText });
    expect(consent.toText(asked.consentText ?? '', asked)).toBe(`Agreed to: “${asked.consentText}”`);
  });
  it('refuses a tick that was for other words, and words that nobody showed', () => {
    expect(consent.parse(asked.consentKey, reworded).ok).toBe(false);
    expect(consent.parse('I agree to everything.', asked).ok).toBe(false);
    expect(consent.parse('agreed', asked).ok).toBe(false);
    expect(consent.parse(true, asked).ok).toBe(false);
  });
  it('keeps the tick of its text in a translation', () => {
    const translated: Question = { ...asked, consentText: 'Acepto.' };
    expect(consent.parse(asked.consentKey, translated)).toEqual({ ok: true, value: 'Acepto.' });
  });
  it('counts answers to other words apart', () => expect(isComparable(asked, reworded)).toBe(false));
  it('has a key of its text that the server makes, whatever was sent', () =>
    expect(consent.normalise({ ...asked, consentKey: 'x' })).toEqual(asked));
  it('without a text is a problem', () =>
    expect(consent.problems({ ...asked, consentText: ' ' })).toEqual(['has no text to agree to']));
});
