import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const params = z.strictObject({ councilSlug: z.string().max(200) });
// Accepts any parameter, because links have tracking parameters.
const query = z.record(z.string(), z.unknown());

export const consultationsPageOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'page',
  name: 'consultationsPage',
  method: 'get',
  path: '/:councilSlug/consultations',
  summary: 'The consultations of a council. With `embed`, for a page of another site.',
  params,
  query,
});

export const consultationsFeedOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'file',
  name: 'consultationsFeed',
  method: 'get',
  path: '/:councilSlug/consultations.atom',
  summary: 'The consultations of a council as an Atom feed, the latest change first.',
  params,
  query,
  errors: ['not_found'],
});

export const consultationsPictureOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'file',
  name: 'consultationsPicture',
  method: 'get',
  path: '/:councilSlug/consultations.png',
  summary: 'The picture that other sites show with a link to the consultations of a council.',
  params,
  query,
  errors: ['not_found'],
});

export const sitemapOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'file',
  name: 'sitemap',
  method: 'get',
  path: '/:councilSlug/sitemap.xml',
  summary: 'The pages of a council that search engines may list.',
  params,
  query,
  errors: ['not_found'],
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const consultationPageOperations = [
  consultationsPageOperation,
  consultationsFeedOperation,
  consultationsPictureOperation,
  sitemapOperation,
];
