import type { UserActor } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { userOf } from '../../testing/samples';
import { assertMayChange, changedFields, takesAnAdmin } from './member.domain';

const actor = userActor({ userId: 'u1', councilId: 'a' });

test.each([
  ['missing', null, 'not_found'],
  ['of another council', userOf('u2', { councilId: 'b' }), 'not_found'],
  ['without a council', userOf('u2', { councilId: null }), 'not_found'],
  ['oneself', userOf('u1'), 'own_account'],
  ['a system administrator', userOf('u2', { role: 'system_admin' }), 'forbidden'],
])('assertMayChange refuses a member who is %s', (_name, member, code) => {
  expect(() => assertMayChange(actor, member)).toThrow(expect.objectContaining({ code }));
});

test('assertMayChange accepts another member of the council', () => {
  expect(assertMayChange(actor, userOf('u2'))).toMatchObject({ id: 'u2' });
});

type Role = UserActor['role'];
type Status = UserActor['status'];
test.each<[Role, Status, Parameters<typeof takesAnAdmin>[1], boolean]>([
  ['council_admin', 'active', { role: 'council_staff' }, true],
  ['council_admin', 'active', { status: 'inactive' }, true],
  ['council_admin', 'active', null, true],
  ['council_admin', 'active', { role: 'council_admin' }, false],
  ['council_admin', 'active', { status: 'active' }, false],
  ['council_admin', 'active', {}, false],
  ['council_admin', 'inactive', { role: 'council_staff' }, false],
  ['council_admin', 'inactive', null, false],
  ['council_staff', 'active', { status: 'inactive' }, false],
  ['council_staff', 'active', null, false],
])('takesAnAdmin from %s who is %s by %j is %s', (role, status, change, expected) => {
  expect(takesAnAdmin(userOf('u2', { role, status }), change)).toBe(expected);
});

test('changedFields leaves out values that are equal already', () => {
  const member = userOf('u2', { role: 'council_staff', status: 'active' });
  expect(changedFields(member, { role: 'council_staff', status: 'active' })).toEqual({});
  expect(changedFields(member, { role: 'council_admin', status: 'active' })).toEqual({ role: 'council_admin' });
  expect(changedFields(member, { status: 'inactive' })).toEqual({ status: 'inactive' });
});
