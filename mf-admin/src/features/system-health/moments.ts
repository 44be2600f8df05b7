import { calendarDayIn, dayIn, momentIn, secondIn, timeIn } from '@folkmoot/contracts/client';
import { ownTimeZone as zoneHere } from '@folkmoot/shell-sdk';

/** `21 Nov 2026, 22:40:05` in the reader's time zone, because system administrators belong to no council. */
export const momentHere = (moment: string): string => secondIn(moment, zoneHere());

/** `21 Nov 2026, 22:40` */
export const minuteHere = (moment: string): string => momentIn(moment, zoneHere());

export const dayHere = (moment: string): string => dayIn(moment, zoneHere());

export const timeHere = (moment: string): string => timeIn(moment, zoneHere());

/** `27 Nov 2026`: a recorded day, which is one in UTC. */
export const dayInUtc = (day: string): string => calendarDayIn(day, zoneHere());

export { zoneHere };
