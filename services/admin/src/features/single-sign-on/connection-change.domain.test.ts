import type { SsoConnectionChange } from '@folkmoot/contracts';
import { withChange } from './connection-change.domain';

const now = new Date('2026-05-04T10:00:00.000Z');
const microsoft = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups';
const stored = (change: SsoConnectionChange) => ({
  ...withChange(null, change, now),
  id: 'c1',
  councilId: 'c1',
  revision: 1,
});

describe('the claim with the groups', () => {
  it.each<[string, SsoConnectionChange, SsoConnectionChange, string]>([
    ['follows the protocol', { protocol: 'oidc', preset: 'entra' }, { protocol: 'saml' }, microsoft],
    ['follows the provider', { protocol: 'saml', preset: 'entra' }, { protocol: 'saml', preset: 'other' }, 'groups'],
    ['stays when staff entered it', { protocol: 'oidc', groupsClaim: 'teams' }, { protocol: 'saml' }, 'teams'],
    ['is what staff enter', { protocol: 'oidc' }, { protocol: 'saml', groupsClaim: 'units' }, 'units'],
  ])('%s', (_, first, change, expected) => {
    expect(withChange(stored(first), change, now).groupsClaim).toBe(expected);
  });
});
