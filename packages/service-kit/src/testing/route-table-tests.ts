import {
  permissions as allPermissions,
  internalCallersOf,
  needsCouncil,
  type Operation,
  type Permission,
  roleCan,
  roles,
  signerNames,
  systemActor,
} from '@folkmoot/contracts';

import { exportKindOperation, listExportedKindsOperation } from '../export/council-export';
import { ACTOR_HEADER, signActorToken } from '../http/actor-token';
import { getServiceReportOperation } from '../observability/service-report';
import { otherCouncil, ownCouncil, userActor, userWithRole } from './actors';
import { type CallOptions, tokenFor } from './call';
import { freshSignInCheck } from './fresh-sign-in-test';
import { inheritedNameChecks, type RouteUnderTest } from './inherited-name-checks';
import { isolationTests } from './isolation-tests';
import type { RouteRow, RouteTableOptions } from './route-table';

import { fieldsOf, withOperators } from './string-places';
import { testKeyOf } from './test-keys';

import type { TestService } from './test-service';

type Check = (operation: Operation, target: RouteUnderTest) => Promise<void>;

const ask = (operation: Operation, { service, row }: RouteUnderTest, options: CallOptions = {}) => {
  const keyed: Record<string, string> = operation.idempotent ? { 'idempotency-key': 'route-table-tests' } : {};
  return service.call(operation, { ...row, ...options, headers: { ...keyed, ...row.headers, ...options.headers } });
};

const permissionOf = ({ can }: Operation): Permission | null => (can.includes(':') ? (can as Permission) : null);
const isOfCouncil = (operation: Operation): boolean => {
  const permission = permissionOf(operation);
  return permission !== null && needsCouncil(permission);
};

const anonymous: Check = async (operation, target) => {
  const bare = await ask(operation, target);
  expect([bare.status, bare.body.code]).toEqual([401, 'unauthenticated']);
  const forged = await ask(operation, target, { headers: { 'x-folkmoot-actor': 'e30.e30.c2ln' } });
  expect([forged.status, forged.body.code]).toEqual([401, 'unauthenticated']);
};

const withoutPermission: Check = async (operation, target) => {
  const permission = permissionOf(operation);
  for (const role of roles.filter((each) => permission === null || !roleCan(each, permission))) {
    const { status, body } = await ask(operation, target, { as: userWithRole(role) });
    expect([role, status, body.code]).toEqual([role, 403, 'forbidden']);
  }
};

/** A token of a council admin. An operation without a permission is refused to every token. */
const tokenActor = (operation: Operation, permissions: readonly Permission[]) => ({
  ...userWithRole(permissionOf(operation)?.startsWith('system:') ? 'system_admin' : 'council_admin'),
  apiToken: { id: 'token_1', permissions: [...permissions] },
});

const tokenWithoutPermission: Check = async (operation, target) => {
  const others = allPermissions.filter((permission) => permission !== operation.can);
  const { status, body } = await ask(operation, target, { as: tokenActor(operation, others) });
  expect([status, body.code]).toEqual([403, 'forbidden']);
};

const tokenWithPermission: Check = async (operation, target) => {
  const permission = permissionOf(operation);
  if (permission === null) throw new Error(`${operation.name} has no permission`);
  const params = strangers(target.row);
  const { status, body } = await ask(operation, target, { as: tokenActor(operation, [permission]), params });
  expect(status === 403 ? body.code : 'let through').toBe('let through');
};

const tokenOfOtherCouncil: Check = async (operation, target) => {
  const { otherParams } = target.row;
  if (!otherParams) throw new Error(`${operation.name}: its row has no otherParams`);
  const as = tokenActor(operation, allPermissions);
  expect((await ask(operation, target, { as, params: otherParams })).status).toBe(404);
};

/** Ids of nothing, so that trying a route changes nothing that others look at. */
const strangers = ({ params = {} }: RouteRow): Record<string, string> =>
  Object.fromEntries(Object.keys(params).map((name) => [name, 'nobody']));

const withPermission: Check = async (operation, target) => {
  const permission = permissionOf(operation);
  for (const role of roles.filter((each) => permission === null || roleCan(each, permission))) {
    const { status, body } = await ask(operation, target, { as: userWithRole(role), params: strangers(target.row) });
    // 401 would be about the session, which these actors do not have; their token was taken.
    expect([role, status === 403 ? body.code : 'let through']).toEqual([role, 'let through']);
  }
};

/** Every caller that there is: those whom the table names come further than the question who they are. */
const internalCallers: Check = async (operation, target) => {
  const allowed = internalCallersOf(operation);
  expect(allowed.length).toBeGreaterThan(0);
  // A permitted call must not change anything.
  const broken = operation.method === 'get' ? {} : { body: '{"broken' };
  for (const name of signerNames) {
    const as = systemActor(name, ownCouncil);
    const { status, body } = await ask(operation, target, { as, params: strangers(target.row), ...broken });
    const isRefused = status === 403 && body.code === 'forbidden';
    expect([name, isRefused]).toEqual([name, !allowed.includes(name)]);
  }
};

