import type { Operation } from '@folkmoot/contracts';
import { userActor } from './actors';
import type { RouteRow } from './route-table';
import type { TestService } from './test-service';

const LONG_AGO_MS = 6 * 60_000;

interface RouteUnderTest {
  readonly service: TestService<unknown>;
  readonly row: RouteRow;
}

/** One of the generated checks: an operation that needs a fresh sign-in refuses an old one, and none. */
export const freshSignInCheck = {
  name: 'somebody who signed in more than five minutes ago, 403 where a fresh sign-in is needed',
  applies: ({ needsFreshSignIn }: Operation): boolean => needsFreshSignIn !== false,
  check: async (operation: Operation, { service, row }: RouteUnderTest): Promise<void> => {
    const { body: own, freshBody = own } = row;
    const role = operation.can.startsWith('system:') ? 'system_admin' : 'council_admin';
    const moments = [undefined, new Date(service.clock.now().getTime() - LONG_AGO_MS).toISOString()];
    for (const signedInAt of moments) {
      const as = userActor({ role, signedInAt });
      const { status, body } = await service.call(operation, { ...row, as, body: freshBody });
      expect([signedInAt, status, body.code]).toEqual([signedInAt, 403, 'fresh_sign_in_required']);
    }
  },
};
