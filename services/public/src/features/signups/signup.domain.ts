/** A sign-up as the intake stores it, without data of the request: neither network address nor browser. */
export interface Signup {
  readonly id: string;
  readonly councilId: string;
  /** `hear_back` is no subscription: the person wants to hear what comes of the survey. */
  readonly source: 'opt_in' | 'post_survey' | 'hear_back';
  readonly pageId: string | null;
  /** The QR code of the page that the person came by. */
  readonly codeId?: string | undefined;
  readonly campaignId: string | null;
  readonly email: string;
  readonly data: Readonly<Record<string, string>>;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
  readonly consentText: string;
  /** After a survey the beginning of the day, so that no response can be found by it. */
  readonly requestedAt: Date;
  readonly mustConfirm: boolean;
  /** The council's time zone. Only for `hear_back`, whose event names a day. */
  readonly timeZone?: string | undefined;
}

export type NewSignup = Omit<Signup, 'id'>;
