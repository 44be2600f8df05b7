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
}

export type NewSignup = Omit<StoredSignup, 'councilId'>;

export interface SignupRepository {
  /** Idempotent. */
  add(signup: NewSignup): Promise<void>;
  /** Newest first. */
  listOfPage(
    pageId: string,
    page: { cursor?: string | undefined; limit?: number | undefined },
  ): Promise<Listed<StoredSignup>>;
  /** The submissions of a person, newest first. */
  listOfSubscriber(subscriberId: string): Promise<StoredSignup[]>;
  /** Deletes the submissions of a person. */
  eraseOfSubscriber(subscriberId: string): Promise<void>;
  /** Deletes the submissions of a page. */
  eraseOfPage(pageId: string): Promise<void>;
}
