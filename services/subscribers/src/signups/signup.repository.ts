import type { Listed } from '@folkmoot/service-kit';

/** One use of an opt-in page. */
export interface StoredSignup {
  readonly id: string;
  readonly councilId: string;
  readonly pageId: string;
  readonly subscriberId: string;
  readonly tagIds: readonly string[];
  /** What was entered, by field. */
  readonly data: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly needsConfirmation: boolean;
}

export type NewSignup = Omit<StoredSignup, 'councilId'>;

export interface SignupRepository {
  /** Twice is as once. */
  add(signup: NewSignup): Promise<void>;
  /** Newest first. */
  listOfPage(
    pageId: string,
    page: { cursor?: string | undefined; limit?: number | undefined },
  ): Promise<Listed<StoredSignup>>;
  /** What a person entered, newest first. */
  listOfSubscriber(subscriberId: string): Promise<StoredSignup[]>;
  /** What a person entered goes with them. */
  eraseOfSubscriber(subscriberId: string): Promise<void>;
  /** What was entered on a page goes with it. */
  eraseOfPage(pageId: string): Promise<void>;
}
