/**
 * For state that several features of a service share, such as a cache or counters. The state is created at its first use, once for each
 * running service. Every feature passes the app that it received, so that the types say what the state needs.
 */
export const oncePerService = <A extends object, T>(create: (app: A) => T): ((app: A) => T) => {
  const states = new WeakMap<A, { readonly state: T }>();
  return (app) => {
    const known = states.get(app) ?? { state: create(app) };
    states.set(app, known);
    return known.state;
  };
};
