import { lastDay, paperTexts } from './paper.domain';

describe('printed texts', () => {
  it.each([
    ['closes at midnight', '2026-12-01T00:00:00.000Z', 'UTC', 'en', '30 November 2026'],
    ['closes in the evening', '2026-11-30T17:00:00.000Z', 'UTC', 'en', '30 November 2026'],
    ['closes at the midnight of Sydney', '2026-11-30T13:00:00.000Z', 'Australia/Sydney', 'en', '30 November 2026'],
    ['speaks German', '2026-12-01T00:00:00.000Z', 'UTC', 'de', '30. November 2026'],
  ] as const)('the last day to answer is named when the survey %s', (_, end, timezone, language, day) => {
    expect(lastDay(new Date(end), { timezone, language })).toBe(day);
  });

  it('the texts are in Arabic when that is the language of the council', () => {
    const council = { name: 'بلدية النهر', language: 'ar', timezone: 'UTC' } as const;
    const endDate = new Date('2026-12-01T00:00:00.000Z');
    const texts = paperTexts({ council, title: 'حديقة', endDate });
    expect(texts).toMatchObject({ language: 'ar', headline: 'حديقة', until: 'متاح حتى 30 نوفمبر 2026' });
  });

  it('no day is named when the survey has no end', () => {
    const council = { name: 'Riverside', language: 'fr', timezone: 'UTC' } as const;
    const texts = paperTexts({ council, title: 'Parc', endDate: null });
    expect(texts).toMatchObject({ until: null, language: 'fr', headlineInstead: 'Donnez votre avis' });
  });
});
