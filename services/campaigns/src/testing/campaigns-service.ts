import { type Council, councilChangedEvent } from '@folkmoot/contracts';
import { type ManualClock, sampleCouncil, startTestService } from '@folkmoot/service-kit/testing';
import { campaignsService } from '../app';

/** What the service's configuration has beyond the kit's. */
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

/** The service on a database of its own. */
export const startCampaigns = (
  config: { demoData?: boolean; clamavUrl?: string; adminUrl?: string; subscribersUrl?: string } = {},
  clock?: ManualClock,
) =>
  startTestService(campaignsService, {
    config: { ...own, ...config },
    ...(clock ? { clock } : {}),
  });

/** Another instance of the same service, on its database and with its clock. */
export const startAnotherInstance = (service: TestCampaigns) =>
  startTestService(campaignsService, { config: own, beside: service });

export type TestCampaigns = Awaited<ReturnType<typeof startCampaigns>>;

export const councilOf = (id: string, given: Partial<Council> = {}): Council =>
  sampleCouncil({ id, name: 'Riverside', ...given });

/** Tells the service of a council, as the admin service would. */
export const tellOfCouncil = (service: TestCampaigns, id: string, given: Partial<Council> = {}): Promise<void> =>
  service.receive(councilChangedEvent, {
    aggregate: { type: 'council', id, revision: given.revision ?? 1 },
    payload: { council: councilOf(id, given) },
    councilId: id,
  });
