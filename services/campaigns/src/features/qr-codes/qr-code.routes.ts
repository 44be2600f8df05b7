import {
  createQrCodeOperation,
  getQrCodeImageOperation,
  getQrCodePaperOperation,
  listQrCodesOperation,
  updateQrCodeOperation,
} from '@folkmoot/contracts';
import { file, route } from '@folkmoot/service-kit';
import { toQrCodeView } from '../../records/campaign.view';
import { createQrCode } from './create-qr-code.use-case';
import { makeCodeFile } from './make-code-file.use-case';
import type { PaperDeps } from './paper.deps';
import { printQrCode } from './print-qr-code.use-case';
import { updateQrCode } from './update-qr-code.use-case';

const PDF = { type: 'application/pdf' };

export const qrCodeRoutes = (deps: PaperDeps) => [
  route(listQrCodesOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      return { items: codes.map((code) => toQrCodeView(code, deps.publicOrigin)), nextCursor: null };
    },
  }),
  route(createQrCodeOperation, {
    handle: async ({ actor, params, body }) =>
      toQrCodeView(await createQrCode(deps, actor, params.campaignId, body.label), deps.publicOrigin),
  }),
  route(updateQrCodeOperation, {
    handle: async ({ actor, params, body }) =>
      toQrCodeView(await updateQrCode(deps, actor, params, body), deps.publicOrigin),
  }),
  route(getQrCodeImageOperation, {
    handle: async ({ actor, params }) => {
      const [codeId = '', type = ''] = params.file.split('.');
      const { body, type: mediaType } = await makeCodeFile(deps, actor, { ...params, codeId, type });
      return file(body, { type: mediaType });
    },
  }),
  route(getQrCodePaperOperation, {
    handle: async ({ actor, params }) => file(await printQrCode(deps, actor, params), PDF),
  }),
];
