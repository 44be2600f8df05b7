import type { AiCredentials } from '@folkmoot/contracts';
import { type AiAnswer, type AiCall, AiProviderError, type LanguageModel } from './language-model';
import { providerMessages } from './provider.messages';
import type { Reach } from './reach';
import { askProvider, countAt, requireSet, requireText, textAt } from './request';

const trimmed = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

const bodyOf = ({ instructions, prompt, maxTokens }: AiCall, model: string): string =>
  JSON.stringify({
    ...(model ? { model } : {}),
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
    max_tokens: maxTokens,
    temperature: 0,
  });

const answerOf = (json: unknown, { model, region }: AiCredentials): AiAnswer => ({
  text: requireText(textAt(json, 'choices', 0, 'message', 'content')),
  model: textAt(json, 'model') || model,
  region,
  inputTokens: countAt(json, 'usage', 'prompt_tokens'),
  outputTokens: countAt(json, 'usage', 'completion_tokens'),
});

/** Any server with OpenAI's chat protocol. Without a key none is sent: self-hosted servers often need none. */
export const openAiModel = (credentials: AiCredentials, reach: Reach): LanguageModel => ({
  complete: async (call) => {
    const { url, model, key } = credentials;
    requireSet({ 'the address': url, 'the model': model });
    const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const body = bodyOf(call, model);
    const where = `${trimmed(url)}/chat/completions`;
    const request = { api: 'OpenAI', url: where, headers, body, signal: call.signal, timeoutMs: call.timeoutMs, reach };
    return answerOf(await askProvider(request), credentials);
  },
});

const AZURE_VERSION = '2024-10-21';

/** Azure OpenAI: the deployment is in the address, the key in a separate header. */
export const azureModel = (credentials: AiCredentials, reach: Reach): LanguageModel => ({
  complete: async (call) => {
    const { url, model, key, apiVersion } = credentials;
    requireSet({ 'the address': url, 'the deployment': model });
    if (!key) throw new AiProviderError('key_missing', providerMessages.keyMissing);
    const version = encodeURIComponent(apiVersion || AZURE_VERSION);
    const where = `${trimmed(url)}/openai/deployments/${encodeURIComponent(model)}/chat/completions?api-version=${version}`;
    const headers = { 'content-type': 'application/json', 'api-key': key };
    const { signal, timeoutMs } = call;
    const request = { api: 'Azure OpenAI', url: where, headers, body: bodyOf(call, ''), signal, timeoutMs, reach };
    return answerOf(await askProvider(request), credentials);
  },
});
