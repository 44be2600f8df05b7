/** A whole number, as people of a language write it. */
export const numberIn = (value: number, language: string): string => value.toLocaleString(language);

/** A share between 0 and 1 as whole percent. */
export const percentIn = (share: number, language: string): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });

/** A mean with at most one decimal. */
export const meanIn = (mean: number, language: string): string =>
  mean.toLocaleString(language, { maximumFractionDigits: 1 });
