import { type Actor, DomainError, type QrCodePaper } from '@folkmoot/contracts';
import { qrCodeUrlOf } from '../../records/campaign.view';
import { logoFor, type PaperDeps } from './paper.deps';
import { paperTexts } from './paper.domain';

interface Wanted {
  readonly campaignId: string;
  readonly codeId: string;
  readonly paper: QrCodePaper;
}

/** A code on paper, as the council looks. Throws not_found, or unavailable while the council is not known here. */
export const printQrCode = async (
  deps: PaperDeps,
  actor: Actor,
  { campaignId, codeId, paper }: Wanted,
): Promise<Buffer> => {
  const { campaigns, qrCodes, surveys, councils } = deps.reader(actor);
  const { endDate, title } = await campaigns.get(campaignId);
  const [{ id, hasLogo, label: place }, { content: survey }, copy] = await Promise.all([
    qrCodes.get(campaignId, codeId),
    surveys.getOfCampaign(campaignId),
    councils.find(),
  ]);
  const council = copy?.council;
  if (!council) throw new DomainError('unavailable');
  const texts = paperTexts({
    council,
    title: survey.title || title,
    url: qrCodeUrlOf(deps.publicOrigin, id),
    endDate,
  });
  const accent = council.branding.primaryColor;
  const content = { ...texts, place, accent, logo: await logoFor(deps, council), hasLogoInCode: hasLogo };
  if (paper === 'cards.pdf') return deps.draw({ of: 'cards', content });
  return deps.draw({ of: 'poster', size: paper === 'poster-a3.pdf' ? 'a3' : 'a4', content });
};
