import { createNotificationTokens } from '../../features/notifications/notification-token';
import { createInvitationTokens } from '../invitation/invitation-token';
import { hashOfSecret } from '../secret';

const FORMER = 'the one key of a former version, of all services';
const KEY = 'the key for links that only admin has, and no other';
const meant = { userId: 'amy', kind: 'weekly_summary' } as const;

test('a notification link of a former version is read, and new links are signed with the new key', () => {
  const tokens = createNotificationTokens(KEY, FORMER);
  const mailed = createNotificationTokens(FORMER).tokenOf(meant);
  expect(tokens.read(mailed)).toEqual(meant);
  expect(tokens.tokenOf(meant)).not.toBe(mailed);
  expect(tokens.read(tokens.tokenOf(meant))).toEqual(meant);
  expect(createNotificationTokens(KEY).read(mailed)).toBeNull();
  expect(tokens.read(`${mailed.slice(0, -2)}AA`)).toBeNull();
});

test('an invitation with a queued mail keeps the token of its stored hash when the key has changed', () => {
  const tokens = createInvitationTokens(KEY, FORMER);
  const former = createInvitationTokens(FORMER).tokenOf('i1');
  expect(tokens.storedTokenOf({ id: 'i1', tokenHash: hashOfSecret(former) })).toBe(former);
  const own = tokens.tokenOf('i2');
  expect(own).not.toBe(createInvitationTokens(FORMER).tokenOf('i2'));
  expect(tokens.storedTokenOf({ id: 'i2', tokenHash: hashOfSecret(own) })).toBe(own);
});
