/** What happened, until it has been put into words. */
export type Happening =
  | { readonly what: 'campaign_completed'; readonly campaignId: string; readonly title: string }
  | { readonly what: 'maintenance'; readonly text: string; readonly startsAt: Date; readonly endsAt: Date };

export interface NoticeText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Why somebody gets this. */
  readonly why: string;
  readonly action: { readonly label: string; readonly path: string };
}
