import type { Country, Question } from '@folkmoot/contracts/client';
import { countryIds, countryOfZone } from '@folkmoot/contracts/client';
import { questionType } from '../core';
import { phoneExample, readPhone } from '../types/phone/phone-numbers';
import { postcodeExample, readPostcode } from '../types/postcode/postcodes';

const email = (raw: string) => {
  const parsed = questionType('email').parse(
    raw,
    questionType('email').create('q', () => 'o'),
  );
  return parsed.ok ? parsed.value : null;
};

describe('an email address', () => {
  it.each([
    [' Jo@Example.COM ', 'jo@example.com'],
    ['<jo@example.com>', 'jo@example.com'],
    ['mailto:jo@example.com', 'jo@example.com'],
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@example', null],
    ['jo example.com', null],
    ['jo@example.com, al@example.com', null],
  ])('%j is kept as %j', (raw, value) => expect(email(raw)).toBe(value));
});

describe('a phone number', () => {
  it.each<[string, Country, string | null]>([
    ['020 7946 0000', 'GB', '+442079460000'],
    ['+44 (0)20 7946-0000', 'GB', '+442079460000'],
    ['0044 20 7946 0000', 'GB', '+442079460000'],
    ['07700 900123', 'GB', '+447700900123'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', 'GB', '+447700900123'],
    ['+353 1 234 5678', 'GB', '+35312345678'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['1-202-555-0123', 'US', '+12025550123'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['999', 'GB', null],
    ['020 7946 0000 00000', 'GB', null],
    ['ring me', 'GB', null],
    ['+0123456789', 'GB', null],
    ['', 'GB', null],
  ])('%j in %s is kept as %j', (written, country, kept) => expect(readPhone(written, country)).toBe(kept));
  it.each(countryIds)('the example of %s is one, and its kept form stays the same', (country) => {
    const kept = readPhone(phoneExample(country), country);
    expect(kept).toMatch(/^\+\d{7,15}$/);
    expect(readPhone(kept ?? '', country)).toBe(kept);
  });
});

describe('a postcode', () => {
  it.each<[string, Country, string | null]>([
    ['sw1a1aa', 'GB', 'SW1A 1AA'],
    ['M1 1AE', 'GB', 'M1 1AE'],
    ['ec1a-1bb', 'GB', 'EC1A 1BB'],
    ['GIR 0AA', 'GB', 'GIR 0AA'],
    ['M1', 'GB', null],
    ['QQ1 1QQ', 'GB', null],
    ['SW1A 1AO', 'GB', null],
    ['d02x285', 'IE', 'D02 X285'],
    ['200010123', 'US', '20001-0123'],
    ['20001', 'US', '20001'],
    ['k1a0b1', 'CA', 'K1A 0B1'],
    ['1012ab', 'NL', '1012 AB'],
    ['00001', 'ES', null],
    ['00000', 'FR', null],
    ['١٠١١٥', 'DE', '10115'],
    ['D-10115', 'DE', '10115'],
    ['NL-1012 ab', 'NL', '1012 AB'],
    ['A 1010', 'AT', '1010'],
    ['F-10115', 'DE', null],
    ['-', 'DE', null],
  ])('%j in %s is kept as %j', (written, country, kept) => expect(readPostcode(written, country)).toBe(kept));
  it.each(countryIds)('the example of %s is one in its kept form', (country) =>
    expect(readPostcode(postcodeExample(country), country)).toBe(postcodeExample(country)),
  );
});

describe('the country of a council', () => {
  it.each([
    ['Europe/London', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['America/Toronto', 'CA'],
    ['America/Chicago', 'US'],
    ['Australia/Perth', 'AU'],
    ['UTC', 'GB'],
  ])('in the time zone %s is %s', (zone, country) => expect(countryOfZone(zone)).toBe(country));
});

describe('personal answers', () => {
  const isPersonal = (question: Question) => questionType(question.type).isPersonal?.(question) ?? false;
  it.each(['email', 'phone', 'postcode'] as const)('%s is always personal', (id) =>
    expect(isPersonal(questionType(id).create('q', () => 'o'))).toBe(true),
  );
  it.each(['text', 'textarea'] as const)('%s is personal when staff say so, and stays so', (id) => {
    const open = questionType(id).create('q', () => 'o');
    expect(isPersonal(open)).toBe(false);
    expect(isPersonal(questionType(id).normalise({ ...open, isPersonal: true }))).toBe(true);
  });
});
