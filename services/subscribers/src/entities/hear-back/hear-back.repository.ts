/** Somebody who wants to hear what comes of a survey. It has no moment but the day, and nothing of a response. */
export interface StoredHearBack {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  /** As addresses are compared. */
  readonly email: string;
  /** As the person wrote it. */
  readonly writtenEmail: string;
  readonly isConfirmed: boolean;
  /** The local day of the request. */
  readonly askedOn: string;
  /** The text that the person agreed to. */
  readonly consentText: string;
}

export type NewHearBack = Omit<StoredHearBack, 'id' | 'councilId' | 'isConfirmed'>;

export interface HearBackRepository {
  find(campaignId: string, email: string): Promise<StoredHearBack | null>;
  findByIds(ids: readonly string[]): Promise<StoredHearBack[]>;
  /** The person's wishes for every survey. */
  listOfEmail(email: string): Promise<StoredHearBack[]>;
  add(hearBack: NewHearBack): Promise<StoredHearBack>;
  confirm(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeByEmails(emails: readonly string[]): Promise<void>;
  /** Reads all addresses, which only a restore does. */
  removeWhere(isMeant: (email: string) => boolean): Promise<void>;
  removeOfCampaign(campaignId: string): Promise<void>;
  count(campaignId: string, isConfirmed: boolean): Promise<number>;
  /** Confirmed people of a campaign by their random ids, starting after `after`. */
  listConfirmed(campaignId: string, after: string, limit: number): Promise<StoredHearBack[]>;
  /**
   * Writes the people of earlier days again in a random order, each once: a database keeps documents in the order in
   * which they were written, which may be the order of the responses. Returns the number of people.
   */
  shuffle(campaignId: string, beforeDay: string, most: number): Promise<number>;
  /** Deletes people who have not confirmed their address since a day. */
  removeUnconfirmed(campaignId: string, beforeDay: string): Promise<void>;
}

/** The state of hearing back about one survey. */
export interface HearBackCampaign {
  readonly campaignId: string;
  readonly councilId: string;
  /** People who got at least one message. */
  readonly heardBack: number;
  /** The addresses are deleted, and nobody can ask any more. */
  readonly isOver: boolean;
}

export interface HearBackCampaignRepository {
  find(campaignId: string): Promise<HearBackCampaign | null>;
  /** `heardBack` never gets smaller, and what is over stays over. */
  note(campaignId: string, changes: Partial<Pick<HearBackCampaign, 'heardBack' | 'isOver'>>): Promise<HearBackCampaign>;
  remove(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface HearBackSweep {
  /** Campaigns that people can still ask about. */
  listOpenAcrossCouncils(): Promise<HearBackCampaign[]>;
}
