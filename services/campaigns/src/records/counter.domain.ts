/** The figures of a campaign that are asked for all the time. */
export interface Counter {
  readonly campaignId: string;
  readonly councilId: string;
  /** Goes up with every change of the campaign's figures; live reports watch it. */
  readonly revision: number;
  /** The zone whose calendar days the rollups are of. */
  readonly zone: string;
  readonly responses: number;
}
