import { inheritedNames, type Operation } from '@folkmoot/contracts';
import type { CallOptions } from './call';
import type { RouteRow } from './route-table';
import { fieldsOf, withName } from './string-places';
import type { TestService } from './test-service';

/** A route under test. */
export interface Ground {
  readonly service: TestService<unknown>;
  readonly row: RouteRow;
}

/** What the checks of routes share. */
interface Asking {
  ask(operation: Operation, ground: Ground, options: CallOptions): Promise<{ status: number }>;
  allowedActor(operation: Operation): CallOptions;
  /** Ids of nothing. */
  strangers(row: RouteRow): Record<string, string>;
  takesJson(operation: Operation, ground: Ground): boolean;
}

const AWAY = 503;
const names = [...inheritedNames];
/** An object with every inherited name as a key of its own. */
const everyName = Object.fromEntries(names.map((name) => [name, 'x']));
/** One of each kind, for values: the prototype itself, its class, and a method. */
const nameOfEachKind = ['__proto__', 'constructor', 'toString'];

/** The calls that are tried, each with what is odd about it. */
const oddAddresses = (
  operation: Operation,
  { params: own = {}, query }: RouteRow,
  params: Record<string, string>,
): [string, CallOptions][] => {
  return [
    ...Object.keys(own).flatMap((param) =>
      names.map((name): [string, CallOptions] => [`${param} is ${name}`, { params: { ...own, [param]: name }, query }]),
    ),
    ['query names', { params, query: { ...query, ...everyName } }],
    ['header names', { params, query, headers: everyName }],
    ...fieldsOf(operation.query).flatMap((field) =>
      nameOfEachKind.map((name): [string, CallOptions] => [field, { params, query: { ...query, [field]: name } }]),
    ),
  ];
};

/** Two of the generated checks: names that objects inherit, in every place of a request, are refused or do no harm. */
export const inheritedNameChecks = ({ ask, allowedActor, strangers, takesJson }: Asking) => {
  /** A route that changes nothing but what its row names, or that anybody may call, is tried on what there is. */
  const triedOn = (operation: Operation, { row }: Ground) =>
    operation.can === 'public' || operation.method === 'put' || operation.method === 'patch'
      ? (row.params ?? {})
      : strangers(row);

  /** What depends on something that is away in tests says so (503); anything else is refused or done. */
  const expectNoFailure = async (operation: Operation, ground: Ground, options: CallOptions, what: string) => {
    // The files of tests are not compressed, whatever their name says.
    const headers = { 'accept-encoding': 'identity', ...options.headers };
    const { status } = await ask(operation, ground, { ...allowedActor(operation), ...options, headers });
    expect([what, status >= 500 && status !== AWAY ? status : 'no failure']).toEqual([what, 'no failure']);
  };

  const inheritedInAddress = async (operation: Operation, ground: Ground): Promise<void> => {
    for (const [what, options] of oddAddresses(operation, ground.row, triedOn(operation, ground))) {
      await expectNoFailure(operation, ground, options, what);
    }
  };

  const inheritedInBody = async (operation: Operation, ground: Ground): Promise<void> => {
    if (!takesJson(operation, ground)) return;
    const params = triedOn(operation, ground);
    const body = { ...(ground.row.body as object), ...everyName };
    await expectNoFailure(operation, ground, { params, body }, 'body keys');
    for (const name of nameOfEachKind) {
      for (const tried of withName(operation.body, ground.row.body, name)) {
        await expectNoFailure(operation, ground, { params, body: tried.body }, `${tried.place} is ${name}`);
      }
    }
  };

  return [
    {
      name: 'an inherited name in each place of its address, no failure',
      applies: ({ kind }: Operation): boolean => kind !== 'events',
      check: inheritedInAddress,
    },
    {
      name: 'an inherited name in each place of its body, no failure',
      applies: ({ method }: Operation): boolean => method !== 'get',
      check: inheritedInBody,
    },
  ];
};
