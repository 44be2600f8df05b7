import { lastDay, paperTexts } from './paper.domain';

describe('paper', () => {
  it.each([
    ['closes at midnight', '2026-12-01T00:00:00.000Z', 'UTC', 'en', '30 November 2026'],
    ['closes in the evening', '2026-11-30T17:00:00.000Z', 'UTC', 'en', '30 November 2026'],
    ['closes at the midnight of Sydney', '2026-11-30T13:00:00.000Z', 'Australia/Sydney', 'en', '30 November 2026'],
    ['speaks German', '2026-12-01T00:00:00.000Z', 'UTC', 'de', '30. November 2026'],
  ] as const)(
    'of a survey that %s: names the last day on which it can be answered',
    (_, end, timezone, language, day) => {
      expect(lastDay(new Date(end), { timezone, language })).toBe(day);
    },
  );

  it('of a survey without an end: says nothing of it', () => {
    const council = { name: 'Riverside', language: 'fr', timezone: 'UTC' } as const;
    const texts = paperTexts({ council, title: 'Parc', url: 'https://x.example/q/1', endDate: null });
    expect(texts).toMatchObject({ until: null, language: 'fr', headlineInstead: 'Donnez votre avis' });
  });
});
