const FNV_START = 0x811c9dc5;
const FNV_STEP = 0x01000193;

/** A short name of a text: FNV-1a. It only has to differ when the text is changed, so a short one will do. */
export const textKey = (text: string): string => {
  let hash = FNV_START;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), FNV_STEP);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
