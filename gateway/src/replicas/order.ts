/** FNV-1a: quick, and spreads keys that differ in one character. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // The last characters reach the upper bits only by mixing.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
};

/** The same order for the same key, whatever other addresses come or go: who is sent to one stays there while it is there. */
export const byKey = (addresses: readonly string[], key: string): string[] => {
  const scores = new Map(addresses.map((address) => [address, hash(`${key} ${address}`)]));
  return [...addresses].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
};

/** Each in its turn. */
export const byTurn = (addresses: readonly string[], turn: number): string[] => {
  const first = addresses.length > 0 ? turn % addresses.length : 0;
  return [...addresses.slice(first), ...addresses.slice(0, first)];
};
