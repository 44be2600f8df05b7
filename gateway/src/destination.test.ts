import { destinationOf } from './destination';

describe('destinationOf', () => {
  it.each([
    ['/auth', 'GET', { kind: 'shell', status: 200 }],
    ['/auth', 'POST', { kind: 'service', service: 'admin' }],
    ['/auth/x', 'POST', { kind: 'shell', status: 404 }],
    ['/auth/oidc/callback', 'GET', { kind: 'service', service: 'admin' }],
    ['/auth/saml/callback', 'POST', { kind: 'service', service: 'admin' }],
    ['/auth/saml', 'POST', { kind: 'shell', status: 404 }],
    ['/internal/auth', 'POST', { kind: 'nowhere' }],
    ['/riverside/news', 'POST', { kind: 'service', service: 'public' }],
  ])('%s by %s: a sign-in page without script posts to its own address (F-34)', (path, method, expected) =>
    expect(destinationOf(path, method)).toEqual(expected),
  );
  it.each([
    ['/riverside', 'GET', { kind: 'redirect', path: '/riverside/consultations' }],
    ['/riverside/', 'GET', { kind: 'redirect', path: '/riverside/consultations' }],
    ['/riverside', 'POST', { kind: 'shell', status: 404 }],
    ['/favicon.ico', 'GET', { kind: 'shell', status: 404 }],
    ['/admin', 'GET', { kind: 'shell', status: 404 }],
    ['/login', 'GET', { kind: 'shell', status: 404 }],
  ])('%s by %s leads to consultations only when a council can have this address', (path, method, expected) =>
    expect(destinationOf(path, method)).toEqual(expected),
  );
  it.each(['mcp', 'kiosk', 'p', 's'])(
    "an address below /%s leads to the residents' pages, because a council may have used it before",
    (first) => expect(destinationOf(`/${first}/news`)).toEqual({ kind: 'service', service: 'public' }),
  );
});
