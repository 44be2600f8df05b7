import { isEmailAddress, normaliseEmail } from './email-address';

describe('addresses (F-45)', () => {
  it.each([
    [' Amy@Example.ORG ', 'amy@example.org'],
    ['amy@bücher.example', 'amy@xn--bcher-kva.example'],
    ['amy@BÜCHER.example', 'amy@xn--bcher-kva.example'],
    ['"a@b"@example.org', '"a@b"@example.org'],
    ['amy@example.org/evil', 'amy@example.org/evil'],
  ])('%s is compared as %s', (written, expected) => expect(normaliseEmail(written)).toBe(expected));

  it.each(['amy@example.org', "o'brien@example.org", 'amy+news@example.org', 'amy@bücher.example', 'a@b.co.uk'])(
    '%s can be written to',
    (address) => expect(isEmailAddress(address)).toBe(true),
  );

  it.each([
    'amy',
    '@example.org',
    'amy@',
    'amy@localhost',
    'amy@@example.org',
    'a b@example.org',
    '"a b"@example.org',
    'amy@example.org/evil',
    'amy@example.org:25',
    'amy@-example.org',
    'amy.@example.org',
    'amy@exa mple.org',
    'amy@example.org\r\nBcc: eve@example.org',
    `${'a'.repeat(65)}@example.org`,
    `amy@${'a'.repeat(250)}.org`,
  ])('%j cannot', (address) => expect(isEmailAddress(address)).toBe(false));
});
