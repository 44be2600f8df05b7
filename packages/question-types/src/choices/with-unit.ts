/** An amount with its unit: `20 points`. The sign of a currency is before the amount where English and its neighbours read it. */
export const withUnit = (amount: number, unit: string, locale: string): string => {
  const said = amount.toLocaleString(locale, { maximumFractionDigits: 1 });
  const isSign = /^\p{Sc}$/u.test(unit.trim()) && /^(?:en|cy|ga)\b/.test(locale);
  return isSign ? `${unit.trim()}${said}` : `${said} ${unit}`.trim();
};
