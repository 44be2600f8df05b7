import { plainHost, type Reach } from '@folkmoot/service-kit/reach';

export type { Reach } from '@folkmoot/service-kit/reach';

const known = [
  'api.openai.com',
  'api.mistral.ai',
  'api.anthropic.com',
  'api.groq.com',
  'oauth2.googleapis.com',
  'aiplatform.googleapis.com',
];
const knownEndings = [
  '-aiplatform.googleapis.com',
  '.openai.azure.com',
  '.services.ai.azure.com',
  '.cognitiveservices.azure.com',
];

/**
 * True when the answer of a host may be shown: for well-known providers and hosts that the operator allowed. Answers of
 * other hosts could contain private data.
 */
export const mayShowAnswer = (hostname: string, { privateHosts }: Reach): boolean => {
  const host = plainHost(hostname);
  return (
    known.includes(host) ||
    knownEndings.some((ending) => host.endsWith(ending)) ||
    privateHosts.some((each) => plainHost(each) === host)
  );
};
