import type {
  Campaign,
  CampaignDetail,
  QrCode,
  Question,
  Segment,
  Survey,
  SurveyListItem,
  SurveyTemplate,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { parkSurvey } from '@folkmoot/sample-data/park';
import { sampleSegment as segmentInMemory } from '@folkmoot/sample-data/subscribers';

const MOMENT = '2026-10-01T09:00:00.000Z';

/** An active campaign of the sample council, for tests and for the standalone page. */
export const sampleCampaign = (patch: Partial<Campaign> = {}): Campaign => ({
  id: 'c1',
  councilId: sampleIds.councilId,
  surveyId: 's1',
  createdBy: sampleIds.userId,
  title: parkSurvey.title,
  description: 'What should the park become?',
  labels: [],
  targetAudience: 'All Residents',
  targetResponses: 100,
  status: 'active',
  currentStep: 'active',
  frequency: 'once',
  deliveryMethods: ['qr'],
  deliveryConfig: {},
  startDate: MOMENT,
  endDate: null,
  isOpenNow: (patch.status ?? 'active') === 'active',
  round: { number: 1, opensAt: MOMENT, closesAt: null },
  nextOpensAt: null,
  statusHistory: [{ from: 'ready', to: 'active', at: MOMENT, by: sampleIds.userId }],
  qrCodes: [],
  responseCount: 24,
  publicUrl: 'https://folkmoot.example/riverside/survey/c1',
  shortName: null,
  shortUrl: null,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  revision: 3,
  ...patch,
});

export const sampleDetail = (patch: Partial<CampaignDetail> = {}, questions: Question[] = []): CampaignDetail => ({
  ...sampleCampaign(patch),
  surveyData: { title: 'Riverside Park Survey', description: '', introText: '', introFile: null, questions },
  timezone: 'Europe/London',
  openDays: 1,
  retention: { own: null, ofCouncil: null, longest: null, days: null },
  ...patch,
});

export const sampleSurvey = (patch: Partial<Survey> = {}): Survey => ({
  id: 's1',
  councilId: sampleIds.councilId,
  campaignId: 'c1',
  createdBy: sampleIds.userId,
  title: 'Riverside Park Survey',
  description: '',
  introText: '',
  introFile: null,
  questions: [],
  status: 'draft',
  publishedVersion: 0,
  hasUnpublishedChanges: true,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  revision: 1,
  ...patch,
});

export const sampleQrCode = (patch: Partial<QrCode> = {}): QrCode => ({
  id: 'q1',
  campaignId: 'c1',
  label: 'QR code',
  qrCodeUrl: '/api/campaigns/c1/qr-codes/q1.png',
  qrCodeData: 'https://folkmoot.example/q/q1',
  accessUrl: 'https://folkmoot.example/q/q1',
  isActive: true,
  hasLogo: false,
  usageCount: 0,
  responseCount: 0,
  ...patch,
});

export const sampleSegment = (patch: Partial<Segment> = {}): Segment =>
  segmentInMemory({ id: 'seg-1', name: 'Park friends', size: 1300, activeSize: 1240, ...patch });

export const sampleListItem = (patch: Partial<SurveyListItem> = {}): SurveyListItem => ({
  id: 's1',
  campaignId: 'c1',
  campaignTitle: parkSurvey.title,
  campaignStatus: 'active',
  title: 'Riverside Park Survey',
  description: 'What should the park become?',
  questionCount: 8,
  estimatedMinutes: 4.2,
  languages: ['en', 'cy'],
  responseCount: 24,
  updatedAt: MOMENT,
  ...patch,
});

export const sampleTemplate = (patch: Partial<SurveyTemplate> = {}): SurveyTemplate => ({
  id: 'park',
  title: 'A park for everyone',
  description: 'Before a park is changed.',
  topic: 'Parks',
  questionCount: 1,
  estimatedMinutes: 1,
  content: {
    title: 'A park for everyone',
    description: '',
    introText: '',
    introFile: null,
    questions: [{ id: 'q1', type: 'text', title: 'What do you miss?', required: false }],
  },
  ...patch,
});
