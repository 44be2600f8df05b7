import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import {
  newsletterAudienceSchema,
  newsletterSchema,
  newsletterSendingFields,
  newsletterWordingFields,
} from '../entities/newsletter';
import {
  cancelOperation,
  deleteDraftOperation,
  deliveriesFields,
  deliveriesFileFields,
  pauseOperation,
  reachFields,
  resumeOperation,
  samplesSchema,
  sendOperation,
  shownMail,
  undoOperation,
} from './sendings';

/** A newsletter as it is written. Its small print depends on whom it is for. */
const shownWordingSchema = z.strictObject({
  ...newsletterWordingFields,
  /** For people who asked to hear what comes of a survey. They have no subscription. */
  isForHearBack: z.boolean().optional(),
});

const newsletterParams = z.strictObject({ newsletterId: idSchema });
const newsletters = {
  name: 'Newsletter',
  noun: 'newsletter',
  path: '/api/newsletters/:newsletterId',
  params: newsletterParams,
  response: newsletterSchema,
} as const;
const onNewsletter = { service: 'subscribers', params: newsletterParams, response: newsletterSchema } as const;

export const createNewsletterOperation = defineOperation({
  service: 'subscribers',
  name: 'createNewsletter',
  method: 'post',
  path: '/api/newsletters',
  summary: 'Begin a draft of a newsletter.',
  can: 'campaign:edit',
  body: z.strictObject({ ...newsletterWordingFields, ...newsletterSendingFields }),
  status: 201,
  response: newsletterSchema,
  errors: ['campaign_not_found', 'not_found', 'merge_field_unknown'],
});

export const listNewslettersOperation = defineOperation({
  service: 'subscribers',
  name: 'listNewsletters',
  method: 'get',
  path: '/api/newsletters',
  summary: 'Newsletters of the council, newest first.',
  can: 'campaign:read',
  query: z.strictObject(pageQuery),
  response: listOf(newsletterSchema),
});

export const getNewsletterOperation = defineOperation({
  ...onNewsletter,
  name: 'getNewsletter',
  method: 'get',
  path: '/api/newsletters/:newsletterId',
  summary: 'A newsletter with how far it is.',
  can: 'campaign:read',
  errors: ['not_found'],
});

export const updateNewsletterOperation = defineOperation({
  ...onNewsletter,
  name: 'updateNewsletter',
  method: 'patch',
  path: '/api/newsletters/:newsletterId',
  summary: 'Change a newsletter that has not begun; one that is scheduled becomes a draft again.',
  can: 'campaign:edit',
  body: z.strictObject({
    ...newsletterWordingFields,
    ...newsletterSendingFields,
    revision: z.number().int(),
  }),
  errors: ['not_found', 'campaign_not_found', 'stale_revision', 'transition_not_allowed', 'merge_field_unknown'],
});

export const deleteNewsletterOperation = deleteDraftOperation(newsletters);

export const sendNewsletterOperation = sendOperation(newsletters, ['newsletter_incomplete']);

export const undoNewsletterOperation = undoOperation(newsletters);

export const pauseNewsletterOperation = pauseOperation(newsletters);

export const resumeNewsletterOperation = resumeOperation(newsletters);

export const cancelNewsletterOperation = cancelOperation(newsletters);

export const resendNewsletterOperation = defineOperation({
  ...onNewsletter,
  name: 'resendNewsletter',
  method: 'post',
  path: '/api/newsletters/:newsletterId/resend',
  summary:
    'Send a newsletter again to people whose message failed. Addresses that do not exist, bounces, complaints, and people who may have it already are left out.',
  can: 'campaign:activate',
  errors: ['not_found', 'transition_not_allowed', 'nothing_to_resend'],
});

export const setNewsletterArchiveOperation = defineOperation({
  ...onNewsletter,
  name: 'setNewsletterArchive',
  method: 'put',
  path: '/api/newsletters/:newsletterId/archive',
  summary: 'Put a newsletter that has begun on its public page, or withdraw it from there.',
  can: 'campaign:activate',
  body: z.strictObject({ isPublic: z.boolean() }),
  errors: ['not_found', 'transition_not_allowed'],
});

export const listNewsletterDeliveriesOperation = defineOperation({
  ...deliveriesFields,
  name: 'listNewsletterDeliveries',
  path: '/api/newsletters/:newsletterId/deliveries',
  summary: 'The messages of a newsletter.',
  params: newsletterParams,
});

export const exportNewsletterDeliveriesOperation = defineOperation({
  ...deliveriesFileFields,
  name: 'exportNewsletterDeliveries',
  path: '/api/newsletters/:newsletterId/deliveries.csv',
  summary: 'The messages of a newsletter as CSV, streamed.',
  params: newsletterParams,
});

export const countNewsletterAudienceOperation = defineOperation({
  service: 'subscribers',
  name: 'countNewsletterAudience',
  method: 'post',
  path: '/api/newsletters/audience',
  summary: 'How many people an audience has now.',
  can: 'subscriber:read',
  body: z.strictObject({ audience: newsletterAudienceSchema }),
  response: z.object(reachFields),
  errors: ['not_found'],
});

export const previewNewsletterOperation = defineOperation({
  service: 'subscribers',
  name: 'previewNewsletter',
  method: 'post',
  path: '/api/newsletters/preview',
  summary: 'The message as it would be sent, as page and as plain text.',
  can: 'campaign:read',
  body: shownWordingSchema,
  response: z.object(shownMail),
  errors: ['merge_field_unknown', 'not_found'],
});

export const sampleNewsletterOperation = defineOperation({
  service: 'subscribers',
  name: 'sampleNewsletter',
  method: 'get',
  path: '/api/newsletters/:newsletterId/samples',
  summary: 'The message as up to three people of the audience would get it, with links that lead nowhere.',
  can: 'subscriber:read',
  params: newsletterParams,
  response: samplesSchema,
  errors: ['not_found', 'merge_field_unknown'],
});

export const testNewsletterOperation = defineOperation({
  service: 'subscribers',
  name: 'testNewsletter',
  method: 'post',
  path: '/api/newsletters/test',
  summary: 'Send the newsletter to the person who asks for it.',
  can: 'campaign:edit',
  body: shownWordingSchema,
  status: 202,
  response: z.object({ to: z.string() }),
  errors: ['merge_field_unknown', 'not_found', 'mail_failed', 'too_many_requests', 'unavailable'],
});

/** For mails and public pages. */
export const getMailPictureOperation = defineOperation({
  name: 'getMailPicture',
  service: 'public',
  method: 'get',
  path: '/api/public/councils/:councilId/pictures/:file',
  summary: 'A picture of a newsletter, by the hash of its content: for mails, pages and the dashboard.',
  can: 'public',
  params: z.strictObject({ councilId: idSchema, file: z.string().regex(/^[a-f0-9]{64}\.(png|jpg)$/) }),
  kind: 'file',
  errors: ['not_found'],
});
