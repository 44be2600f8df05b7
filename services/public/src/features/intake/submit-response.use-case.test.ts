import { manualClock } from '@folkmoot/service-kit/testing';
import { DEMO_CAMPAIGN_ID, withDemo } from '../../demo/demo-survey';
import { fakeCopies } from '../../published/copies.fake';
import { createPublishedSurveys } from '../../published/published-surveys';
import { createStartTokens } from '../../published/start-token';
import { noVisit } from '../../visitor/visit.domain';
import { checkAnswers } from './check-answers';
import { fakeIntake } from './intake.fake';
import { createContentProofs, createReceipts, createSpendingProofs } from './receipt';
import { createRecentSubmissions } from './recent-submissions';
import { submitResponse } from './submit-response.use-case';

const KEY = 'a key of at least thirty-two characters';

const setUp = () => {
  const clock = manualClock();
  const intake = fakeIntake();
  const counted: string[] = [];
  const tokens = createStartTokens(KEY);
  const deps = {
    published: withDemo(createPublishedSurveys(fakeCopies())),
    tokens,
    receipts: createReceipts(KEY),
    spendingProofs: createSpendingProofs(KEY),
    contentProofs: createContentProofs(KEY),
    intake,
    checkAnswers,
    count: (_: unknown, kind: string) => void counted.push(kind),
    recent: createRecentSubmissions(),
    starts: { note: () => true, isMissing: () => false },
    clock,
    demoCampaignId: DEMO_CAMPAIGN_ID,
  };
  const about = { referrerType: 'direct', qrCodeId: null, invitationId: null, issuedTo: 'page' } as const;
  const start = { campaignId: DEMO_CAMPAIGN_ID, version: 1, round: 1, issuedAt: clock.now(), ...about };
  const startToken = tokens.issue(start);
  const given = {
    campaignId: DEMO_CAMPAIGN_ID,
    startToken,
    idempotencyKey: 'key-12345',
    visitor: noVisit.visitor,
    network: null,
  };
  return { deps, given, intake, counted };
};

describe('answers to the demo survey (E-29)', () => {
  it('checked like any other, given a receipt, kept and counted nowhere', async () => {
    const { deps, given, intake, counted } = setUp();
    const taken = await submitResponse(deps, { ...given, answers: [{ questionId: 'satisfied', answer: 5 }] });
    expect(taken.receipt).toHaveLength(23);
    expect([intake.all(), counted]).toEqual([[], []]);
    await expect(submitResponse(deps, { ...given, answers: [] })).rejects.toMatchObject({ code: 'answers_invalid' });
  });

  it.each([
    [true, { deviceType: 'desktop', browserFamily: 'Other' }],
    [false, { deviceType: null, browserFamily: null }],
  ])(
    'where the council collects devices (%s), carry what it collects and no more (E-63)',
    async (collectsDevice, kept) => {
      const { deps, given, intake } = setUp();
      const find = async (id: string) => {
        const survey = await deps.published.find(id);
        return survey && { ...survey, privacy: { ...survey.privacy, collectsDevice } };
      };
      const answers = [{ questionId: 'satisfied', answer: 5 }];
      const published = { ...deps.published, find };
      await submitResponse({ ...deps, published, demoCampaignId: 'another' }, { ...given, answers });
      expect(intake.all()).toEqual([expect.objectContaining(kept)]);
    },
  );

  it('the database is away: unavailable, never a receipt', async () => {
    const { deps, given, intake } = setUp();
    const away = { ...intake, add: () => Promise.reject(new Error('away')) };
    const answers = [{ questionId: 'satisfied', answer: 5 }];
    const failing = submitResponse({ ...deps, intake: away, demoCampaignId: 'another' }, { ...given, answers });
    await expect(failing).rejects.toThrow('away');
  });
});
