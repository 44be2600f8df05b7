/** Arabic and Persian digits as Latin ones: their lowest four bits are their value. Wide letters become usual ones. */
export const latinDigits = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
