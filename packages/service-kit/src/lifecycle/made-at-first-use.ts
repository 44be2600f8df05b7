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
 * that its service has, and making all of them took a twelfth of its time. They are inherited properties until then, so
 * a copy by `{ ...repositories }` has only those that were used.
 */
export const madeAtFirstUse = <R extends object>(provided: readonly Provided[]): ((scope: Scope) => R) => {
  const prototype = {};
  for (const { names, make } of provided) {
    const made = (repositories: InScope, wanted: string): unknown => {
      const entries = Object.entries(make(repositories[SCOPE]));
      for (const [name, value] of entries) Object.defineProperty(repositories, name, { value, enumerable: true });
      return Reflect.get(repositories, wanted);
    };
    for (const name of names)
      Object.defineProperty(prototype, name, {
        get(this: InScope) {
          return made(this, name);
        },
      });
  }
  return (scope) => Object.create(prototype, { [SCOPE]: { value: scope } });
};
