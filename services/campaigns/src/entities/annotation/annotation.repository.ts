/** A note of staff about a day of a campaign, for the timeline of its report. */
export interface StoredAnnotation {
  readonly id: string;
  readonly campaignId: string;
  /** A local day. */
  readonly day: string;
  readonly text: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

export interface AnnotationRepository {
  /** By day. */
  list(campaignId: string): Promise<StoredAnnotation[]>;
  insert(annotation: StoredAnnotation): Promise<void>;
  /** Throws not_found when the campaign does not have it. */
  delete(campaignId: string, id: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
