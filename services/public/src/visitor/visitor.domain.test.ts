import { networkOf, referrerTypeOf, visitorOf } from './visitor.domain';

const person =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

describe('who looks at a page', () => {
  it('a person: counted by device and browser, no more is known', () => {
    expect(visitorOf({ 'user-agent': person })).toEqual({
      deviceType: 'mobile',
      browserFamily: 'Safari',
      isCounted: true,
      isProgram: false,
    });
  });
  it.each([
    ['a program', { 'user-agent': 'Googlebot/2.1' }],
    ['nothing at all', {}],
    ['one who asks not to be tracked', { 'user-agent': person, dnt: '1' }],
    ['one who asks not to be tracked, the newer way', { 'user-agent': person, 'sec-gpc': '1' }],
    ['a browser that loads ahead', { 'user-agent': person, 'sec-purpose': 'prefetch;prerender' }],
  ])('%s: not counted (E-38)', (_, headers) => expect(visitorOf(headers).isCounted).toBe(false));
  it('who does not mind: counted', () => expect(visitorOf({ 'user-agent': person, dnt: '0' }).isCounted).toBe(true));
  it('a network that came twice, or not: none', () => {
    expect([networkOf({}), networkOf({ 'x-forwarded-for': ['a', 'b'] })]).toEqual([null, null]);
    expect(networkOf({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
  });
});

describe('where a visitor comes from (D2, E-38)', () => {
  it.each([
    ['', undefined, 'direct'],
    ['not an address', undefined, 'direct'],
    ['https://feedback.example/riverside/survey/x', undefined, 'direct'],
    ['https://www.facebook.com/', undefined, 'social'],
    ['https://t.co/abc', undefined, 'social'],
    ['https://notx.com/', undefined, 'external'],
    ['https://mail.google.com/', undefined, 'email'],
    ['https://outlook.office365.com/', undefined, 'email'],
    ['https://www.riverside.gov.example/news', undefined, 'external'],
    ['', 'email', 'email'],
    ['', 'social', 'social'],
    ['https://www.riverside.gov.example/news', 'surprise', 'external'],
  ] as const)('%s with medium %s: %s', (referrer, medium, expected) => {
    expect(referrerTypeOf(referrer, { ownHost: 'feedback.example', isByCode: false, medium })).toBe(expected);
  });
  it('by a QR code: that, whatever the browser says', () => {
    const by = { ownHost: 'feedback.example', isByCode: true, medium: 'email' };
    expect(referrerTypeOf('https://www.facebook.com/', by)).toBe('qr_code');
  });
});
