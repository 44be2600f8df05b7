import { DomainError } from '@folkmoot/contracts';
import type { PaperContent, PaperPlace } from '@folkmoot/documents';
import { qrCodeUrlOf } from '../../entities/campaign';
import type { QrCode } from '../../entities/qr-code';
import { logoFor } from './logo-for';
import { paperTexts } from './paper.domain';
import type { PaperTools, QrCodeContext } from './qr-code.types';

/** The texts and the council's design that all codes of a campaign share. */
export type PaperDesign = Omit<PaperContent, keyof PaperPlace>;

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
