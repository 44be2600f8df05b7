import type { Listed } from '@folkmoot/service-kit';

/** One submission of an opt-in page. */
export interface StoredSignup {
  readonly id: string;
  readonly councilId: string;
  readonly pageId: string;
  readonly subscriberId: string;
  readonly tagIds: readonly string[];
  /** The entered values by field. */
  readonly data: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly needsConfirmation: boolean;
  /** The QR code of the page that the person came by. */
  readonly codeId?: string | undefined;
}

export type NewSignup = Omit<StoredSignup, 'councilId'>;

/** For the migration that notes sign-ups with their people. No request uses it. */
export interface SignupsRepositoryAcrossCouncils {
  /** Up to `limit` sign-ups after an id, sorted by id. */
  listAcrossCouncils(after: string, limit: number): Promise<StoredSignup[]>;
}

export interface SignupRepository {
  /** Idempotent. */
  add(signup: NewSignup): Promise<void>;
  /** Newest first. */
  listOfPage(
    pageId: string,
    page: { cursor?: string | undefined; limit?: number | undefined },
  ): Promise<Listed<StoredSignup>>;
  /** All submissions of a page, newest first, in batches. */
  batchesOfPage(pageId: string): AsyncIterable<StoredSignup[]>;
  countOfPage(pageId: string): Promise<number>;
  /** The submissions of a person, newest first. */
  listOfSubscriber(subscriberId: string): Promise<StoredSignup[]>;
  /** Deletes the submissions of a person. */
  eraseOfSubscriber(subscriberId: string): Promise<void>;
  /** Deletes the submissions of a page. */
  eraseOfPage(pageId: string): Promise<void>;
}
