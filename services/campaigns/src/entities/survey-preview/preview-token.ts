import { createSignedTokens } from '@folkmoot/service-kit';
import type { SurveyPreview } from './survey-preview.repository';

const PURPOSE = 'survey-preview';

/** The token in the address. The same link always has the same token. */
export const tokenOf = ({ campaignId, linkSecret, expiresAt }: SurveyPreview): string =>
  createSignedTokens(linkSecret, PURPOSE).issue([campaignId], expiresAt);

export const hasExpired = ({ expiresAt }: SurveyPreview, now: Date): boolean => expiresAt <= now;

/** Whether a token from outside opens this link now. False for a forged, expired or replaced one. */
export const isOpenedBy = (preview: SurveyPreview, token: string, now: Date): boolean => {
  const [campaignId, ...rest] = createSignedTokens(preview.linkSecret, PURPOSE).read(token, now) ?? [];
  return campaignId === preview.campaignId && rest.length === 0 && !hasExpired(preview, now);
};
