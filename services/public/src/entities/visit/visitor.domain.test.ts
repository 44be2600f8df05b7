import { networkOf, referrerTypeOf, visitorOf } from './visitor.domain';

const person =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

describe('the visitor of a page', () => {
  it('a person is counted by device and browser only', () => {
    expect(visitorOf({ 'user-agent': person })).toEqual({
      deviceType: 'mobile',
      browserFamily: 'Safari',
      isCounted: true,
      isProgram: false,
    });
  });
  it.each([
    ['a program', { 'user-agent': 'Googlebot/2.1' }],
    ['an empty user agent', {}],
    ['a visitor with Do Not Track', { 'user-agent': person, dnt: '1' }],
    ['a visitor with Global Privacy Control', { 'user-agent': person, 'sec-gpc': '1' }],
    ['a browser that loads the page in advance', { 'user-agent': person, 'sec-purpose': 'prefetch;prerender' }],
  ])('%s is not counted (E-38)', (_, headers) => expect(visitorOf(headers).isCounted).toBe(false));
  it('a visitor is counted when tracking is allowed', () =>
    expect(visitorOf({ 'user-agent': person, dnt: '0' }).isCounted).toBe(true));
  it('the network is null when its header is missing or repeated', () => {
    expect([networkOf({}), networkOf({ 'x-forwarded-for': ['a', 'b'] })]).toEqual([null, null]);
    expect(networkOf({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
  });
});

describe('the origin of a visitor (D2, E-38)', () => {
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
  ] as const)('referrer %s with medium %s is %s', (referrer, medium, expected) => {
    expect(referrerTypeOf(referrer, { ownHost: 'feedback.example', isByCode: false, medium })).toBe(expected);
  });
  it("a scanned QR code decides, independent of the browser's referrer", () => {
    const by = { ownHost: 'feedback.example', isByCode: true, medium: 'email' };
    expect(referrerTypeOf('https://www.facebook.com/', by)).toBe('qr_code');
  });
});
