/** The words of AI configuration, free of zod. */
export const aiProviderKinds = ['built_in', 'vertex', 'openai', 'azure'] as const;
export type AiProviderKind = (typeof aiProviderKinds)[number];

/** Why a call of a provider failed; each reason has a line in the troubleshooting list. */
export const aiFailures = [
  'key_missing',
  'configuration_missing',
  'credentials_invalid',
  'token_refused',
  'forbidden',
  'key_refused',
  'not_found',
  'rate_limited',
  'refused',
  'unreachable',
  'timed_out',
  'answer_invalid',
] as const;
export type AiFailure = (typeof aiFailures)[number];

/** Policy of one council: the global setting, no provider, or its own provider. */
export const aiPolicies = ['default', 'off', 'provider'] as const;
export type AiPolicy = (typeof aiPolicies)[number];

/** Why a council gets no provider. */
export const aiRefusals = ['off', 'council_off', 'not_configured', 'ceiling_reached'] as const;
export type AiRefusal = (typeof aiRefusals)[number];
