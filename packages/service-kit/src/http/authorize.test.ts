import { operations } from '@folkmoot/contracts';
import { userActor } from '../testing/actors';
import { authorize } from './authorize';

const now = new Date('2026-03-02T09:00:00.000Z');
const missing = userActor({ role: 'system_admin', mustSetUpFactor: true, signedInAt: now.toISOString() });

test('somebody whose required second factor is missing can only set it up, and see and end their session', () => {
  const possible = operations
    .filter(({ can }) => can !== 'public' && can !== 'internal')
    .filter((operation) => {
      try {
        authorize(missing, operation, now);
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'factor_set_up_required' });
        return false;
      }
    })
    .map(({ name }) => name);
  expect(possible.sort()).toEqual([
    'addPasskey',
    'checkFreshSignIn',
    'confirmAuthenticatorApp',
    'confirmSession',
    'deleteSession',
    'getOwnFactors',
    'getSession',
    'removeAuthenticatorApp',
    'removePasskey',
    'renamePasskey',
    'renewRecoveryCodes',
    'startAuthenticatorApp',
    'startConfirmation',
    'startPasskey',
  ]);
});

test('an API token is not asked for a second factor, and cannot change one', () => {
  const program = userActor({ role: 'council_admin', apiToken: { id: 't', permissions: ['report:read'] } });
  const errorOf = (name: string): unknown => {
    const operation = operations.find((each) => each.name === name);
    try {
      if (operation) authorize(program, operation, now);
    } catch (error) {
      return (error as { code: string }).code;
    }
    return null;
  };
  expect([errorOf('getInsights'), errorOf('addPasskey'), errorOf('confirmSession')]).toEqual([
    null,
    'forbidden',
    'forbidden',
  ]);
});
