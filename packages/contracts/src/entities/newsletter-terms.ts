/** The words of newsletters, free of zod so that browsers can have them for nothing. */
export const newsletterBlockKinds = ['heading', 'text', 'picture', 'button', 'survey', 'results'] as const;
export type NewsletterBlockKind = (typeof newsletterBlockKinds)[number];

/** Merge fields that are the same for everybody. A newsletter has no campaign. */
export const newsletterMergeFields = ['council'] as const;

/** The picture of a newsletter, at the address that mails and pages use. */
export const mailPictureUrlOf = (councilId: string, file: string): string =>
  `/api/public/councils/${councilId}/pictures/${file}`;

/** Parts that a block can lack; it is sent only when they are there. */
export const newsletterProblems = ['text', 'picture', 'alt', 'label', 'address', 'survey'] as const;
export type NewsletterProblem = (typeof newsletterProblems)[number];
