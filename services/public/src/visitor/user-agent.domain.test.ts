import { browserFamilyOf, deviceTypeOf, isBot } from './user-agent.domain';

const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  opera:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  androidPhone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  whatsapp: 'WhatsApp/2.23.20.0',
  curl: 'curl/8.5.0',
} as const;

describe('what is kept of a user agent (E-62)', () => {
  it.each([
    ['chrome', 'desktop', 'Chrome'],
    ['edge', 'desktop', 'Edge'],
    ['opera', 'desktop', 'Opera'],
    ['firefox', 'desktop', 'Firefox'],
    ['iphone', 'mobile', 'Safari'],
    ['chromeOnIphone', 'mobile', 'Chrome'],
    ['ipad', 'tablet', 'Safari'],
    ['androidPhone', 'mobile', 'Chrome'],
    ['androidTablet', 'tablet', 'Chrome'],
    ['curl', 'desktop', 'Other'],
  ] as const)('%s: %s, %s', (name, device, family) => {
    expect([deviceTypeOf(agents[name]), browserFamilyOf(agents[name])]).toEqual([device, family]);
  });
  it.each(['google', 'whatsapp', 'curl'] as const)('%s is a program', (name) => expect(isBot(agents[name])).toBe(true));
  it.each(['chrome', 'firefox', 'iphone', 'androidTablet'] as const)('%s is a person', (name) => {
    expect(isBot(agents[name])).toBe(false);
  });
  it('nothing at all is a program', () => expect(isBot('')).toBe(true));
});
