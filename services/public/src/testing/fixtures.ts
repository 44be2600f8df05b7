import {
  type CampaignSnapshot,
  type Council,
  campaignChangedEvent,
  campaignPublishedEvent,
  councilChangedEvent,
  type OptInPageSnapshot,
  optInPageChangedEvent,
  type SurveyVersion,
  type Tag,
  tagChangedEvent,
} from '@folkmoot/contracts';
import { startTestService, type TestService } from '@folkmoot/service-kit/testing';
import { publicService } from '../app';
import { knownConsultationsOf } from '../entities/consultation';
import { residentSurveysOf } from '../entities/demo-survey';
import { createStartTokens, type Start } from '../entities/published-survey';
import { knownCodesOf } from '../entities/qr-code';
import { knownPlacesOf } from '../entities/signup-page';
import { keepFilesOf } from '../features/files';
import { flushPageViews } from '../features/page-views';
import { keepResultsOf } from '../features/results';
import { reportWatches } from '../features/under-attack';
import { flushVisits } from '../features/visits';

export { sampleCouncil as aCouncil } from '@folkmoot/service-kit/testing';

export const START_TOKEN_KEY = 'a key for start tokens of thirty-two letters';

export const SUBSCRIBER_KEY = 'a key for subscribers of thirty-two letters!';

/** The headers that browsers send with requests of a page's script. */
export const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  origin: 'http://localhost:8080',
} as const;

/** The start token of a survey's page that was opened just now. */
export const pageToken = (
  { clock }: Pick<TestService<unknown>, 'clock'>,
  campaignId: string,
  overrides: Partial<Start> = {},
): string =>
  createStartTokens(START_TOKEN_KEY).issue({
    campaignId,
    version: 1,
    round: 1,
    issuedAt: clock.now(),
    referrerType: 'direct',
    qrCodeId: null,
    invitationId: null,
    issuedTo: 'page',
    ...overrides,
  });

export const aSnapshot = (overrides: Partial<CampaignSnapshot> = {}): CampaignSnapshot => ({
  id: 'campaign_1',
  councilId: 'council_own',
  title: 'Parks',
  description: 'What our parks need',
  status: 'active',
  frequency: 'once',
  startDate: '2026-03-01T00:00:00.000Z',
  endDate: null,
  publishedVersion: 1,
  isDeleted: false,
  revision: 5,
  ...overrides,
});

export const aVersion = (overrides: Partial<SurveyVersion> = {}): SurveyVersion => ({
  campaignId: 'campaign_1',
  councilId: 'council_own',
  version: 1,
  series: 1,
  publishedAt: '2026-03-01T00:00:00.000Z',
  title: 'Parks',
  description: 'What our parks need',
  introText: '',
  introFile: null,
  questions: [
    { id: 'q1', type: 'text', title: 'What should we change?', required: true },
    { id: 'q2', type: 'rating', title: 'How do you like the parks?', required: false },
  ],
  ...overrides,
});

type Service = Pick<TestService<unknown>, 'receive'>;

const aggregate = (type: string, id: string, revision: number) => ({ type, id, revision });

export const publishCouncil = (service: Service, council: Council) =>
  service.receive(councilChangedEvent, {
    aggregate: aggregate('council', council.id, council.revision),
    councilId: council.id,
    payload: { council },
  });

export const publishCampaign = (service: Service, campaign: CampaignSnapshot) =>
  service.receive(campaignChangedEvent, {
    aggregate: aggregate('campaign', campaign.id, campaign.revision),
    councilId: campaign.councilId,
    payload: { change: 'edited', campaign },
  });

export const publishVersion = (service: Service, version: SurveyVersion) =>
  service.receive(campaignPublishedEvent, {
    aggregate: aggregate('survey', version.campaignId, version.version),
    councilId: version.councilId,
    payload: { version },
  });

