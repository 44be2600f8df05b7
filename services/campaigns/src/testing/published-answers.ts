import {
  decideRedactionOperation,
  fetchPublishedFileOperation,
  getPublicationOperation,
  listRedactionsOperation,
  type PublicationChoice,
  publishVersionOperation,
  putPublicationOperation,
  type Redaction,
  type RedactionDecision,
  startRedactionReviewOperation,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';
import { openCampaign, submit } from './journey';
import { publicationChoice } from './publications';

const as = userActor();
const DONE_MS = 60_000;

/** A campaign whose written answers are published. */
export const openWithAnswers = async (service: TestCampaigns, patch: Partial<PublicationChoice> = {}) => {
  const plain = await openCampaign(service);
  const ofPlain = { campaignId: plain.id };
  const questions = [{ questionId: 'wish', isShown: true, showsAnswers: true }];
  const body = { ...publicationChoice, questions, ...patch };
  await service.call(putPublicationOperation, { as, params: ofPlain, body });
  const wish = (answer: string, submittedAt?: string) =>
    submit(service, plain, { answers: [{ questionId: 'wish', answer }], ...(submittedAt && { submittedAt }) });
  const orderPlain = () => service.call(publishVersionOperation, { as, params: ofPlain, body: {} });
  const publishPlain = async () => {
    const { version } = (await orderPlain()).body;
    const current = async () => (await service.call(getPublicationOperation, { as, params: ofPlain })).body.current;
    await until(async () => (await current()) === version, DONE_MS);
    const params = { ...ofPlain, version: `${version}`, file: 'responses.csv' as const };
    return service.call(fetchPublishedFileOperation, { as: systemActor('public', ownCouncil), params });
  };
  return { ofPlain, body, wish, orderPlain, publishPlain };
};

/** Reads the written answers, and waits until all these are open. */
export const reviewAnswers = async (
  service: TestCampaigns,
  params: { readonly campaignId: string },
  texts: number,
): Promise<Redaction[]> => {
  const body = { questionIds: ['wish'], needsSecondLook: false, terms: [] };
  await service.call(startRedactionReviewOperation, { as, params, body });
  const open = async () =>
    (await service.call(listRedactionsOperation, { as, params, query: { state: 'open' } })).body.items;
  await until(async () => (await open()).length === texts, DONE_MS);
  return open();
};

export const decideAnswer = async (
  service: TestCampaigns,
  { responseId, questionId, revision }: Redaction,
  { campaignId, decision }: { readonly campaignId: string; readonly decision: RedactionDecision },
): Promise<void> => {
  const body = { decision, revision };
  await service.call(decideRedactionOperation, { as, params: { campaignId, responseId, questionId }, body });
};
