import { inheritedNames, type Operation } from '@folkmoot/contracts';
import type { CallOptions } from './call';
import { isEveryNameTried } from './config';
import type { RouteRow } from './route-table';
import { fieldsOf, withName } from './string-places';
import type { TestService } from './test-service';

/** A route under test. */
export interface RouteUnderTest {
  readonly service: TestService<unknown>;
  readonly row: RouteRow;
}

/** Shared inputs of the route checks. */
interface Asking {
  ask(operation: Operation, target: RouteUnderTest, options: CallOptions): Promise<{ status: number }>;
  allowedActor(operation: Operation): CallOptions;
  /** Ids of nothing. */
  strangers(row: RouteRow): Record<string, string>;
  takesJson(operation: Operation, target: RouteUnderTest): boolean;
}

const AWAY = 503;
const names = [...inheritedNames];
/** An object with every inherited name as a key of its own. */
const everyName = Object.fromEntries(names.map((name) => [name, 'x']));
/** One of each kind, for values: the prototype itself, its class, and a method. */
const nameOfEachKind = ['__proto__', 'constructor', 'toString'];

/**
 * The names to send in a place: all of them in `npm run check:names`. In `npm test`, each place has one of them, and
 * neighbouring places and operations have different ones.
 */
const triedAt = (tried: readonly string[], { name }: Operation, place: number): readonly string[] => {
  if (isEveryNameTried()) return tried;
  const ofOperation = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const at = (ofOperation + place) % tried.length;
  return tried.slice(at, at + 1);
};

/** The calls that are tried, each with a description. */
const oddAddresses = (
  operation: Operation,
  { params: own = {}, query }: RouteRow,
  params: Record<string, string>,
): [string, CallOptions][] => {
  return [
    ...Object.keys(own).flatMap((param, place) =>
      triedAt(names, operation, place).map((name): [string, CallOptions] => [
        `${param} is ${name}`,
        { params: { ...own, [param]: name }, query },
      ]),
    ),
    ['query names', { params, query: { ...query, ...everyName } }],
    ['header names', { params, query, headers: everyName }],
    ...fieldsOf(operation.query).flatMap((field, place) =>
      triedAt(nameOfEachKind, operation, place).map((name): [string, CallOptions] => [
        field,
        { params, query: { ...query, [field]: name } },
      ]),
    ),
  ];
};

/** Two of the generated checks: names that objects inherit, in every place of a request, are refused or do no harm. */
export const inheritedNameChecks = ({ ask, allowedActor, strangers, takesJson }: Asking) => {
  /** A route that changes only the data in its row, or that anybody may call, is tested on existing data. */
  const triedOn = (operation: Operation, { row }: RouteUnderTest) =>
    operation.can === 'public' || operation.method === 'put' || operation.method === 'patch'
      ? (row.params ?? {})
      : strangers(row);

  /** A route whose dependency is absent in tests answers 503; any other answer is a refusal or a success. */
  const expectNoFailure = async (
    operation: Operation,
    target: RouteUnderTest,
    options: CallOptions,
    description: string,
  ) => {
    // The files of tests are not compressed, whatever their name says.
    const headers = { 'accept-encoding': 'identity', ...options.headers };
    const { status } = await ask(operation, target, { ...allowedActor(operation), ...options, headers });
    expect([description, status >= 500 && status !== AWAY ? status : 'no failure']).toEqual([
      description,
      'no failure',
    ]);
  };

  const inheritedInAddress = async (operation: Operation, target: RouteUnderTest): Promise<void> => {
    for (const [description, options] of oddAddresses(operation, target.row, triedOn(operation, target))) {
      await expectNoFailure(operation, target, options, description);
    }
  };

  const inheritedInBody = async (operation: Operation, target: RouteUnderTest): Promise<void> => {
    if (!takesJson(operation, target)) return;
    const params = triedOn(operation, target);
    const body = { ...(target.row.body as object), ...everyName };
    await expectNoFailure(operation, target, { params, body }, 'body keys');
    const bodies = nameOfEachKind.map((name) => ({ name, places: withName(operation.body, target.row.body, name) }));
    for (const [place] of bodies[0]?.places.entries() ?? []) {
      const tried = triedAt(nameOfEachKind, operation, place);
      for (const { name, places } of bodies.filter((each) => tried.includes(each.name))) {
        const at = places[place];
        await expectNoFailure(operation, target, { params, body: at?.body }, `${at?.place} is ${name}`);
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
