import { localDay } from '@folkmoot/calendar/days';
import type { PublishedSurvey } from '../published-survey/campaign-copy.domain';
import { createDayCounters, type DayCount, type DayCounters } from './day-counters';
import { type CountVisit, type Visit, type VisitKind, visitKinds } from './visit.domain';

/** Counters by their path in `visit.recorded`: `views`, `deviceTypes/mobile/views`, `stops/q1`. */
export type VisitCount = DayCount<string>;

export interface VisitCounters extends Pick<DayCounters<string>, 'take' | 'giveBack'> {
  readonly count: CountVisit;
  /** Counts a scan of a QR code of this campaign. */
  readonly countScan: (survey: PublishedSurvey, qrCodeId: string) => void;
}

/** Separates the parts of a counter's path. Ids do not contain it. */
export const SEPARATOR = '/';
const pathOf = (...parts: readonly string[]): string => parts.join(SEPARATOR);

/**
 * All counters of one visit. Each breakdown has one dimension, never a combination. Breakdowns by device and by origin
 * are counted only when the council wants them.
 */
const pathsOf = (
  kind: VisitKind,
  { visitor, referrerType, qrCodeId, questionId }: Visit,
  { collectsDevice, collectsReferrer }: PublishedSurvey['privacy'],
): string[] => [
  kind,
  ...(collectsDevice
    ? [pathOf('deviceTypes', visitor.deviceType, kind), pathOf('browserFamilies', visitor.browserFamily, kind)]
    : []),
  ...(collectsReferrer ? [pathOf('referrerTypes', referrerType, kind)] : []),
  ...(kind === 'abandons' && questionId !== null ? [pathOf('stops', questionId)] : []),
  ...(kind === 'completes' && qrCodeId !== null ? [pathOf('qrCodes', qrCodeId, 'responses')] : []),
];

/** Counts the residents' visits in memory, by campaign and council-local day. */
export const createVisitCounters = (now: () => Date): VisitCounters => {
  const { count, take, giveBack } = createDayCounters<string>(visitKinds);
  const dayOf = ({ campaign: { councilId, id }, council }: PublishedSurvey) => ({
    councilId,
    id,
    day: localDay(now(), council.timezone),
  });
  return {
    take,
    giveBack,
    count: (survey, kind, visit) => {
      if (!visit.visitor.isCounted) return;
      const of = dayOf(survey);
      for (const each of pathsOf(kind, visit, survey.privacy)) count(of, each);
    },
    countScan: (survey, qrCodeId) => count(dayOf(survey), pathOf('qrCodes', qrCodeId, 'scans')),
  };
};
