/** @file Publishing the results of a campaign. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import {
  publicationChoiceSchema,
  publicationPreviewSchema,
  publicationSchema,
  versionNoteSchema,
  withdrawalReasonSchema,
} from '../entities/publication';
import { resultsFiles } from '../entities/publication-terms';
import { campaignParams } from './campaigns';

const versionNumber = z.coerce.number().int().min(1).max(100_000);

export const getPublicationOperation = defineOperation({
  name: 'getPublication',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/publication',
  summary:
    'What is to be published of the results of a campaign, its versions, and what changed since in the live data.',
  can: 'report:read',
  params: campaignParams,
  response: publicationSchema,
  errors: ['campaign_not_found'],
});

export const putPublicationOperation = defineOperation({
  name: 'putPublication',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/publication',
  summary: 'Choose what is published of the results of a campaign. It changes no version that is public.',
  can: 'campaign:edit',
  params: campaignParams,
  /** With the revision that the caller has seen, nobody's change is overwritten. */
  body: publicationChoiceSchema
    .partial({ introduction: true, forWhom: true, areas: true, answersAfterRetention: true })
    .extend({ revision: z.number().int().min(0).optional() }),
  response: publicationSchema,
  errors: ['campaign_not_found', 'stale_revision', 'publication_minimum', 'publication_question'],
});

export const previewPublicationOperation = defineOperation({
  name: 'previewPublication',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/publication/preview',
  summary: 'The next version of the results as residents would see it now.',
  can: 'report:read',
  params: campaignParams,
  response: publicationPreviewSchema,
  errors: ['campaign_not_found', 'publication_question'],
});

export const publishVersionOperation = defineOperation({
  name: 'publishVersion',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/publication/versions',
  summary: 'Publish the results, now or at a time. It is a snapshot: later responses change no version.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ publishAt: momentSchema.optional(), note: versionNoteSchema.default('') }),
  status: 201,
  response: z.object({ version: z.number().int(), url: z.string() }),
  errors: [
    'campaign_not_found',
    'publication_empty',
    'publication_question',
    'publication_unreviewed',
    'publication_scheduled',
  ],
});

export const withdrawVersionOperation = defineOperation({
  name: 'withdrawVersion',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/publication/versions/:version',
  summary: 'Withdraw a version. Residents see a short notice with the reason. One that is scheduled is not published.',
  can: 'campaign:edit',
  params: campaignParams.extend({ version: versionNumber }),
  body: z.strictObject({ reason: withdrawalReasonSchema }),
  response: publicationSchema,
  errors: ['campaign_not_found', 'not_found', 'transition_not_allowed'],
});

/** For the public service, which keeps a copy of every version: the council is the actor's. */
export const fetchPublishedFileOperation = defineOperation({
  name: 'fetchPublishedFile',
  service: 'campaigns',
  method: 'get',
  path: '/internal/publications/:campaignId/versions/:version/:file',
  summary: 'A file of a version of published results.',
  can: 'internal',
  params: campaignParams.extend({ version: versionNumber, file: z.enum(resultsFiles) }),
  kind: 'file',
  errors: ['not_found'],
});

const resultsParams = z.strictObject({ campaignId: idSchema });

export const getPublishedResultsOperation = defineOperation({
  name: 'getPublishedResults',
  service: 'public',
  method: 'get',
  path: '/api/public/results/:campaignId',
  summary: 'The latest version of the published results of a campaign.',
  can: 'public',
  params: resultsParams,
  kind: 'file',
  errors: ['not_found', 'results_withdrawn'],
});

export const getPublishedFileOperation = defineOperation({
  name: 'getPublishedFile',
  service: 'public',
  method: 'get',
  path: '/api/public/results/:campaignId/versions/:version/:file',
  summary:
    'A file of a version of published results: results.json, responses.csv or codebook.json. It changes only when its written answers are removed.',
  can: 'public',
  params: resultsParams.extend({ version: versionNumber, file: z.enum(resultsFiles) }),
  kind: 'file',
  errors: ['not_found', 'results_withdrawn'],
});
