import { drawCodeFile } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import type { PageCodeContext, PaperTools } from './page-code.types';
import { logoOf } from './page-design';

interface CodeFileRequest {
  readonly pageId: string;
  readonly codeId: string;
  readonly type: string;
}

/** A code as an image or PDF. Throws not_found, also for a code of a deleted page. */
export const makeCodeFile = async (
  context: PageCodeContext,
  { pageId, codeId, type }: CodeFileRequest,
  tools: PaperTools,
) => {
  const { optInPages, pageCodes } = context.reader(context.actor);
  await optInPages.get(pageId);
  const { id, label, hasLogo } = await pageCodes.get(pageId, codeId);
  const logo = hasLogo ? await logoOf(context, tools) : null;
  return drawCodeFile(tools.draw, { url: qrCodeUrlOf(tools.publicOrigin, id), label, logo, type });
};
