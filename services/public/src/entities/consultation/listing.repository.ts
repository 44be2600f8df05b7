import type { Listing } from './consultation.domain';

export type { Listing } from './consultation.domain';

/** Copies of the choices of staff. They span councils, because residents name no council. */
export interface ListingRepository {
  find(campaignId: string): Promise<Listing | null>;
  save(listing: Listing): Promise<void>;
  listOfCouncils(councilIds: readonly string[]): Promise<Listing[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
