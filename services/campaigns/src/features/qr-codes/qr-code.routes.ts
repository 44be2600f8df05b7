import {
  createQrCodeOperation,
  getQrCodeImageOperation,
  getQrCodePaperOperation,
  getQrCodeSetOperation,
  listQrCodesOperation,
  updateQrCodeOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { toQrCodeView } from '../../entities/campaign';
import { createQrCode } from './create-qr-code.use-case';
import { makeCodeFile } from './make-code-file.use-case';
import { printQrCode } from './print-qr-code.use-case';
import { printQrCodeSet } from './print-qr-code-set.use-case';
import type { PaperTools, QrCodeApp } from './qr-code.types';
import { updateQrCode } from './update-qr-code.use-case';
import { zipQrCodeSet } from './zip-qr-code-set.use-case';

const PDF = { type: 'application/pdf' };
const ZIP = { type: 'application/zip' };

export const qrCodeRoutes = ({ route }: QrCodeApp, tools: PaperTools) => [
  route(listQrCodesOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const repositories = reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      return { items: codes.map((code) => toQrCodeView(code, tools.publicOrigin)), nextCursor: null };
    },
  }),
  route(createQrCodeOperation, {
    handle: async ({ context, params, body }) =>
      toQrCodeView(await createQrCode(context, params.campaignId, body), tools.publicOrigin),
  }),
  route(updateQrCodeOperation, {
    handle: async ({ context, params, body }) =>
      toQrCodeView(await updateQrCode(context, params, body), tools.publicOrigin),
  }),
  route(getQrCodeImageOperation, {
    handle: async ({ context, params }) => {
      const [codeId = '', type = ''] = params.file.split('.');
      const { body, type: mediaType } = await makeCodeFile(context, { ...params, codeId, type }, tools);
      return file(body, { type: mediaType });
    },
  }),
  route(getQrCodePaperOperation, {
    handle: async ({ context, params }) => file(await printQrCode(context, params, tools), PDF),
  }),
  route(getQrCodeSetOperation, {
    handle: async ({ context, params: { campaignId, file: wanted } }) =>
      wanted === 'pictures.zip'
        ? file(await zipQrCodeSet(context, campaignId, tools), ZIP)
        : file(await printQrCodeSet(context, { campaignId, paper: wanted }, tools), PDF),
  }),
];
