import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_PAGE_DESCRIPTION, MAX_PAGE_TITLE, MAX_SEARCH } from '../core/text-limits';
import {
  deletedOptInPageSchema,
  optInFieldSchema,
  optInPageSchema,
  optInStylingSchema,
  pageSlugSchema,
  signupSchema,
} from '../entities/opt-in-page';

const pageParams = z.strictObject({ pageId: idSchema });
const title = z.string().trim().min(1).max(MAX_PAGE_TITLE);
const description = z.string().trim().max(MAX_PAGE_DESCRIPTION);
const tagIds = z.array(idSchema).min(1).max(100);

export const listOptInPagesOperation = defineOperation({
  name: 'listOptInPages',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages',
  summary: 'Opt-in pages, newest first; found by title or description.',
  can: 'opt-in-page:read',
  query: z.strictObject({
    ...pageQuery,
    q: z.string().max(MAX_SEARCH).optional(),
    status: z.enum(['active', 'inactive']).optional(),
  }),
  response: listOf(optInPageSchema),
});

export const getOptInPageStatsOperation = defineOperation({
  name: 'getOptInPageStats',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/stats',
  summary: 'The three cards above the list, and how many messages to people who signed up wait.',
  can: 'opt-in-page:read',
  response: z.object({
    pages: z.number().int(),
    signups: z.number().int(),
    active: z.number().int(),
    /** More people signed up within the hour than the council sends messages to; these follow bit by bit. */
    heldMails: z.number().int().optional(),
  }),
});

export const listDeletedOptInPagesOperation = defineOperation({
  name: 'listDeletedOptInPages',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/deleted',
  summary: 'Opt-in pages that can still be restored, the last deleted first.',
  can: 'opt-in-page:edit',
  query: z.strictObject(pageQuery),
  response: listOf(deletedOptInPageSchema),
});

export const createOptInPageOperation = defineOperation({
  name: 'createOptInPage',
  service: 'subscribers',
  method: 'post',
  path: '/api/opt-in-pages',
  summary: 'Make a page with one field, the address; it is active at once.',
  can: 'opt-in-page:edit',
  body: z.strictObject({ title, description: description.default(''), slug: pageSlugSchema, tagIds }),
  status: 201,
  response: optInPageSchema,
  errors: ['slug_taken', 'not_found'],
});

export const getOptInPageOperation = defineOperation({
  name: 'getOptInPage',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId',
  summary: 'One opt-in page.',
  can: 'opt-in-page:read',
  params: pageParams,
  response: optInPageSchema,
  errors: ['not_found'],
});

export const updateOptInPageOperation = defineOperation({
  name: 'updateOptInPage',
  service: 'subscribers',
  method: 'patch',
  path: '/api/opt-in-pages/:pageId',
  summary: 'Change a page; an address it had before leads to the new one.',
  can: 'opt-in-page:edit',
  params: pageParams,
  body: z.strictObject({
    title: title.optional(),
    description: description.optional(),
    slug: pageSlugSchema.optional(),
    tagIds: tagIds.optional(),
    isActive: z.boolean().optional(),
    fields: z.array(optInFieldSchema).min(1).max(30).optional(),
    styling: optInStylingSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: optInPageSchema,
  errors: ['not_found', 'stale_revision', 'slug_taken', 'email_field_missing'],
});

export const deleteOptInPageOperation = defineOperation({
  name: 'deleteOptInPage',
  service: 'subscribers',
  method: 'delete',
  path: '/api/opt-in-pages/:pageId',
  summary: 'Delete a page; it can be restored for 30 days. Those who signed up stay subscribed.',
  can: 'opt-in-page:edit',
  params: pageParams,
  status: 204,
  errors: ['not_found'],
});

export const restoreOptInPageOperation = defineOperation({
  name: 'restoreOptInPage',
  service: 'subscribers',
  method: 'post',
  path: '/api/opt-in-pages/:pageId/restore',
  summary: 'Bring a deleted page back.',
  can: 'opt-in-page:edit',
  params: pageParams,
  response: optInPageSchema,
  errors: ['not_found', 'slug_taken'],
});

export const duplicateOptInPageOperation = defineOperation({
  name: 'duplicateOptInPage',
  service: 'subscribers',
  method: 'post',
  path: '/api/opt-in-pages/:pageId/duplicate',
  summary: 'A copy under another address, not active.',
  can: 'opt-in-page:edit',
  params: pageParams,
  status: 201,
  response: optInPageSchema,
  errors: ['not_found'],
});

export const listSignupsOperation = defineOperation({
  name: 'listSignups',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/signups',
  summary: 'Sign-ups of a page, newest first.',
  can: 'opt-in-page:read',
  params: pageParams,
  query: z.strictObject(pageQuery),
  response: listOf(signupSchema),
  errors: ['not_found'],
});

export const exportSignupsOperation = defineOperation({
  name: 'exportSignups',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/signups.csv',
  summary:
    'Sign-ups of a page as CSV, streamed, newest first: who, when, by which place, what they entered and what they agreed to.',
  can: 'subscriber:read',
  params: pageParams,
  kind: 'file',
  errors: ['not_found'],
});

export const getOptInPageFiguresOperation = defineOperation({
  name: 'getOptInPageFigures',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/figures',
  summary: 'Views, sign-ups and conversion of a page, by day of the last 30.',
  can: 'opt-in-page:read',
  params: pageParams,
  response: z.object({
    views: z.number().int(),
    uniqueViews: z.number().int(),
    signups: z.number().int(),
    conversionRate: z.number().nullable(),
    days: z.array(z.object({ day: localDaySchema, views: z.number().int(), signups: z.number().int() })),
  }),
  errors: ['not_found'],
});

export const getOptInPagePreviewOperation = defineOperation({
  name: 'getOptInPagePreview',
  service: 'subscribers',
  method: 'post',
  path: '/api/opt-in-pages/:pageId/preview-link',
  summary: 'A signed address that shows the page for an hour, active or not.',
  can: 'opt-in-page:read',
  params: pageParams,
  response: z.object({ url: z.string() }),
  errors: ['not_found'],
});

export const getOptInPageQrOperation = defineOperation({
  name: 'getOptInPageQr',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/:file',
  summary: 'The QR code of a page: `qr.png`, 300 x 300, `qr.svg`, or `poster.pdf`.',
  can: 'opt-in-page:read',
  params: z.strictObject({ pageId: idSchema, file: z.enum(['qr.png', 'qr.svg', 'poster.pdf']) }),
  kind: 'file',
  errors: ['not_found'],
});
