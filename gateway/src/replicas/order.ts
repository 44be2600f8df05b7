/** FNV-1a: quick, and spreads keys that differ in one character. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // Mixing moves the last characters into the upper bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
};

/** The same order for the same key. When an address is added or removed, only the keys of that address move. */
export const byKey = (addresses: readonly string[], key: string): string[] => {
  const scores = new Map(addresses.map((address) => [address, hash(`${key} ${address}`)]));
  return [...addresses].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
};

/** Round robin: starts at the address of this turn. */
export const byTurn = (addresses: readonly string[], turn: number): string[] => {
  const first = addresses.length > 0 ? turn % addresses.length : 0;
  return [...addresses.slice(first), ...addresses.slice(0, first)];
};
