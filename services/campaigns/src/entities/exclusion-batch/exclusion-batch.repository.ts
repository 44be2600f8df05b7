import type { BodyOf, excludeResponsesOperation } from '@folkmoot/contracts';

/** One action on many responses: it takes them out of the counts, or back into them. */
export interface StoredExclusionBatch {
  readonly id: string;
  readonly campaignId: string;
  readonly isExcluded: boolean;
  readonly reason: string;
  readonly selection: BodyOf<typeof excludeResponsesOperation>['selection'];
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly total: number;
  readonly done: number;
  /** Where the list of responses goes on. Null at its beginning. */
  readonly cursor: string | null;
  readonly isComplete: boolean;
}

export interface ExclusionBatchRepository {
  /** Throws not_found when the campaign does not have it. */
  get(campaignId: string, id: string): Promise<StoredExclusionBatch>;
  put(batch: StoredExclusionBatch): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
