import type { HealthPartState } from '@folkmoot/contracts/client';
import { bytes, duration, messages as texts } from './system-health.messages';

type Figures = HealthPartState['figures'];
type Wording = (figures: Figures, now: number) => string | null;

const words = texts.figures;

const wordings: readonly Wording[] = [
  ({ ms }) => (typeof ms === 'number' ? words.ms(ms) : null),
  ({ waiting }) => (waiting === undefined ? null : waiting === null ? words.waitingUnknown : words.waiting(waiting)),
  ({ oldestAt }, now) => (oldestAt ? words.oldest(duration(now - Date.parse(oldestAt))) : null),
  ({ deadLetters }) => (deadLetters ? words.dead(deadLetters) : null),
  ({ dataBytes }) => (typeof dataBytes === 'number' ? words.data(bytes(dataBytes)) : null),
  ({ freeBytes }) =>
    freeBytes === undefined ? null : freeBytes === null ? words.freeUnknown : words.free(bytes(freeBytes)),
  ({ lastAt }, now) => (lastAt ? words.last(duration(now - Date.parse(lastAt))) : null),
  ({ lookedAt }, now) => (lookedAt ? words.looked(duration(now - Date.parse(lookedAt))) : null),
  ({ overdueSince }, now) => (overdueSince ? words.overdue(duration(now - Date.parse(overdueSince))) : null),
  ({ nextAt }, now) => (nextAt ? words.next(duration(Date.parse(nextAt) - now)) : null),
];

/** The figures of a part in one line. */
export const figuresText = (figures: Figures, now: number): string =>
  wordings
    .map((wording) => wording(figures, now))
    .filter((text) => text !== null)
    .join(' · ');
