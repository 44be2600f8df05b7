import type { AiPolicy, AiRefusal, AiSettings } from '@folkmoot/contracts';

const MILLION = 1_000_000;

/** The stored policy of a council. */
interface Policy {
  readonly policy: AiPolicy;
  readonly providerId: string | null;
  readonly monthlyCeiling: number | null;
}

interface Spending {
  /** Cost this month: `all` of all councils, `own` of this one. */
  readonly all: number;
  readonly own: number;
}

export type Access =
  | { readonly providerId: string; readonly refusal: null }
  | { readonly providerId: null; readonly refusal: AiRefusal };

const refuse = (refusal: AiRefusal): Access => ({ providerId: null, refusal });

const isReached = (ceiling: number | null, spent: number): boolean => ceiling !== null && spent >= ceiling;

/** The policy of a council without a stored one. */
export const usualPolicy: Policy = { policy: 'default', providerId: null, monthlyCeiling: null };

/** The council's provider, or why it has none. A ceiling of 0 blocks every call. */
export const accessOf = (settings: AiSettings, policy: Policy, spent: Spending): Access => {
  if (!settings.isOn) return refuse('off');
  if (policy.policy === 'off') return refuse('council_off');
  const providerId = policy.policy === 'provider' ? policy.providerId : settings.defaultProviderId;
  if (!providerId) return refuse('not_configured');
  if (isReached(settings.monthlyCeiling, spent.all) || isReached(policy.monthlyCeiling, spent.own)) {
    return refuse('ceiling_reached');
  }
  return { providerId, refusal: null };
};

/** The cost of a call, from prices per million tokens. */
export const costOf = (
  { inputPrice, outputPrice }: { inputPrice: number; outputPrice: number },
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): number => (inputPrice * inputTokens + outputPrice * outputTokens) / MILLION;
