import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_QR_CODE_LABEL } from '../core/text-limits';
import { qrCodeSchema } from '../entities/campaign';
import { qrCodePapers, qrCodeSetFiles } from '../entities/campaign-terms';
import { campaignParams } from './campaigns';

export const listQrCodesOperation = defineOperation({
  name: 'listQrCodes',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/qr-codes',
  summary: 'The QR codes of a campaign. Reading never makes one.',
  can: 'campaign:read',
  params: campaignParams,
  response: listOf(qrCodeSchema),
  errors: ['campaign_not_found'],
});

export const getQrCodeImageOperation = defineOperation({
  name: 'getQrCodeImage',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/qr-codes/:file',
  summary:
    'A QR code as `{codeId}.png`, 300 x 300, `{codeId}.svg` or `{codeId}.pdf`. Made here, never by another service.',
  can: 'campaign:read',
  params: z.strictObject({ campaignId: idSchema, file: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.(png|svg|pdf)$/) }),
  /** Has no effect. The address changes with the logo, so that a browser does not show a cached picture. */
  query: z.strictObject({ logo: z.string().max(64).optional() }),
  kind: 'file',
  errors: ['campaign_not_found', 'not_found'],
});

const codeLabelSchema = z.string().trim().min(1).max(MAX_QR_CODE_LABEL);
const codeParams = z.strictObject({ campaignId: idSchema, codeId: idSchema });

export const createQrCodeOperation = defineOperation({
  name: 'createQrCode',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/qr-codes',
  summary: 'One more QR code for a campaign, named after where it will hang.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ label: codeLabelSchema, isSharedPlace: z.boolean().optional() }),
  status: 201,
  response: qrCodeSchema,
  errors: ['campaign_not_found', 'qr_code_limit'],
});

export const updateQrCodeOperation = defineOperation({
  name: 'updateQrCode',
  service: 'campaigns',
  method: 'patch',
  path: '/api/campaigns/:campaignId/qr-codes/:codeId',
  summary:
    "Rename a QR code, take it out of use and back, declare a shared place, or put the council's logo into its middle. What hangs keeps its address.",
  can: 'campaign:edit',
  params: codeParams,
  body: z.strictObject({
    label: codeLabelSchema.optional(),
    isActive: z.boolean().optional(),
    hasLogo: z.boolean().optional(),
    /** Many people answer there through one network, so a burst is expected. */
    isSharedPlace: z.boolean().optional(),
  }),
  response: qrCodeSchema,
  errors: ['campaign_not_found', 'not_found', 'stale_revision'],
});

export const getQrCodePaperOperation = defineOperation({
  name: 'getQrCodePaper',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/qr-codes/:codeId/:paper',
  summary: "A QR code on paper in the council's colours, as PDF: a poster, or a sheet of cards to cut out.",
  can: 'campaign:read',
  params: codeParams.extend({ paper: z.enum(qrCodePapers) }),
  kind: 'file',
  errors: ['campaign_not_found', 'not_found'],
});

export const getQrCodeSetOperation = defineOperation({
  name: 'getQrCodeSet',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/qr-code-set/:file',
  summary:
    'All QR codes of a campaign that are in use, in one file: a PDF with one sheet for each place, or a ZIP with a PNG and an SVG for each.',
  can: 'campaign:read',
  params: campaignParams.extend({ file: z.enum(qrCodeSetFiles) }),
  kind: 'file',
  errors: ['campaign_not_found', 'no_qr_code_in_use'],
});
