import { type Actor, DomainError, type QrCodePaper } from '@folkmoot/contracts';
import { cards, poster } from '@folkmoot/service-kit/paper';
import { qrCodeUrlOf } from '../../records/campaign.view';
import type { Deps } from '../../records/repositories';
import type { FetchLogo } from './fetch-logo';
import { paperTexts } from './paper.domain';

export interface PaperDeps extends Deps {
  readonly fetchLogo: FetchLogo;
}

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
  const [{ id }, { content }, copy] = await Promise.all([
    qrCodes.get(campaignId, codeId),
    surveys.getOfCampaign(campaignId),
    councils.find(),
  ]);
  const council = copy?.council;
  if (!council) throw new DomainError('unavailable');
  const texts = paperTexts({
    council,
    title: content.title || title,
    url: qrCodeUrlOf(deps.publicOrigin, id),
    endDate,
  });
  const { primaryColor: accent, logoHash } = council.branding;
  const logo = logoHash ? await deps.fetchLogo(council.id, logoHash) : null;
  const given = { ...texts, accent, logo };
  if (paper === 'cards.pdf') return cards(given);
  return poster({ ...given, size: paper === 'poster-a3.pdf' ? 'a3' : 'a4' });
};
