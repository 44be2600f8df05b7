import { defaultMailTemplate } from './council-terms';
import { mergeMail, unknownMergeFields, writtenMergeField } from './merge-fields';

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

describe('a field of a person', () => {
  const filled = (text: string, first = '', last = '') => mergeMail(text, { first_name: first, last_name: last });

  it.each([
    ['Dear {first name|neighbour},', 'Dear Zoë,', 'Dear neighbour,'],
    ['Dear {First name}, hello', 'Dear Zoë, hello', 'Dear, hello'],
    ['Hello {first_name} and all', 'Hello Zoë and all', 'Hello and all'],
    ['{first name} {last name} asks', 'Zoë Kay asks', 'asks'],
    ['Your name is {last name}.', 'Your name is Kay.', 'Your name is.'],
    ['{first name|Neighbour} asks', 'Zoë asks', 'Neighbour asks'],
    ['({first name})', '(Zoë)', '()'],
  ])('%j is filled with the value, its fallback or nothing', (text, known, unknown) => {
    expect(filled(text, 'Zoë', 'Kay')).toBe(known);
    expect(filled(text)).toBe(unknown);
  });

  it('is not expanded again when its value is a field itself', () => {
    expect(filled('{first name} {last name}', '{last name}', 'Kay')).toBe('{last name} Kay');
  });

  it('is unknown when no attribute has the name', () => {
    const known = ['council', 'first_name'];
    expect(unknownMergeFields('{First name|x} {nme|y} { council } {nme} {}', known)).toEqual(['nme', '']);
    expect(writtenMergeField('first_name')).toBe('{first name}');
  });
});
