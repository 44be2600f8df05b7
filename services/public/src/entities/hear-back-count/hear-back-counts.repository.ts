/** How many people heard back about a survey. */
export interface HearBackCount {
  readonly campaignId: string;
  readonly heardBack: number;
  /** Nobody can ask any more. */
  readonly isOver: boolean;
}

/** Copies of the counts. They span councils, because residents name none. */
export interface HearBackCountRepository {
  listAll(): Promise<HearBackCount[]>;
  /** A count never gets smaller, and what is over stays over: events arrive in any order. */
  keep(count: HearBackCount & { readonly councilId: string }): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
