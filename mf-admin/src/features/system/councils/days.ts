import { dayInWords, momentIn } from '@folkmoot/contracts/client';
import { ownTimeZone } from '@folkmoot/shell-sdk';

/** In the reader's time zone, because system administrators belong to no council. */
export const dayOf = (moment: string): string => dayInWords(moment, ownTimeZone());

export const momentOf = (moment: string): string => momentIn(moment, ownTimeZone());
