import type { ProofChallenge } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../published-survey';
import type { KnownCodes } from '../qr-code';
import { type Headers, networkOf, visitorOf } from '../visit';
import type { CampaignWatch } from './campaign-watch';
import { bitsFor, suspicionOf } from './suspicion.domain';

/** A request for the page of a survey. */
export interface PageRequest {
  readonly survey: PublishedSurvey;
  readonly headers: Headers;
  readonly qrCodeId: string | null;
  readonly isInvited: boolean;
}

/** The challenge for the page of a suspicious request; null when it owes no proof. */
export type ChallengeFor = (request: PageRequest) => Promise<ProofChallenge | null>;

interface ChallengeTools {
  readonly watch: Pick<CampaignWatch, 'watchfulSince' | 'seenOf'>;
  readonly codes: Pick<KnownCodes, 'find'>;
  readonly now: () => number;
}

/** As long as a device keeps a draft, so that a response may be finished and sent late. */
const VALID_SECONDS = 30 * 86_400;

/** Whether a code leads to this campaign from a shared place. False while that cannot be read. */
export const isFromSharedPlace = async (
  codes: Pick<KnownCodes, 'find'>,
  { qrCodeId, campaignId }: { readonly qrCodeId: string | null; readonly campaignId: string },
): Promise<boolean> => {
  if (qrCodeId === null) return false;
  const code = await codes.find(qrCodeId).catch(() => null);
  return code?.isSharedPlace === true && code.campaignId === campaignId;
};

export const createChallenges =
  ({ watch, codes, now }: ChallengeTools): ChallengeFor =>
  async ({ survey: { campaign }, headers, qrCodeId, isInvited }) => {
    const watchfulSince = watch.watchfulSince(campaign);
    if (watchfulSince === null) return null;
    const network = networkOf(headers);
    const { isProgram, deviceType } = visitorOf(headers);
    const isSharedPlace = await isFromSharedPlace(codes, { qrCodeId, campaignId: campaign.id });
    const seen = network === null ? null : watch.seenOf(campaign.id, network);
    const suspicion = suspicionOf({ isInvited, isProgram, isSharedPlace, seen, watchfulSince });
    if (suspicion === null) return null;
    return { bits: bitsFor(suspicion, deviceType), expiresAt: Math.floor(now() / 1000) + VALID_SECONDS };
  };
