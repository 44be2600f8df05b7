/** An event to notify about, before it is turned into text. */
export type NoticeSubject =
  | {
      readonly what: 'campaign_completed';
      readonly campaignId: string;
      readonly title: string;
      /** Absent when the event came from an earlier release. */
      readonly responses?: number;
    }
  | {
      readonly what: 'mentioned';
      readonly campaignId: string;
      readonly title: string;
      readonly questionId: string;
      readonly question: string;
      readonly writtenBy: string;
      /** The only recipients. */
      readonly mentions: readonly string[];
    }
  | {
      readonly what: 'webhook_off';
      /** The host of the endpoint. The rest of its address can have a key in it. */
      readonly host: string;
      readonly reason: 'gone' | 'failing';
    }
  | { readonly what: 'maintenance'; readonly text: string; readonly startsAt: Date; readonly endsAt: Date };

export interface NoticeText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The reason why the recipient gets this mail. */
  readonly why: string;
  readonly action: { readonly label: string; readonly path: string };
}
