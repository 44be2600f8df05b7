import type { Answer, ResponseMark, Response as WireResponse } from '@folkmoot/contracts';
import type { CommentLabels } from '../comment/comment.domain';

/** Why a response does not count, who decided it and when. */
export interface Exclusion {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  /** The action on many responses that excluded it. */
  readonly batchId?: string | undefined;
}

/** One stored submission. */
export interface Response {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  /** Number in its campaign, in the order of arrival; never changes. Missing in older responses until the migration. */
  readonly number?: number;
  readonly version: number;
  readonly series: number;
  readonly round: number;
  readonly createdAt: Date;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
  /** The language of the survey that they answered in. Missing in responses of earlier versions. */
  readonly language?: string | undefined;
  readonly deviceType: WireResponse['deviceType'];
  readonly browserFamily: WireResponse['browserFamily'];
  readonly totalQuestions: number;
  readonly questionsAnswered: number;
  readonly marks: readonly ResponseMark[];
  /** Staff excluded it from the counts. */
  readonly isExcluded: boolean;
  /** Reason, user and time; missing while the response counts. */
  readonly exclusion?: Exclusion | null;
  /** Labels of its comments. Missing until they are read. */
  readonly comments?: readonly CommentLabels[] | undefined;
  /** The wave that it is in. Missing where it is in none. */
  readonly wave?: string | undefined;
}

/** The fields that counts and exports need, because they read very many responses. */
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
  | 'language'
  | 'isExcluded'
> & {
  /** Read on request only. */
  readonly number?: number | undefined;
  readonly marks?: readonly ResponseMark[] | undefined;
  readonly wave?: string | undefined;
  readonly comments?: readonly CommentLabels[] | undefined;
};

export type NewResponse = Omit<Response, 'councilId'>;
