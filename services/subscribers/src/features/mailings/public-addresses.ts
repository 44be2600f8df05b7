import type { Council } from '@folkmoot/contracts';

/** The address of the survey in a message. Without a token it is the public one. */
export const surveyUrlOf = (publicOrigin: string, { slug }: Council, campaignId: string, token?: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}${token === undefined ? '' : `?invitation=${token}`}`;

/** The address of the published results of a survey. */
export const resultsUrlOf = (publicOrigin: string, { slug }: Pick<Council, 'slug'>, campaignId: string): string =>
  `${publicOrigin}/${slug}/results/${campaignId}`;

/** The address of everything that a council has promised. */
export const commitmentsUrlOf = (publicOrigin: string, { slug }: Pick<Council, 'slug'>): string =>
  `${publicOrigin}/${slug}/commitments`;

/** The address of a newsletter's public page. */
export const newsletterUrlOf = (publicOrigin: string, { slug }: Pick<Council, 'slug'>, newsletterId: string): string =>
  `${publicOrigin}/${slug}/news/read/${newsletterId}`;
