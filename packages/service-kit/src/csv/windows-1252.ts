/** Characters of the bytes 0x80 to 0x9F in Windows-1252. All other bytes are the same as in Latin-1. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;
const UPPER_BYTES = /[\u0080-\u009f]/g;

/** Node 20 decodes `windows-1252` as Latin-1, which loses the euro sign and curly quotes. */
export const fromWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(UPPER_BYTES, (character) => UPPER.charAt(character.charCodeAt(0) - FIRST));
