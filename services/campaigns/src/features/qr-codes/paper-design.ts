import { DomainError } from '@folkmoot/contracts';
import type { PaperPlace } from '@folkmoot/documents';
import type { PaperDesign } from '@folkmoot/documents/code-files';
import { qrCodeUrlOf } from '@folkmoot/documents/qr';
import { logoFor } from '@folkmoot/service-kit';
import type { QrCode } from '../../entities/qr-code';
import { paperTexts } from './paper.domain';
import type { PaperTools, QrCodeContext } from './qr-code.types';

/** Throws campaign_not_found, or unavailable without a council copy. */
export const paperDesign = async (
  { actor, reader }: QrCodeContext,
  campaignId: string,
  { fetchLogo }: Pick<PaperTools, 'fetchLogo'>,
): Promise<PaperDesign> => {
  const { campaigns, surveys, councils } = reader(actor);
  const { endDate, title } = await campaigns.get(campaignId);
  const [{ content: survey }, copy] = await Promise.all([surveys.getOfCampaign(campaignId), councils.find()]);
  const council = copy?.council;
  if (!council) throw new DomainError('unavailable');
  const texts = paperTexts({ council, title: survey.title || title, endDate });
  return { ...texts, accent: council.branding.primaryColor, logo: await logoFor(fetchLogo, council) };
};

/** The part of the paper that differs between codes. */
export const paperPlaceOf = ({ id, label, hasLogo }: QrCode, publicOrigin: string): PaperPlace => ({
  url: qrCodeUrlOf(publicOrigin, id),
  place: label,
  hasLogoInCode: hasLogo,
});
