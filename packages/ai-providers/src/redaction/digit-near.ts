/**
 * The beginning of patterns for numbers that words introduce. It is asked first, because most words have no digit near, and
 * to look back at the words before takes longer.
 */
export const digitNear = '(?=[^\\d\\n]{0,12}\\d)';
