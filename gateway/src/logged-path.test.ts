import { operations } from '@folkmoot/contracts';
import { loggedPath } from './logged-path';
import { operationOf } from './operation-of';

const logged = (method: string, path: string) => loggedPath(path, operationOf(method, path));

describe('the path in the log', () => {
  it.each([
    ['GET', '/api/notifications/links/SECRET'],
    ['POST', '/api/notifications/links/SECRET'],
    ['GET', '/api/notifications/links/SECRET/'],
    ['GET', '/API/notifications/links/SECRET'],
    ['GET', '/api/notifications/links/SECRET/more'],
    ['GET', '/auth/notifications/SECRET'],
    ['GET', '/Auth/notifications/SECRET'],
    ['GET', '/auth/address/SECRET'],
    ['GET', '/Auth/address/SECRET'],
    ['GET', '/api/auth/address-changes/SECRET'],
    ['POST', '/api/auth/address-changes/SECRET'],
    ['POST', '/api/auth/address-changes/SECRET/more'],
    ['GET', '/invite/SECRET'],
    ['GET', '/invite/SECRET/more'],
    ['GET', '/api/invitations/SECRET'],
    ['POST', '/api/invitations/SECRET/accept'],
    ['POST', '/api/invitations/SECRET/decline'],
    ['GET', '/nowhere/SECRET'],
  ])('of %s %s does not contain the token', (method, path) => expect(logged(method, path)).not.toContain('SECRET'));

  it('contains no parameter of an operation that is named like a token', () => {
    const withToken = operations.filter(({ path }) => /:\w*token/i.test(path) && path.startsWith('/api/'));
    expect(withToken.length).toBeGreaterThan(5);
    for (const { method, path } of withToken) {
      const called = path.replace(/:\w*token/gi, 'SECRET').replace(/:\w+/g, 'x');
      expect(logged(method.toUpperCase(), called)).not.toContain('SECRET');
    }
  });
  it.each([
    ['GET', '/api/campaigns/c1/report'],
    ['GET', '/dashboard/campaigns/c1'],
    ['GET', '/api/campaigns'],
    ['GET', '/constructor'],
  ])('of %s %s is complete', (method, path) => expect(logged(method, path)).toBe(path));
});

describe('the operation of a request', () => {
  it('is found by the exact path only', () => {
    expect(operationOf('GET', '/api/campaigns/c1/live')?.name).toBe('watchReport');
    expect(operationOf('HEAD', '/api/campaigns/c1/live')?.name).toBe('watchReport');
    expect(operationOf('GET', '/api/campaigns/c1/report.pdf')?.name).toBe('exportReport');
    for (const path of ['/api/campaigns/c1/live/', '/api/campaigns/c1/LIVE', '/API/campaigns/c1/live', '/live'])
      expect(operationOf('GET', path)).toBeNull();
  });
  it('is found for every operation of the interface', () => {
    for (const { method, path, name } of operations.filter((each) => each.path.startsWith('/api/'))) {
      const called = path.replace(/:\w+/g, 'x');
      expect(operationOf(method.toUpperCase(), called)?.name).toBe(name);
    }
  });
});
