import type { PublishedSurvey } from '../published/campaign-copy.domain';
import type { Headers, ReferrerType, Visitor } from './visitor.domain';

/** The four counters of a visit, as `visit.recorded` names them. */
export const visitKinds = ['views', 'starts', 'completes', 'abandons'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** What is counted of a visit beside its kind. */
export interface Visit {
  readonly visitor: Visitor;
  readonly referrerType: ReferrerType;
  /** The QR code that the visitor came by, of this campaign; null for none. */
  readonly qrCodeId: string | null;
  /** With an abandon: the question in view, one of the survey; null where it is not known. */
  readonly questionId: string | null;
}

/** Counts one visit of a survey, unless its visitor is not to be counted; never fails and never waits. */
export type CountVisit = (survey: PublishedSurvey, kind: VisitKind, visit: Visit) => void;

/** A request for the page of a survey, as far as it says how somebody came. */
export interface Arrival {
  readonly headers: Headers;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A visit that begins with an arrival. */
export interface ArrivedVisit extends Visit {
  /** The visitor has the page already: it is shown once more, and is no further view. */
  readonly isAgain: boolean;
}

/** Tells of an arrival what may be counted; counts the scan of a QR code. Never throws. */
export type Arrivals = (survey: PublishedSurvey, arrival: Arrival) => Promise<ArrivedVisit>;

/** Of a page that is shown again: no visit. */
export const noVisit: ArrivedVisit = {
  visitor: { deviceType: 'desktop', browserFamily: 'Other', isCounted: false, isProgram: false },
  referrerType: 'direct',
  qrCodeId: null,
  questionId: null,
  isAgain: true,
};
