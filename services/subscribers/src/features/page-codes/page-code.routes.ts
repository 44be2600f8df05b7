import {
  createPageCodeOperation,
  getOptInPageQrOperation,
  getPageCodeImageOperation,
  getPageCodePaperOperation,
  getPageCodeSetOperation,
  listPageCodesOperation,
  updatePageCodeOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { makeCodeFile } from './code-file.use-case';
import { createPageCode } from './create-page-code.use-case';
import type { PageCodeApp, PaperTools } from './page-code.types';
import { toPageCodeView } from './page-code.view';
import { pageFile } from './page-file.use-case';
import { printPageCode, printPageCodeSet, zipPageCodes } from './print-page-codes.use-case';
import { updatePageCode } from './update-page-code.use-case';

const PDF = { type: 'application/pdf' };
const ZIP = { type: 'application/zip' };

export const pageCodeRoutes = ({ route }: PageCodeApp, tools: PaperTools) => [
  route(listPageCodesOperation, {
    handle: async ({ context: { actor, reader }, params: { pageId } }) => {
      const { optInPages, pageCodes } = reader(actor);
      await optInPages.get(pageId);
      const codes = await pageCodes.listOfPage(pageId);
      return { items: codes.map((code) => toPageCodeView(code, tools.publicOrigin)), nextCursor: null };
    },
  }),
  route(createPageCodeOperation, {
    handle: async ({ context, params, body }) =>
      toPageCodeView(await createPageCode(context, params.pageId, body.label), tools.publicOrigin),
  }),
  route(updatePageCodeOperation, {
    handle: async ({ context, params, body }) =>
      toPageCodeView(await updatePageCode(context, params, body), tools.publicOrigin),
  }),
  route(getPageCodeImageOperation, {
    handle: async ({ context, params }) => {
      const [codeId = '', extension = ''] = params.file.split('.');
      const { body, type } = await makeCodeFile(context, { pageId: params.pageId, codeId, type: extension }, tools);
      return file(body, { type });
    },
  }),
  route(getPageCodePaperOperation, {
    handle: async ({ context, params }) => file(await printPageCode(context, params, tools), PDF),
  }),
  route(getPageCodeSetOperation, {
    handle: async ({ context, params: { pageId, file: wanted } }) =>
      wanted === 'pictures.zip'
        ? file(await zipPageCodes(context, pageId, tools), ZIP)
        : file(await printPageCodeSet(context, { pageId, paper: wanted }, tools), PDF),
  }),
  route(getOptInPageQrOperation, {
    handle: async ({ context, params }) => {
      const { body, type } = await pageFile(context, params, tools);
      return file(body, { type });
    },
  }),
];
