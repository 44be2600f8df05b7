/** Puts values into the places of a text: `Question {number} of {of}`. Names without a value stay unchanged. */
import { lookup } from '@folkmoot/contracts/dictionary';
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(lookup(values, name) ?? whole));
