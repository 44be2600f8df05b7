import {
  type Actor,
  type Answer,
  activateCampaignOperation,
  createCampaignOperation,
  type QuestionInput,
  type ResponseMark,
  responseSubmittedEvent,
  saveDeliveryOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';

export const parkQuestions: QuestionInput[] = [
  { id: 'wish', type: 'text', title: 'What would you change?', required: false },
  { id: 'mood', type: 'rating', title: 'How do you like the park?', required: true },
];

/** Creates a campaign as staff. */
export const createCampaign = async (service: TestCampaigns, as: Actor = userActor(), title = 'Park') => {
  const created = await service.call(createCampaignOperation, { as, body: { title, description: 'About the park' } });
  expect(created.status).toBe(201);
  return created.body;
};

export const saveQuestions = (
  service: TestCampaigns,
  campaignId: string,
  questions: readonly QuestionInput[],
  as: Actor = userActor(),
) => service.call(saveSurveyOperation, { as, params: { campaignId }, body: { title: 'Park', questions } });

/** A campaign that accepts responses. */
export const openCampaign = async (
  service: TestCampaigns,
  as: Actor = userActor(),
  questions: readonly QuestionInput[] = parkQuestions,
) => {
  const { id: campaignId } = await createCampaign(service, as);
  await saveQuestions(service, campaignId, questions, as);
  const activated = await service.call(activateCampaignOperation, { as, params: { campaignId } });
  expect(activated.status).toBe(200);
  return activated.body;
};

/** A campaign with QR code delivery that accepts responses, with the id of its code. */
export const openCampaignWithQrCode = async (service: TestCampaigns, as: Actor = userActor()) => {
  const { id: campaignId } = await createCampaign(service, as);
  await saveQuestions(service, campaignId, parkQuestions, as);
  const params = { campaignId };
  const body = {
    deliveryMethods: ['qr'],
    targetAudience: 'All Residents',
    frequency: 'once',
    targetResponses: 50,
    startDate: null,
    endDate: null,
  };
  await service.call(saveDeliveryOperation, { as, params, body });
  const activated = await service.call(activateCampaignOperation, { as, params });
  expect(activated.status).toBe(200);
  return { ...activated.body, codeId: activated.body.qrCodes[0]?.id ?? '' };
};

let made = 0;

/** A response in the form that the intake publishes. */
export const submission = (
  campaignId: string,
  options: {
    answers?: Answer[];
    submittedAt?: string;
    seconds?: number | null;
    version?: number;
    marks?: ResponseMark[];
    language?: string | undefined;
  } = {},
) => {
  made += 1;
  const { answers = [{ questionId: 'mood', answer: 4 }], version = 1, seconds = 60 } = options;
  return {
    responseId: `response-${made}`,
    campaignId,
    version,
    submittedAt: options.submittedAt ?? '2026-03-02T09:00:00.000Z',
    completionTimeSeconds: seconds,
    answers,
    ...(options.language !== undefined && { language: options.language }),
    deviceType: 'mobile' as const,
    browserFamily: 'Chrome' as const,
    totalQuestions: 2,
    questionsAnswered: answers.length,
    marks: options.marks ?? [],
  };
};

export const submit = async (
  service: TestCampaigns,
  { councilId, id }: { councilId: string; id: string },
  overrides: Parameters<typeof submission>[1] = {},
) => {
  const payload = submission(id, overrides);
  await service.receive(responseSubmittedEvent, {
    aggregate: { type: 'response', id: payload.responseId, revision: 1 },
    payload,
    councilId,
  });
  return payload;
};
