import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import { createDayCounters, type DayCount, type DayCounters } from '../../timing/day-counters';
import { localDay } from '../../timing/local-day';
import { type CountVisit, type Visit, type VisitKind, visitKinds } from '../../visitor/visit.domain';

/** Counters by their place in `visit.recorded`: `views`, `deviceTypes/mobile/views`, `stops/q1`. */
export type VisitCount = DayCount<string>;

export interface VisitCounters extends Pick<DayCounters<string>, 'take' | 'giveBack'> {
  readonly count: CountVisit;
  /** Counts a scan of a QR code of this campaign. */
  readonly countScan: (survey: PublishedSurvey, qrCodeId: string) => void;
}

/** Between the parts of a counter's place; no id has it. */
export const SEPARATOR = '/';
const place = (...parts: readonly string[]): string => parts.join(SEPARATOR);

/**
 * Everything that one visit is counted under. What is counted together is counted by one thing at a time; by device, and by
 * where visitors come from, only where the council wants to know.
 */
const placesOf = (
  kind: VisitKind,
  { visitor, referrerType, qrCodeId, questionId }: Visit,
  { collectsDevice, collectsReferrer }: PublishedSurvey['privacy'],
): string[] => [
  kind,
  ...(collectsDevice
    ? [place('deviceTypes', visitor.deviceType, kind), place('browserFamilies', visitor.browserFamily, kind)]
    : []),
  ...(collectsReferrer ? [place('referrerTypes', referrerType, kind)] : []),
  ...(kind === 'abandons' && questionId !== null ? [place('stops', questionId)] : []),
  ...(kind === 'completes' && qrCodeId !== null ? [place('qrCodes', qrCodeId, 'responses')] : []),
];

/** What residents did with surveys, counted in memory by campaign and council-local day. */
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
      for (const each of placesOf(kind, visit, survey.privacy)) count(of, each);
    },
    countScan: (survey, qrCodeId) => count(dayOf(survey), place('qrCodes', qrCodeId, 'scans')),
  };
};
