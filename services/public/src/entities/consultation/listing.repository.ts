/** Whether and how the list of consultations shows a campaign. */
export interface Listing {
  readonly campaignId: string;
  readonly councilId: string;
  readonly isListed: boolean;
  readonly forWhom: string;
  readonly areas: readonly string[];
  readonly revision: number;
}

/** Copies of the choices of staff. They span councils, because residents name no council. */
export interface ListingRepository {
  find(campaignId: string): Promise<Listing | null>;
  save(listing: Listing): Promise<void>;
  listOfCouncil(councilId: string): Promise<Listing[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
