import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_QR_CODE_LABEL } from '../core/text-limits';
import { qrCodePapers, qrCodeSetFiles } from '../entities/campaign-terms';
import { pageCodeSchema } from '../entities/opt-in-page';

const pageParams = z.strictObject({ pageId: idSchema });
const codeParams = z.strictObject({ pageId: idSchema, codeId: idSchema });
const label = z.string().trim().min(1).max(MAX_QR_CODE_LABEL);

export const listPageCodesOperation = defineOperation({
  name: 'listPageCodes',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/codes',
  summary: 'The QR codes of a sign-up page, oldest first, each with its scans and sign-ups.',
  can: 'opt-in-page:read',
  params: pageParams,
  response: listOf(pageCodeSchema),
  errors: ['not_found'],
});

export const createPageCodeOperation = defineOperation({
  name: 'createPageCode',
  service: 'subscribers',
  method: 'post',
  path: '/api/opt-in-pages/:pageId/codes',
  summary: 'One more QR code for a sign-up page, named after where it will hang.',
  can: 'opt-in-page:edit',
  params: pageParams,
  body: z.strictObject({ label }),
  status: 201,
  response: pageCodeSchema,
  errors: ['not_found', 'page_code_limit'],
});

export const updatePageCodeOperation = defineOperation({
  name: 'updatePageCode',
  service: 'subscribers',
  method: 'patch',
  path: '/api/opt-in-pages/:pageId/codes/:codeId',
  summary:
    "Rename a QR code of a sign-up page, take it out of use and back, or put the council's logo into its middle. What hangs keeps its address.",
  can: 'opt-in-page:edit',
  params: codeParams,
  body: z.strictObject({
    label: label.optional(),
    isActive: z.boolean().optional(),
    hasLogo: z.boolean().optional(),
  }),
  response: pageCodeSchema,
  errors: ['not_found', 'stale_revision'],
});

export const getPageCodeImageOperation = defineOperation({
  name: 'getPageCodeImage',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/codes/:file',
  summary: 'A QR code of a sign-up page as `{codeId}.png`, 300 x 300, `{codeId}.svg` or `{codeId}.pdf`.',
  can: 'opt-in-page:read',
  params: z.strictObject({ pageId: idSchema, file: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.(png|svg|pdf)$/) }),
  /** Has no effect. The address changes with the logo, so that a browser does not show a cached picture. */
  query: z.strictObject({ logo: z.string().max(64).optional() }),
  kind: 'file',
  errors: ['not_found'],
});

export const getPageCodePaperOperation = defineOperation({
  name: 'getPageCodePaper',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/codes/:codeId/:paper',
  summary: "A QR code of a sign-up page on paper in the council's look, as PDF: a poster, or a sheet of cards.",
  can: 'opt-in-page:read',
  params: codeParams.extend({ paper: z.enum(qrCodePapers) }),
  kind: 'file',
  errors: ['not_found', 'unavailable'],
});

export const getPageCodeSetOperation = defineOperation({
  name: 'getPageCodeSet',
  service: 'subscribers',
  method: 'get',
  path: '/api/opt-in-pages/:pageId/code-set/:file',
  summary:
    'All QR codes of a sign-up page that are in use, in one file: a PDF with one sheet for each place, or a ZIP with a PNG and an SVG for each.',
  can: 'opt-in-page:read',
  params: pageParams.extend({ file: z.enum(qrCodeSetFiles) }),
  kind: 'file',
  errors: ['not_found', 'no_page_code_in_use', 'unavailable'],
});
