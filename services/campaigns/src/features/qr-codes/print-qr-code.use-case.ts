import { DomainError, type QrCodePaper } from '@folkmoot/contracts';
import { qrCodeUrlOf } from '../../entities/campaign';
import { logoFor } from './logo-for';
import { paperTexts } from './paper.domain';
import type { PaperTools, QrCodeContext } from './qr-code.types';

interface PrintRequest {
  readonly campaignId: string;
  readonly codeId: string;
  readonly paper: QrCodePaper;
}

/** A printable file of a code in the council's design. Throws not_found, or unavailable without a council copy. */
export const printQrCode = async (
  { actor, reader }: QrCodeContext,
  { campaignId, codeId, paper }: PrintRequest,
  { publicOrigin, fetchLogo, draw }: PaperTools,
): Promise<Buffer> => {
  const { campaigns, qrCodes, surveys, councils } = reader(actor);
  const { endDate, title } = await campaigns.get(campaignId);
  const [{ id, hasLogo, label }, { content: survey }, copy] = await Promise.all([
    qrCodes.get(campaignId, codeId),
    surveys.getOfCampaign(campaignId),
    councils.find(),
  ]);
  const council = copy?.council;
  if (!council) throw new DomainError('unavailable');
  const texts = paperTexts({
    council,
    title: survey.title || title,
    url: qrCodeUrlOf(publicOrigin, id),
    endDate,
  });
  const accent = council.branding.primaryColor;
  const content = { ...texts, place: label, accent, logo: await logoFor(fetchLogo, council), hasLogoInCode: hasLogo };
  if (paper === 'cards.pdf') return draw({ of: 'cards', content });
  return draw({ of: 'poster', size: paper === 'poster-a3.pdf' ? 'a3' : 'a4', content });
};
