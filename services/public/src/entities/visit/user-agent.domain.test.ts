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

describe('the stored parts of a user agent (E-62)', () => {
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
  ] as const)('%s has device %s and browser %s', (name, device, family) => {
    expect([deviceTypeOf(agents[name]), browserFamilyOf(agents[name])]).toEqual([device, family]);
  });
  it.each(['google', 'whatsapp', 'curl'] as const)('%s is a program', (name) => expect(isBot(agents[name])).toBe(true));
  it.each(['chrome', 'firefox', 'iphone', 'androidTablet'] as const)('%s is a person', (name) => {
    expect(isBot(agents[name])).toBe(false);
  });
  it.each([
    'curl/8',
    'node',
    'python-requests/2.31.0',
    'Go-http-client/1.1',
    'okhttp/4.12.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  ])('%s is also a program', (agent) => expect(isBot(agent)).toBe(true));
  it.each([
    'Lynx/2.9.0dev.10 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8',
    'w3m/0.5.3+git20230121',
    'Links (2.28; Linux 6.1 x86_64; GNU C 12.2; text)',
    'ELinks/0.13.2 (textmode; Linux; 80x24-2)',
    'NetSurf/3.10 (Linux)',
    'Dillo/3.0.5',
    'Emacs-W3/4.0 URL/p4.0',
    'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile DuckDuckGo/5 Safari/537.36',
    'Nokia6120c/3.83; Profile/MIDP-2.0 Configuration/CLDC-1.1',
    'Mozilla/5.0 (X11; U; Linux armv7l like Android; en-us) AppleWebKit/531.2+ Version/5.0 Safari/533.2+ Kindle/3.0+',
  ])('%s is a browser that a person uses', (agent) => expect(isBot(agent)).toBe(false));
  it('an empty user agent is a program', () => expect(isBot('')).toBe(true));
});
