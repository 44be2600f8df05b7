import { type Council, councilChangedEvent } from '@folkmoot/contracts';
import { type ManualClock, sampleCouncil, startTestService } from '@folkmoot/service-kit/testing';
import { campaignsService } from '../app';

/** Configuration of this service in addition to the kit's. */
const own = {
  publicOrigin: 'https://folkmoot.example',
  productName: 'Folkmoot',
  supportEmail: 'support@folkmoot.example',
  dataDir: '',
  demoData: false,
  clamavUrl: undefined,
  adminUrl: undefined,
  subscribersUrl: undefined,
  aiPrivateHosts: ['127.0.0.1'],
};

/** Starts the service with its own database. */
export const startCampaigns = (
  config: { demoData?: boolean; clamavUrl?: string; adminUrl?: string; subscribersUrl?: string } = {},
  clock?: ManualClock,
) =>
  startTestService(campaignsService, {
    config: { ...own, ...config },
    ...(clock ? { clock } : {}),
  });

/** Starts the service as in the product: a job runs as soon as work is written. */
export const startWakingCampaigns = () => startTestService(campaignsService, { config: own, wakesJobs: true });

/** Starts another instance of the service with the same database and clock. */
export const startAnotherInstance = (service: TestCampaigns) =>
  startTestService(campaignsService, { config: own, beside: service });

export type TestCampaigns = Awaited<ReturnType<typeof startCampaigns>>;

export const councilOf = (id: string, overrides: Partial<Council> = {}): Council =>
  sampleCouncil({ id, name: 'Riverside', ...overrides });

/** Delivers a council snapshot, as an event of the admin service does. */
export const publishCouncil = (service: TestCampaigns, id: string, overrides: Partial<Council> = {}): Promise<void> =>
  service.receive(councilChangedEvent, {
    aggregate: { type: 'council', id, revision: overrides.revision ?? 1 },
    payload: { council: councilOf(id, overrides) },
    councilId: id,
  });
