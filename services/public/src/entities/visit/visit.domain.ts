import type { PublishedSurvey } from '../published-survey/campaign-copy.domain';
import type { Headers, ReferrerType, Visitor } from './visitor.domain';

/** The four counters of a visit, as `visit.recorded` names them. */
export const visitKinds = ['views', 'starts', 'completes', 'abandons'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** The properties that a visit is counted by, beside its kind. */
export interface Visit {
  readonly visitor: Visitor;
  readonly referrerType: ReferrerType;
  /** The QR code of this campaign that the visitor scanned; null without one. */
  readonly qrCodeId: string | null;
  /** For an abandon: the question in view; null when unknown. */
  readonly questionId: string | null;
}

/** Counts one visit of a survey, unless its visitor must not be counted. Synchronous; never throws. */
export type CountVisit = (survey: PublishedSurvey, kind: VisitKind, visit: Visit) => void;

/** A request for the page of a survey, with the parts that show where it came from. */
export interface Arrival {
  readonly headers: Headers;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A visit that begins with an arrival. */
export interface ArrivedVisit extends Visit {
  /** The visitor has the page already: it is shown again and is not another view. */
  readonly isAgain: boolean;
}

/** Derives from an arrival what may be counted, and counts the scan of a QR code. Never rejects. */
export type Arrivals = (survey: PublishedSurvey, arrival: Arrival) => Promise<ArrivedVisit>;

/** A page that is shown again is not a visit. */
export const noVisit: ArrivedVisit = {
  visitor: { deviceType: 'desktop', browserFamily: 'Other', isCounted: false, isProgram: false },
  referrerType: 'direct',
  qrCodeId: null,
  questionId: null,
  isAgain: true,
};
