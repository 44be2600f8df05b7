import { createNotificationTokens } from '../features/notifications';
import { createInvitationTokens } from './invitation-token';
import { hashOfSecret } from './random-secret';

const FORMER = 'the one key of a former version, of all services';
const KEY = 'the key for links that only admin has, and no other';
const meant = { userId: 'amy', kind: 'weekly_summary' } as const;

test('a notification link that a former version mailed is read, and new ones are signed with the new key', () => {
  const tokens = createNotificationTokens(KEY, FORMER);
  const mailed = createNotificationTokens(FORMER).tokenOf(meant);
  expect(tokens.read(mailed)).toEqual(meant);
  expect(tokens.tokenOf(meant)).not.toBe(mailed);
  expect(tokens.read(tokens.tokenOf(meant))).toEqual(meant);
  expect(createNotificationTokens(KEY).read(mailed)).toBeNull();
  expect(tokens.read(`${mailed.slice(0, -2)}AA`)).toBeNull();
});

test('an invitation whose mail waits has the token whose hash is stored, of the former key or of the new one', () => {
  const tokens = createInvitationTokens(KEY, FORMER);
  const former = createInvitationTokens(FORMER).tokenOf('i1');
  expect(tokens.storedTokenOf({ id: 'i1', tokenHash: hashOfSecret(former) })).toBe(former);
  const own = tokens.tokenOf('i2');
  expect(own).not.toBe(createInvitationTokens(FORMER).tokenOf('i2'));
  expect(tokens.storedTokenOf({ id: 'i2', tokenHash: hashOfSecret(own) })).toBe(own);
});
