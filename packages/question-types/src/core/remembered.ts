/**
 * Caches a function by object. Questions are never changed in place, so an edit of one question of five hundred
 * computes only that question again.
 */
export const remembered = <O extends object, R>(compute: (of: O) => R): ((of: O) => R) => {
  const known = new WeakMap<O, { result: R }>();
  return (of) => {
    const entry = known.get(of) ?? { result: compute(of) };
    known.set(of, entry);
    return entry.result;
  };
};
