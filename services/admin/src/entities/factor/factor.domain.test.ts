import { newAppSecret, stepOfCode } from './authenticator-app';
import { hasFactor, noFactors, requirementOf, withoutOrphans } from './factor.domain';
import { createPasskeys } from './passkeys';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const nothing = { ofSystemAdmins: false, ofCouncil: null };

describe('what is required of a person', () => {
  const ofCouncil = { since: day(10), graceDays: 5 };
  it.each([
    ['nothing when the council requires nothing', 'council_staff', day(1), nothing, null],
    ['a factor after the days of grace', 'council_admin', day(1), { ...nothing, ofCouncil }, day(15)],
    ['a factor at once when they joined later', 'council_staff', day(12), { ...nothing, ofCouncil }, day(12)],
    ['nothing of a system administrator in the demo', 'system_admin', day(1), { ...nothing, ofCouncil }, null],
    [
      'a factor of a system administrator after 14 days',
      'system_admin',
      day(1),
      { ...nothing, ofSystemAdmins: true },
      day(22),
    ],
  ] as const)('is %s', (_, role, createdAt, rules, dueAt) => {
    const required = requirementOf({ role, createdAt }, { graceFrom: day(8) }, rules, day(20));
    expect(required?.dueAt ?? null).toEqual(dueAt);
  });
});

test('recovery codes go when the last factor goes, because they are none', () => {
  const codesOnly = { ...noFactors('u1'), recoveryCodes: ['hash'] };
  expect([hasFactor(codesOnly), withoutOrphans(codesOnly).recoveryCodes]).toEqual([false, []]);
});

test.each([
  ['the moment', '081804', 1_111_111_109, 37_037_036],
  ['the step after', '081804', 1_111_111_109 + 30, 37_037_036],
  ['the step before', '081804', 1_111_111_109 - 30, 37_037_036],
  ['two steps later', '081804', 1_111_111_109 + 60, null],
  ['letters', 'abcdef', 1_111_111_109, null],
  ['too many digits', '0081804', 1_111_111_109, null],
])('the code of RFC 6238 has its step when it is entered at %s', (_, code, seconds, step) => {
  // The key of the examples of RFC 6238, "12345678901234567890"; the last six of their eight digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOfCode(key, code, new Date(seconds * 1_000))).toBe(step);
});

test('secrets and recovery codes differ each time, and a hash belongs to one person', () => {
  expect(newAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAppSecret()).not.toBe(newAppSecret());
  const codes = [...newRecoveryCodes(), ...newRecoveryCodes()];
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(hashOfRecoveryCode('key', 'u1', 'ABCD efgh jkmn')).toBe(hashOfRecoveryCode('key', 'u1', 'abcd-efgh-jkmn'));
  expect(hashOfRecoveryCode('key', 'u1', 'abcd-efgh-jkmn')).not.toBe(hashOfRecoveryCode('key', 'u2', 'abcd-efgh-jkmn'));
});

test.each([
  ['https://feedback.example', true],
  ['http://localhost:8080', true],
  ['http://feedback.example', false],
  ['https://192.0.2.7', false],
  ['http://[::1]:8080', false],
])('passkeys are offered only where browsers allow them: %s', (origin, isAllowed) => {
  expect(createPasskeys(origin, 'Folkmoot').isAllowed).toBe(isAllowed);
});
