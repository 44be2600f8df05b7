import { dateNames } from '../core/dates';
import { translate } from './translate';
import { counted, welshCount } from './welsh-counts';

describe('translate', () => {
  it('replaces words in place, so that parts which screens keep are translated, too', () => {
    const english = { title: 'Reports', send: { title: 'Send', count: (count: number) => `${count} mails` } } as const;
    const { send } = english;
    translate(english, { title: 'Adroddiadau', send: { title: 'Anfon', count: (count) => `${count} e-bost` } });
    expect(english.title).toBe('Adroddiadau');
    expect([send.title, send.count(3)]).toEqual(['Anfon', '3 e-bost']);
  });
  it('replaces lists by their places, and keeps what is no text', () => {
    const english = { steps: ['One', 'Two'], icon: { size: 18 } };
    translate(english, { steps: ['Un', 'Dau'], icon: { size: 18 } });
    expect(english).toEqual({ steps: ['Un', 'Dau'], icon: { size: 18 } });
  });
});

describe('Welsh counts', () => {
  it('follow the plural rules of Unicode, which Chrome does not have for Welsh', () => {
    const rules = new Intl.PluralRules('cy');
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    for (let count = 0; count <= 120; count += 1) {
      expect(welshCount(count, forms)).toBe(`${count} ${rules.select(count)}`);
    }
  });
  it('change the first letter of a noun where Welsh does', () => {
    expect([1, 2, 3, 7].map(counted.questions)).toEqual(['1 cwestiwn', '2 gwestiwn', '3 chwestiwn', '7 cwestiwn']);
    expect([1, 2, 1_200].map(counted.days)).toEqual(['1 diwrnod', '2 ddiwrnod', '1,200 diwrnod']);
  });
  it('have numbers like English: Welsh separates thousands and decimals in the same way', () => {
    for (const value of [0, 12.5, 1_234, 1_234_567.89]) {
      expect(value.toLocaleString('cy')).toBe(value.toLocaleString('en-GB'));
    }
  });
});

describe('Welsh names of months and days, for browsers without Welsh', () => {
  it('are those of Unicode', async () => {
    await jest.isolateModulesAsync(async () => {
      const { dateNames: names } = await import('../core/dates');
      await import('../core/dates.cy');
      const nameOf = (locale: string, style: Intl.DateTimeFormatOptions, type: string, date: Date) =>
        new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
          .formatToParts(date)
          .find((part) => part.type === type)?.value ?? '';
      const styles = [
        { style: { day: 'numeric', month: 'short', year: 'numeric' }, type: 'month' },
        { style: { day: 'numeric', month: 'long', year: 'numeric' }, type: 'month' },
        { style: { weekday: 'long' }, type: 'weekday' },
      ] as const;
      for (const { style, type } of styles) {
        for (let month = 0; month < 12; month += 1) {
          const date = new Date(Date.UTC(2026, month, 10 + month));
          expect(names[nameOf('en-GB', style, type, date)]).toBe(nameOf('cy', style, type, date));
        }
      }
    });
    expect(dateNames).toEqual({});
  });
});
