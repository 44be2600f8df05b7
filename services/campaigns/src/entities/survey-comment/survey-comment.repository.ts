/** A comment of a member of staff on a question. */
export interface Comment {
  readonly id: string;
  readonly campaignId: string;
  readonly questionId: string;
  readonly writtenBy: string;
  readonly writtenAt: Date;
  readonly text: string;
  readonly mentions: readonly string[];
  /** Null while it is open. */
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
}

/** Comments of staff on the questions of surveys. */
export interface SurveyCommentRepository {
  /** Oldest first. */
  list(campaignId: string): Promise<Comment[]>;
  count(campaignId: string): Promise<number>;
  /** Throws not_found. */
  get(campaignId: string, id: string): Promise<Comment>;
  put(comment: Comment): Promise<void>;
  delete(id: string): Promise<void>;
  /** A question got a new id. Its comments follow. */
  follow(campaignId: string, from: string, to: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
