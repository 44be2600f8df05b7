import { isHttpsAddress } from './https-address';

describe('the address of a link for residents', () => {
  it.each(['https://riverside.example', 'https://riverside.example/plans?year=2026#map', 'HTTPS://riverside.example'])(
    'is accepted when it is a web page over https: %s',
    (text) => expect(isHttpsAddress(text)).toBe(true),
  );

  it.each([
    '',
    'riverside.example',
    'http://riverside.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//riverside.example',
    'https://name:secret@riverside.example',
    'https://',
  ])('is refused when it is something else: %s', (text) => expect(isHttpsAddress(text)).toBe(false));
});
