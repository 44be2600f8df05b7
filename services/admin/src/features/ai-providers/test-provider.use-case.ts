import type { AiTest, UserActor } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { enforceLimit } from '../../limits/enforce-limit';
import { nameOfMonth } from '../../months/month.domain';
import type { StoredAiProvider } from '../../records/ai.repository';
import type { AiDeps, ProviderAnswer, ProviderProblem } from './ai.deps';
import { sampleResponses } from './ai.messages';
import { costOf } from './ai-access.domain';
import { openCredentials } from './open-credentials';

const HOUR_MS = 3_600_000;
/** Each costs money. */
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
  { units, clock }: AiDeps,
  provider: StoredAiProvider,
  answer: ProviderAnswer,
): Promise<void> => {
  const { inputTokens, outputTokens } = answer;
  const now = clock.now();
  await units.readerAcrossCouncils().ai.noteUse({
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

/** Calls a provider with made-up responses, nobody's (F-36), and keeps what came of it. Throws not_found or too_many_requests. */
export const testProvider = async (deps: AiDeps, actor: UserActor, providerId: string): Promise<AiTest> => {
  const { units, clock } = deps;
  const { ai } = units.readerAcrossCouncils();
  const provider = await ai.getProvider(providerId);
  const key = `ai-test:${actor.userId}`;
  await enforceLimit(deps, { key, most: PER_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  const began = performance.now();
  const { answer, problem } = await deps.callProvider(openCredentials(deps.secrets, provider), sampleResponses);
  const milliseconds = Math.round(performance.now() - began);
  const test = {
    ...(answer ? passed(answer) : failed(provider, problem)),
    responseCount: sampleResponses.length,
    milliseconds,
    testedAt: clock.now().toISOString(),
  };
  await ai.noteTest(providerId, test);
  if (answer) await noteCost(deps, provider, answer);
  return test;
};
