import type { Answer, ResponseMark, Response as WireResponse } from '@folkmoot/contracts';

/** One person's submission, as it is kept. */
export interface Response {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  /** Within its campaign, in the order of arrival; never changes. Absent in older ones until they have got theirs. */
  readonly number?: number;
  readonly version: number;
  readonly series: number;
  readonly round: number;
  readonly createdAt: Date;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
  readonly deviceType: WireResponse['deviceType'];
  readonly browserFamily: WireResponse['browserFamily'];
  readonly totalQuestions: number;
  readonly questionsAnswered: number;
  readonly marks: readonly ResponseMark[];
  /** Taken out of the counts by staff. */
  readonly isExcluded: boolean;
  /** Why, by whom and when; absent while it counts. */
  readonly exclusion?: { readonly reason: string; readonly by: string; readonly at: Date } | null;
}

/** What counts and exports need of each of very many. */
export type CountedResponse = Pick<
  Response,
  | 'id'
  | 'campaignId'
  | 'version'
  | 'series'
  | 'round'
  | 'createdAt'
  | 'completionTimeSeconds'
  | 'answers'
  | 'isExcluded'
>;

export type NewResponse = Omit<Response, 'councilId'>;
