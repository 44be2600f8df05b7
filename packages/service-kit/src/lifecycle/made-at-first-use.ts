import type { Scope } from '../mongo/scope';

/** The repositories of a feature, and their names. */
export interface Provided {
  readonly names: readonly string[];
  readonly make: (scope: Scope) => object;
}

const SCOPE = Symbol('scope');

interface InScope {
  readonly [SCOPE]: Scope;
}

/**
 * Makes the repositories of a scope, those of a feature at the first use of one of them: a request uses few of the many
 * that its service has, and making all of them took a twelfth of its time. A copy by `{ ...repositories }` makes them all.
 */
export const madeAtFirstUse = <R extends object>(provided: readonly Provided[]): ((scope: Scope) => R) => {
  const made = (repositories: InScope, make: Provided['make'], wanted: string): unknown => {
    const entries = Object.entries(make(repositories[SCOPE]));
    for (const [name, value] of entries) Object.defineProperty(repositories, name, { value, enumerable: true });
    return Reflect.get(repositories, wanted);
  };
  const readerOf = (make: Provided['make'], name: string): PropertyDescriptor => ({
    get(this: InScope) {
      return made(this, make, name);
    },
    enumerable: true,
    configurable: true,
  });
  const properties = Object.fromEntries(
    provided.flatMap(({ names, make }) => names.map((name) => [name, readerOf(make, name)])),
  );
  return (scope) => Object.defineProperties({ [SCOPE]: scope }, properties) as InScope & R;
};
