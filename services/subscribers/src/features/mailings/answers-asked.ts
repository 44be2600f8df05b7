import { findAnsweredOperation } from '@folkmoot/contracts';
import { createServiceCalls } from '@folkmoot/service-kit';

const TIMEOUT_MS = 60_000;

export interface InvitationsQuery {
  readonly councilId: string;
  readonly campaignId: string;
  readonly invitations: readonly string[];
}

/** Returns the invitations that were used to answer. Rejects while the public service is not available. */
export type AskAnswered = (request: InvitationsQuery) => Promise<readonly string[]>;

/** Asks the public service: nobody else knows it before the nightly report. Null when its address is not configured. */
export const askPublic = ({
  publicUrl,
  serviceKey,
}: {
  publicUrl?: string | undefined;
  serviceKey: string;
}): AskAnswered | null => {
  if (publicUrl === undefined) return null;
  const { callService } = createServiceCalls({ from: 'subscribers', serviceKey, addressOf: () => publicUrl });
  return async ({ councilId, campaignId, invitations }) => {
    const body = { campaignId, invitations: [...invitations] };
    return (await callService(findAnsweredOperation, { councilId, body, timeoutMs: TIMEOUT_MS })).answered;
  };
};
