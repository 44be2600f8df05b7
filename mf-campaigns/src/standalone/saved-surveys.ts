import {
  type CampaignDetail,
  type CampaignStatus,
  type CampaignTexts,
  campaignTextsOf,
  type DeletedCampaign,
  type QrCode,
  type Question,
  type QuestionOption,
  type QuestionTypeId,
  type Response,
  type Survey,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { problem } from '@folkmoot/shell-sdk/standalone';
import { sampleDetail, sampleQrCode, sampleSurvey } from './sample-campaign';
import { sampleQuestions } from './sample-questions';
import { sampleResponses } from './sample-responses';

const COLLECTED = 'park';
const RESTORE_MS = 30 * 86_400_000;
const questions = sampleQuestions.map(({ question }) => question);
const noSurvey = { title: '', description: '', introText: '', introFile: null, questions: [] };

const campaigns = (): CampaignDetail[] => [
  sampleDetail(
    {
      id: COLLECTED,
      surveyId: 's-park',
      targetResponses: 250,
      responseCount: 180,
      deliveryMethods: ['email', 'qr'],
      qrCodes: ['Library door', 'Bus stop'].map((label, at) =>
        sampleQrCode({ id: `park-${at}`, campaignId: COLLECTED, label, usageCount: 40 - at, responseCount: 12 }),
      ),
      publicUrl: '/riverside/survey/park',
    },
    questions,
  ),
  sampleDetail({
    id: 'bikes',
    surveyId: 's-bikes',
    title: 'Cycle lanes in the centre',
    description: 'Which streets need a lane first?',
    status: 'draft',
    currentStep: 'survey',
    deliveryMethods: [],
    statusHistory: [],
    startDate: null,
    responseCount: 0,
    surveyData: { ...noSurvey, title: 'Cycle lanes', questions: questions.slice(1, 3) },
  }),
  sampleDetail({
    id: 'library',
    surveyId: 's-library',
    title: 'Opening hours of the library',
    description: 'When would you come?',
    status: 'completed',
    responseCount: 0,
    surveyData: { ...noSurvey, title: 'Library', questions: questions.slice(0, 2) },
  }),
];

/** A survey in the format that the builder sends. */
interface SentSurvey {
  title: string;
  description?: string;
  introText?: string;
  introFile?: Survey['introFile'];
  questions: readonly SentQuestion[];
  revision?: number;
}

type SentQuestion = Omit<Question, 'id' | 'type' | 'required' | 'options' | 'columns'> & {
  id?: string;
  type: string;
  required?: boolean;
  options?: (QuestionOption | string)[];
  columns?: (QuestionOption | string)[];
};

const withIds = (parts: readonly (QuestionOption | string)[], prefix: string): QuestionOption[] =>
  parts.map((part, at) => (typeof part === 'string' ? { id: `${prefix}-${at}`, label: part } : part));

/** A question in the format that the server stores. Parts without ids get new ids. */
const kept = ({ id, type, required = false, options, columns, ...rest }: SentQuestion, index: number): Question => ({
  ...rest,
  id: id ?? `q${Date.now()}-${index}`,
  type: type as QuestionTypeId,
  required,
  ...(options ? { options: withIds(options, `o${index}`) } : {}),
  ...(columns ? { columns: withIds(columns, `c${index}`) } : {}),
});

const surveyOf = ({ id, surveyId, status, surveyData, revision, updatedAt }: CampaignDetail): Survey =>
  sampleSurvey({
    ...surveyData,
    id: surveyId,
    campaignId: id,
    status: status === 'active' ? 'published' : 'draft',
    publishedVersion: status === 'active' ? 1 : 0,
    hasUnpublishedChanges: status !== 'active',
    updatedAt,
    revision,
  });

const saved = ({ revision: current }: CampaignDetail, { revision, questions: sent, ...texts }: SentSurvey) => {
  if (revision !== undefined && revision !== current) throw problem('stale_revision');
  return { surveyData: { ...noSurvey, ...texts, questions: sent.map(kept) } };
};

const moved = ({ status: from, statusHistory, surveyData }: CampaignDetail, to: CampaignStatus) => {
  if (to === 'active' && surveyData.questions.length === 0) throw problem('campaign_without_questions');
  return {
    status: to,
    isOpenNow: to === 'active',
    statusHistory: [...statusHistory, { from, to, at: new Date().toISOString(), by: sampleIds.userId }],
  };
};

const created = (id: string, texts: CampaignTexts): CampaignDetail =>
  sampleDetail({
    id,
    surveyId: `s-${id}`,
    ...texts,
    status: 'draft',
    currentStep: 'setup',
    deliveryMethods: [],
    startDate: null,
    statusHistory: [],
    responseCount: 0,
    surveyData: noSurvey,
  });

/** Deleted campaigns. They last until the page is reloaded. */
const createBin = () => {
  const byId = new Map<string, { campaign: CampaignDetail; deletedAt: Date }>();
  return {
    size: () => byId.size,
    list: (): DeletedCampaign[] =>
      [...byId.values()].map(({ campaign: { id, title, status, responseCount }, deletedAt }) => ({
        id,
        title,
        status,
        responseCount,
        deletedAt: deletedAt.toISOString(),
        restorableUntil: new Date(deletedAt.getTime() + RESTORE_MS).toISOString(),
      })),
    put: (campaign: CampaignDetail): void => void byId.set(campaign.id, { campaign, deletedAt: new Date() }),
    take: (id: string): CampaignDetail => {
      const entry = byId.get(id);
      if (!entry) throw problem('campaign_not_found');
      byId.delete(id);
      return entry.campaign;
    },
  };
};

interface CodeChange {
  label?: string;
  isActive?: boolean;
  hasLogo?: boolean;
}

const codesOf = (
  get: (id: string) => CampaignDetail,
  change: (id: string, patch: Partial<CampaignDetail>) => CampaignDetail,
) => ({
  addCode: (campaignId: string, label: string): QrCode => {
    const { qrCodes } = get(campaignId);
    const code = sampleQrCode({ id: `code-${qrCodes.length}`, campaignId, label });
    change(campaignId, { qrCodes: [...qrCodes, code] });
    return code;
  },
  changeCode: ({ campaignId, codeId }: { campaignId: string; codeId: string }, patch: CodeChange = {}): QrCode => {
    const { qrCodes } = get(campaignId);
    const code = qrCodes.find(({ id }) => id === codeId);
    if (!code) throw problem('not_found');
    const changed = { ...code, ...patch };
    change(campaignId, { qrCodes: qrCodes.map((each) => (each.id === codeId ? changed : each)) });
    return changed;
  },
});

const audiencesKept = () => {
  const links = new Map<string, string>();
  return {
    audiences: () => [...links].map(([name, segmentId]) => ({ name, segmentId })),
    link: ({ name, segmentId }: { name: string; segmentId: string | null }): void => {
      if (segmentId) links.set(name, segmentId);
      else links.delete(name);
    },
  };
};

/** The sample campaigns of a council. They last until the page is reloaded. */
export const createShelf = () => {
  const byId = new Map(campaigns().map((campaign) => [campaign.id, campaign]));
  const bin = createBin();
  const responses = sampleResponses(COLLECTED);

  const get = (id: string): CampaignDetail => {
    const campaign = byId.get(id);
    if (!campaign) throw problem('campaign_not_found');
    return campaign;
  };
  const change = (id: string, patch: Partial<CampaignDetail>): CampaignDetail => {
    const before = get(id);
    const after = { ...before, ...patch, revision: before.revision + 1, updatedAt: new Date().toISOString() };
    byId.set(id, after);
    return after;
  };
  return {
    list: (): CampaignDetail[] => [...byId.values()],
    get,
    change,
    add: (texts: CampaignTexts): CampaignDetail => {
      const fresh = created(`new-${byId.size + bin.size()}`, texts);
      byId.set(fresh.id, fresh);
      return fresh;
    },
    copy: (id: string): CampaignDetail => {
      const original = get(id);
      const texts = { ...campaignTextsOf(original), title: `Copy of ${original.title}` };
      const fresh = { ...created(`new-${byId.size + bin.size()}`, texts), surveyData: original.surveyData };
      byId.set(fresh.id, fresh);
      return fresh;
    },
    move: (id: string, status: CampaignStatus): CampaignDetail => change(id, moved(get(id), status)),
    remove: (id: string): void => {
      bin.put(get(id));
      byId.delete(id);
    },
    deleted: bin.list,
    restore: (id: string): CampaignDetail => {
      const campaign = bin.take(id);
      byId.set(id, campaign);
      return campaign;
    },
    ...codesOf(get, change),
    ...audiencesKept(),
    survey: (id: string): Survey => surveyOf(get(id)),
    saveSurvey: (id: string, sent: SentSurvey): Survey => surveyOf(change(id, saved(get(id), sent))),
    responses: (id: string): Response[] => (get(id).id === COLLECTED ? responses : []),
  };
};

export type Shelf = ReturnType<typeof createShelf>;