/** A token that is for another service, or in which a caller says that it is another one. */
const foreignTokens: Check = async (operation, target) => {
  const as = systemActor(internalCallersOf(operation)[0] ?? 'nobody', ownCouncil);
  const another = await tokenFor(as, 'another-service');
  const pretended = await signActorToken(as, {
    from: 'subscribers',
    to: target.service.name,
    serviceKey: testKeyOf('subscribers'),
  });
  const tokens = as.kind === 'system' && as.service === 'subscribers' ? [another] : [another, pretended];
  for (const token of tokens) {
    const { status, body } = await ask(operation, target, { headers: { [ACTOR_HEADER]: token } });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  }
};

const inactive: Check = async (operation, target) => {
  const { status, body } = await ask(operation, target, {
    as: userActor({ role: 'system_admin', status: 'inactive' }),
  });
  expect([status, body.code]).toEqual([403, 'account_inactive']);
};

const withoutCouncil: Check = async (operation, target) => {
  const { status, body } = await ask(operation, target, { as: userActor({ councilId: null }) });
  expect([status, body.code]).toEqual([403, 'no_council']);
};

const ofSuspendedCouncil: Check = async (operation, target) => {
  const { status, body } = await ask(operation, target, { as: userActor({ isSuspended: true }) });
  expect([status, body.code]).toEqual([403, 'council_suspended']);
};

const othersIds: Check = async (operation, target) => {
  const { otherParams } = target.row;
  if (!otherParams) throw new Error(`${operation.name}: its row has no otherParams`);
  const { status } = await ask(operation, target, { as: userActor({ councilId: ownCouncil }), params: otherParams });
  expect(status).toBe(404);
  if (operation.method !== 'get' || operation.kind === 'events') return;
  const theirs = await ask(operation, target, { as: userActor({ councilId: otherCouncil }), params: otherParams });
  expect(theirs.status).toBeLessThan(400);
};

const allowedActor = (operation: Operation): CallOptions => {
  if (operation.can === 'public') return {};
  if (operation.can === 'internal') return { as: systemActor(internalCallersOf(operation)[0] ?? 'nobody', ownCouncil) };
  return { as: userActor({ role: permissionOf(operation)?.startsWith('system:') ? 'system_admin' : 'council_admin' }) };
};

const expectRefused = async (
  operation: Operation,
  target: RouteUnderTest,
  options: CallOptions,
  description: string,
) => {
  const { status } = await ask(operation, target, { ...allowedActor(operation), ...options });
  expect([description, status]).toEqual([description, 400]);
};

const takesJson = (operation: Operation, { service }: RouteUnderTest): boolean => {
  const route = service.app.routeTable.find((each) => each.operation.name === operation.name);
  return operation.method !== 'get' && (route?.accepts === 'json' || route?.accepts === 'json-or-form');
};

/** The field at fault is that place, something in it, or the choice that it is part of. */
const isAbout = (stringPath: string, { path }: { path: string }): boolean =>
  path === '' || path === stringPath || stringPath.startsWith(`${path}.`) || path.startsWith(`${stringPath}.`);

const operatorsInBody: Check = async (operation, target) => {
  if (!takesJson(operation, target)) return;
  const places = withOperators(operation.body, target.row.body);
  for (const { place, body } of places) {
    const { status, body: problem } = await ask(operation, target, { ...allowedActor(operation), body });
    expect([place, status]).toEqual([place, 400]);
    expect([place, (problem.fields ?? []).some((field) => isAbout(place, field))]).toEqual([place, true]);
  }
};

/** A page knows its survey by the id alone: another council's name before it is set right, or read over. */
const refusals = ({ kind }: Operation): number[] => (kind === 'page' ? [200, 302, 400, 404] : [400, 404]);

const operatorsInAddress: Check = async (operation, target) => {
  for (const name of fieldsOf(operation.query)) {
    const query = { ...target.row.query, [`${name}[$gt]`]: '' };
    await expectRefused(operation, target, { query }, `an operator at ${name}`);
    await expectRefused(operation, target, { query: { ...target.row.query, [name]: ['a', 'b'] } }, `${name} twice`);
  }
  for (const name of Object.keys(target.row.params ?? {})) {
    const params = { ...target.row.params, [name]: '{"$gt":""}' };
    const { status } = await ask(operation, target, { ...allowedActor(operation), params });
    expect([name, refusals(operation).includes(status) ? 'refused' : status]).toEqual([name, 'refused']);
  }
};

/** Pages are linked to with all kinds of tracking parameters. */
const takesAnyQuery = ({ query }: Operation): boolean => query.safeParse({ 'utm[$gt]': 'x' }).success;

