const KILO = 1_000;
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in the largest unit that leaves at least one digit before the point. */
export const sizeOf = (bytes: number): string => {
  const step = bytes < KILO ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / KILO ** step;
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: step === 0 ? 0 : 1 })} ${units[step]}`;
};
