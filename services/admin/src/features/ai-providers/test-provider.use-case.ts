import type { AiTest } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { StoredAiProvider } from '../../entities/ai-provider';
import { enforceLimit } from '../../entities/attempt';
import { nameOfMonth } from '../../entities/usage';
import { sampleResponses } from './ai.messages';
import type { AiRecords, AiTools, ProviderAnswer, ProviderProblem } from './ai.types';
import { costOf } from './ai-access.domain';
import { openCredentials } from './open-credentials';

const HOUR_MS = 3_600_000;
/** Each test costs money. */
const PER_HOUR = 60;

const passed = ({ text, model, region }: ProviderAnswer) => ({
  success: true,
  model,
  region,
  analysis: text,
  failure: null,
  error: '',
  httpStatus: null,
  httpBody: '',
});

const failed = ({ model, region }: StoredAiProvider, { message, ...problem }: ProviderProblem) => ({
  success: false,
  model,
  region,
  analysis: '',
  error: message,
  ...problem,
});

const noteCost = async (
  { acrossCouncils, clock }: Context<AiRecords>,
  provider: StoredAiProvider,
  answer: ProviderAnswer,
): Promise<void> => {
  const { inputTokens, outputTokens } = answer;
  const now = clock.now();
  await acrossCouncils.reader().ai.noteUse({
    id: newId(),
    councilId: null,
    providerId: provider.id,
    month: nameOfMonth(now),
    inputTokens,
    outputTokens,
    cost: costOf(provider, answer),
    at: now,
  });
};

/** Calls a provider with made-up responses and stores the result. Throws not_found or too_many_requests. */
export const testProvider = async (
  context: Context<AiRecords>,
  providerId: string,
  { secrets, callProvider }: AiTools,
): Promise<AiTest> => {
  const { actor, acrossCouncils, clock } = context;
  const { ai } = acrossCouncils.reader();
  const provider = await ai.getProvider(providerId);
  const key = `ai-test:${actor.userId}`;
  await enforceLimit(context, { key, most: PER_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  const began = performance.now();
  const { answer, problem } = await callProvider(openCredentials(secrets, provider), sampleResponses);
  const milliseconds = Math.round(performance.now() - began);
  const test = {
    ...(answer ? passed(answer) : failed(provider, problem)),
    responseCount: sampleResponses.length,
    milliseconds,
    testedAt: clock.now().toISOString(),
  };
  await ai.noteTest(providerId, test);
  if (answer) await noteCost(context, provider, answer);
  return test;
};
