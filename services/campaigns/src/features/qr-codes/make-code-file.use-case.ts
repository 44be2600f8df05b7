import type { Actor } from '@folkmoot/contracts';
import { qrImageType } from '@folkmoot/service-kit';
import { qrCodeUrlOf } from '../../records/campaign.view';
import { drawCodeImage } from './draw-code-image';
import { logoFor, type PaperDeps } from './paper.deps';

interface Wanted {
  readonly campaignId: string;
  readonly codeId: string;
  readonly type: string;
}

interface CodeFile {
  readonly body: Buffer;
  readonly type: string;
}

/** A code as an image or PDF, of a campaign that is there: codes of one that was deleted are not. Throws not_found. */
export const makeCodeFile = async (
  deps: PaperDeps,
  actor: Actor,
  { campaignId, codeId, type }: Wanted,
): Promise<CodeFile> => {
  const { campaigns, qrCodes, councils } = deps.reader(actor);
  await campaigns.get(campaignId);
  const { id, label, hasLogo } = await qrCodes.get(campaignId, codeId);
  const url = qrCodeUrlOf(deps.publicOrigin, id);
  const logo = hasLogo ? await logoFor(deps, (await councils.find())?.council) : null;
  if (type !== 'pdf') return { body: await drawCodeImage(url, { extension: type, logo }), type: qrImageType(type) };
  return { body: await deps.draw({ of: 'code', content: { url, title: label, logo } }), type: 'application/pdf' };
};
