import type { PublishedSurvey } from '../published/campaign-copy.domain';

/** The four counters of a visit, as `visit.recorded` names them. */
export type VisitKind = 'views' | 'starts' | 'completes' | 'abandons';

/** Counts one visit of a survey; never fails and never waits. */
export type CountVisit = (survey: PublishedSurvey, kind: VisitKind) => void;
