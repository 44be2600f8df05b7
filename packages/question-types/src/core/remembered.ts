/**
 * The same function, computed once for each object. Questions are never changed in place, so an edit of one question of
 * five hundred costs the work of one.
 */
export const remembered = <O extends object, R>(compute: (of: O) => R): ((of: O) => R) => {
  const known = new WeakMap<O, { result: R }>();
  return (of) => {
    const found = known.get(of) ?? { result: compute(of) };
    known.set(of, found);
    return found.result;
  };
};
