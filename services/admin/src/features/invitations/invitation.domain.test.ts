import { invitationOf, NOW, userOf } from '../../testing/samples';
import { assertAcceptable, assertCanJoin, nextAttempt, renewed, statusAt } from './invitation.domain';

const END = invitationOf('i1').expiresAt;
const before = new Date(END.getTime() - 1);

test.each([
  ['pending', before, 'pending'],
  ['pending', END, 'expired'],
  ['accepted', END, 'accepted'],
  ['revoked', END, 'revoked'],
  ['expired', before, 'expired'],
] as const)('statusAt of a %s invitation at %s returns %s', (status, now, expected) => {
  expect(statusAt({ status, expiresAt: END }, now)).toBe(expected);
});

test.each([
  ['pending', END, 'invitation_expired'],
  ['expired', before, 'invitation_expired'],
  ['revoked', before, 'invitation_revoked'],
  ['accepted', END, 'invitation_accepted'],
] as const)('assertAcceptable refuses a %s invitation at %s as %s', (status, now, code) => {
  expect(() => assertAcceptable({ status, expiresAt: END }, now)).toThrow(expect.objectContaining({ code }));
});

test('assertAcceptable accepts a pending invitation before it expires', () => {
  expect(() => assertAcceptable({ status: 'pending', expiresAt: END }, before)).not.toThrow();
});

test.each(['pending', 'expired'] as const)(
  'renewed makes a %s invitation pending for 7 days with a new mail',
  (status) => {
    expect(renewed({ status, expiresAt: END }, NOW)).toEqual({
      status: 'pending',
      expiresAt: END,
      mailState: 'queued',
      mailDueAt: NOW,
      mailAttempts: 0,
    });
  },
);

test.each([
  ['accepted', 'invitation_accepted'],
  ['revoked', 'invitation_revoked'],
] as const)('renewed refuses a settled invitation (%s)', (status, code) => {
  expect(() => renewed({ status, expiresAt: END }, NOW)).toThrow(expect.objectContaining({ code }));
});

test('nextAttempt waits longer after each failure and stops after the last', () => {
  const minutes = [1, 2, 3, 4, 5].map((attempts) => {
    const next = nextAttempt(attempts, NOW);
    return next && (next.getTime() - NOW.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 360]);
  expect(nextAttempt(6, NOW)).toBeNull();
});

test.each([
  ['of this council', userOf('u1', { councilId: 'a' }), 'invitation_accepted'],
  ['of another council', userOf('u1', { councilId: 'b' }), 'account_elsewhere'],
  ['of a system administrator', userOf('u1', { role: 'system_admin', councilId: null }), 'account_elsewhere'],
])('assertCanJoin refuses an account %s', (_name, account, code) => {
  expect(() => assertCanJoin(account, 'a')).toThrow(expect.objectContaining({ code }));
});

test('assertCanJoin accepts a missing account and one without a council', () => {
  expect(() => assertCanJoin(null, 'a')).not.toThrow();
  expect(() => assertCanJoin(userOf('u1', { councilId: null }), 'a')).not.toThrow();
});
