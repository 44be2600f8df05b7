import { findAnsweredOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';

const TIMEOUT_MS = 60_000;

export interface AskedInvitations {
  readonly councilId: string;
  readonly campaignId: string;
  readonly invitations: readonly string[];
}

/** Which of these invitations have been used to answer. Rejects while the public service is away. */
export type AskAnswered = (asked: AskedInvitations) => Promise<readonly string[]>;

/** Asks the public service, which alone knows it before the nightly report. Null where no address of it is set. */
export const askPublic = ({
  publicUrl,
  serviceKey,
}: {
  publicUrl?: string | undefined;
  serviceKey: string;
}): AskAnswered | null =>
  publicUrl === undefined
    ? null
    : async ({ councilId, ...body }) => {
        const response = await fetchService(publicUrl, findAnsweredOperation.path, {
          method: 'POST',
          isRepeatable: true,
          headers: {
            'content-type': 'application/json',
            ...(await serviceHeaders({ from: 'subscribers', to: 'public', serviceKey, councilId })),
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`the public service answers ${response.status}`);
        return findAnsweredOperation.response.parse(await response.json()).answered;
      };
