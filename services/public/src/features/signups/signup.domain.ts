/** A sign-up as the intake takes it: nothing of the request it came by, neither address of the network nor browser. */
export interface Signup {
  readonly id: string;
  readonly councilId: string;
  readonly source: 'opt_in' | 'post_survey';
  readonly pageId: string | null;
  readonly campaignId: string | null;
  readonly email: string;
  readonly data: Readonly<Record<string, string>>;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
  readonly consentText: string;
  /** After a survey the beginning of the day, so that no response can be found by it (E-61). */
  readonly requestedAt: Date;
  readonly mustConfirm: boolean;
}

export type NewSignup = Omit<Signup, 'id'>;
