import { defaultMailTemplate, mergeMail } from './council-terms';

describe('the text of an invitation', () => {
  const merged = (text: string, campaign: string) => mergeMail(text, { council: 'Riverside', campaign, closes: '' });

  it.each([
    ['What should our parks look like?', 'hear from you: What should our parks look like?\n'],
    ['Act now!', 'hear from you: Act now!\n'],
    ['Parks', 'hear from you: Parks.\n'],
  ])('has one punctuation mark at the end of its sentence when the campaign is called %j', (campaign, expected) => {
    expect(merged(defaultMailTemplate.body, campaign)).toContain(expected);
  });

  it('keeps every other character when a field is not followed by a full stop', () => {
    expect(merged('{campaign}... {campaign}, {unknown}. {campaign}', 'Why?')).toBe('Why?... Why?, {unknown}. Why?');
  });
});