const invalidInput: Check = async (operation, target) => {
  if (!takesAnyQuery(operation)) {
    const { query } = target.row;
    await expectRefused(operation, target, { query: { ...query, unknownField: 'x' } }, 'an unknown query field');
    await expectRefused(operation, target, { query: { ...query, 'q[$gt]': '' } }, 'an operator in the query');
  }
  if (!takesJson(operation, target)) return;
  const { body } = target.row;
  await expectRefused(operation, target, { body: { ...(body as object), unknownField: 1 } }, 'an unknown field');
  await expectRefused(operation, target, { body: '{"broken' }, 'broken JSON');
};

const hasParams = (operation: Operation): boolean => operation.path.includes(':');
const isGuarded = ({ can }: Operation): boolean => can !== 'public';
const isForUsers = ({ can }: Operation): boolean => can !== 'public' && can !== 'internal';

const checks: readonly { name: string; applies: (operation: Operation) => boolean; check: Check }[] = [
  { name: 'nobody signed in, 401', applies: isGuarded, check: anonymous },
  {
    name: 'a role without the permission, 403',
    applies: (operation) => permissionOf(operation) !== null || operation.can === 'internal',
    check: withoutPermission,
  },
  {
    name: 'each caller that there is, let through or 403 as the table says',
    applies: ({ can }) => can === 'internal',
    check: internalCallers,
  },
  {
    name: 'a token for another service, or of a caller that pretends to be another, 401',
    applies: ({ can }) => can === 'internal',
    check: foreignTokens,
  },
  {
    name: 'every role that holds the permission, let through',
    applies: isForUsers,
    check: withPermission,
  },
  {
    name: 'an API token without the permission, 403',
    applies: isForUsers,
    check: tokenWithoutPermission,
  },
  {
    name: 'an API token with only this permission, let through',
    applies: (operation) => permissionOf(operation) !== null && operation.needsFreshSignIn === false,
    check: tokenWithPermission,
  },
  {
    name: "an API token and another council's ids, 404",
    applies: (operation) => isOfCouncil(operation) && hasParams(operation) && operation.needsFreshSignIn === false,
    check: tokenOfOtherCouncil,
  },
  {
    name: 'an inactive account, 403',
    applies: (operation) => isForUsers(operation) && !operation.anyAccountState,
    check: inactive,
  },
  freshSignInCheck,
  {
    name: 'a user without a council, 403',
    applies: (operation) => isOfCouncil(operation) && !operation.anyAccountState,
    check: withoutCouncil,
  },
  {
    name: 'a user of a suspended council, 403 (E-46)',
    applies: (operation) => isOfCouncil(operation) && !operation.anyAccountState,
    check: ofSuspendedCouncil,
  },
  {
    name: "another council's ids, 404",
    applies: (operation) => isOfCouncil(operation) && hasParams(operation),
    check: othersIds,
  },
  { name: 'unknown fields and broken JSON, 400', applies: () => true, check: invalidInput },
  { name: 'a database operator in each place of its address, refused', applies: () => true, check: operatorsInAddress },
  {
    name: 'a database operator in each place of its body that takes a text, 400',
    applies: ({ method }) => method !== 'get',
    check: operatorsInBody,
  },
  ...inheritedNameChecks({ ask, allowedActor, strangers, takesJson }),
];

/** Operations that the kit adds to every service. */
const kitOperations: readonly Operation[] = [
  getServiceReportOperation,
  listExportedKindsOperation,
  exportKindOperation,
];
const kitRows: Readonly<Record<string, RouteRow>> = {
  getServiceReport: {},
  listExportedKinds: { params: { councilId: ownCouncil } },
  exportKind: { params: { councilId: ownCouncil, kind: 'none' } },
};

/**
 * Generates the tests that every route must pass: who may not call it, other councils' ids, invalid input. Call it at
 * the top of a test file; a new route is covered the moment it exists.
 */
export const routeTableTests = <S>(options: RouteTableOptions<S>): void => {
  const { operations: own, start, seed, rows } = options;
  const operations = [...own, ...kitOperations];
  let service: TestService<unknown> | undefined;
  let known: Readonly<Record<string, RouteRow>> = {};

  const targetOf = ({ name }: Operation): RouteUnderTest => {
    const row = known[name];
    if (!service) throw new Error('the service did not start');
    if (!row) throw new Error(`the route table tests have no row for ${name}`);
    return { service, row };
  };

  describe('every route', () => {
    beforeAll(async () => {
      service = await start();
      known = { ...kitRows, ...rows(await seed(service)) };
    });
    afterAll(() => service?.stop());

    test('the service, its contract, serves exactly the operations declared for it', () => {
      const names = (list: readonly Operation[]) => list.map(({ name }) => name).sort();
      expect(names((service?.app.routeTable ?? []).map((route) => route.operation))).toEqual(names(operations));
    });

    describe.each(operations.map((operation) => ({ title: `${operation.method} ${operation.path}`, operation })))(
      '$title',
      ({ operation }) => {
        const applying = checks.filter(({ applies }) => applies(operation));
        test.each(applying)('$name', async ({ check }) => check(operation, targetOf(operation)));
      },
    );
  });

  isolationTests(options);
};