/** Publishes all events that make a survey visible: council, version, campaign. */
export const publishSurvey = async (
  service: Service,
  campaign: CampaignSnapshot,
  version: Partial<SurveyVersion> = {},
) => {
  const { id: campaignId, councilId } = campaign;
  await publishVersion(service, aVersion({ campaignId, councilId, ...version }));
  await publishCampaign(service, campaign);
};

/** An active page with one field, the address, as D2 makes it. */
export const aPage = (overrides: Partial<OptInPageSnapshot> = {}): OptInPageSnapshot => ({
  id: 'page_1',
  councilId: 'council_own',
  title: 'News',
  description: 'What we are up to',
  slug: 'news',
  formerSlugs: [],
  isActive: true,
  isDeleted: false,
  fields: [{ id: 'email', type: 'email', label: 'Email Address', placeholder: 'you@example.com', required: true }],
  styling: { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' },
  tagIds: ['tag_news', 'tag_parks'],
  revision: 1,
  ...overrides,
});

export const aTag = (overrides: Partial<Tag> = {}): Omit<Tag, 'subscriberCount'> => ({
  id: 'tag_news',
  councilId: 'council_own',
  createdBy: 'u1',
  name: 'Council news',
  description: 'Decisions and meetings',
  color: '#2563eb',
  isDefault: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...overrides,
});

export const publishPage = (service: Service, page: OptInPageSnapshot) =>
  service.receive(optInPageChangedEvent, {
    aggregate: aggregate('opt-in-page', page.id, page.revision),
    councilId: page.councilId,
    payload: { page },
  });

export const publishTag = (service: Service, tag: ReturnType<typeof aTag>, isDeleted = false) =>
  service.receive(tagChangedEvent, {
    aggregate: aggregate('tag', tag.id, tag.revision),
    councilId: tag.councilId,
    payload: { tag, isDeleted },
  });

const testConfig = {
  startTokenKey: START_TOKEN_KEY,
  publicOrigin: 'http://localhost:8080',
  productName: 'Folkmoot',
  supportEmail: 'support@folkmoot.example',
  dataDir: './no-data',
  adminUrl: 'http://127.0.0.1:9',
  campaignsUrl: 'http://127.0.0.1:9',
  subscribersUrl: 'http://127.0.0.1:9',
  subscriberKey: SUBSCRIBER_KEY,
  staticDir: './no-build',
  remotesFile: './no-build/remotes.json',
};

type Beside = Parameters<typeof startTestService>[1]['beside'];

type Parts = Awaited<ReturnType<typeof publicService.compose>>;

/** The work of the service's pollers, to be done at once. */
export const workOf = ({ app }: Pick<Parts, 'app'>) => ({
  /** Reads changed data again. */
  refresh: async (): Promise<void> => {
    knownPlacesOf(app).forget();
    knownCodesOf(app).forget();
    await residentSurveysOf(app).refresh();
    await knownConsultationsOf(app).refresh();
  },
  /** Writes the visits and views that were counted so far. */
  flush: async (): Promise<void> => {
    await flushVisits(app);
    await flushPageViews(app);
  },
  /** Reports which campaigns are watchful. */
  reportWatches: (): Promise<void> => reportWatches(app),
  /** Fetches the files of published results. */
  keepResults: async (): Promise<void> => void (await keepResultsOf(app)()),
  /** Fetches the files of published surveys. */
  keepFiles: async (): Promise<void> => void (await keepFilesOf(app)()),
});

export const startPublicService = async (config: Partial<typeof testConfig> = {}, beside?: Beside) => {
  const service = await startTestService(publicService, {
    config: { ...testConfig, ...config },
    ...(beside ? { beside } : {}),
  });
  return { ...service, ...workOf(service.parts) };
};
export type PublicTestService = Awaited<ReturnType<typeof startPublicService>>;

let made = 0;

/** A new database per test would be slow. Ids that are unique per test separate the tests instead. */
export const freshId = (prefix: string): string => {
  made += 1;
  return `${prefix}_${made}`;
};
