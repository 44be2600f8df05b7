import { type AiServer, startAiServer } from '@folkmoot/ai-providers/testing';
import {
  type AiCredentials,
  type AnalysisType,
  analyseResponsesOperation,
  type Campaign,
  getInsightsOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { builtIn, startAiAdmin, type TestAiAdmin } from './ai-admin';
import { publishCouncil, startCampaigns, type TestCampaigns } from './campaigns-service';
import { openCampaign, parkQuestions, submit } from './journey';

export const wishes = [
  'The river path is pitch dark in winter and I am frightened.',
  'Please repair the broken lamps by the weir.',
  'I love the flower beds at the gate.',
  'Bins overflow every single weekend, it is disgusting.',
  'The toilets are filthy and locked half the time.',
  'It is too dark to run after work.',
];

/** Long-text questions, because analyses read only these. */
const commentQuestions = parkQuestions.map((question) =>
  question.type === 'text' ? { ...question, type: 'textarea' as const } : question,
);

const as = userActor();

/** Starts the service with an admin service and a provider on loopback. `begin` opens a campaign with comments. */
export const setUpInsights = async () => {
  const admin: TestAiAdmin = await startAiAdmin();
  const provider: AiServer = await startAiServer();
  const service: TestCampaigns = await startCampaigns({ adminUrl: admin.url });
  await publishCouncil(service, ownCouncil);
  await publishCouncil(service, otherCouncil);
  let campaign: Campaign;
  const params = () => ({ campaignId: campaign.id });
  const wish = (answer: string) => submit(service, campaign, { answers: [{ questionId: 'wish', answer }] });
  const open = async (): Promise<void> => {
    campaign = await openCampaign(service, as, commentQuestions);
  };
  const insights = async () => (await service.call(getInsightsOperation, { as, params: params() })).body;
  return {
    admin,
    provider,
    service,
    params,
    wish,
    open,
    insights,
    begin: async () => {
      admin.give(builtIn);
      admin.goAway(false);
      provider.say(null);
      await open();
      for (const each of wishes) await wish(each);
      await service.settled();
      service.forgetEvents();
    },
    analyse: (analysisType: AnalysisType | 'all', overrides: object = {}) =>
      service.call(analyseResponsesOperation, { as, body: { analysisType, ...params(), ...overrides } }),
    typesKept: async () => (await insights()).insights.map(({ type }) => type),
    outside: (): AiCredentials => ({
      ...builtIn,
      kind: 'openai',
      url: `${provider.url}/v1`,
      model: 'm',
      key: 'open-key',
    }),
    stop: async () => {
      await service.stop();
      await Promise.all([admin.stop(), provider.stop()]);
    },
  };
};
export type InsightSetUp = Awaited<ReturnType<typeof setUpInsights>>;
