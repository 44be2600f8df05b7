import { dayInWords, momentIn } from '@folkmoot/contracts/client';
import { ownTimeZone } from '@folkmoot/shell-sdk';

/** Where the reader is: system administrators work for no council. */
export const dayOf = (moment: string): string => dayInWords(moment, ownTimeZone());

export const momentOf = (moment: string): string => momentIn(moment, ownTimeZone());
