import { defaultCouncilSettings } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { mustRedactExports } from '../../records/council-privacy';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';

const settings = defaultCouncilSettings('UTC');
const redacting = (redactExports: boolean, revision: number) => ({
  revision,
  settings: { ...settings, privacy: { ...settings.privacy, redactExports } },
});

describe('redaction of exports (E-63)', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
  });
  afterAll(() => service.stop());
  const mustRedact = () => mustRedactExports(service.parts.deps.reader(userActor()));

  test('of a council that is not known yet, is done; of a known one, as it last said, and as no other says', async () => {
    expect(await mustRedact()).toBe(true);
    await tellOfCouncil(service, ownCouncil, redacting(false, 1));
    await tellOfCouncil(service, otherCouncil, redacting(true, 1));
    expect(await mustRedact()).toBe(false);
    await tellOfCouncil(service, ownCouncil, redacting(true, 3));
    await tellOfCouncil(service, ownCouncil, redacting(false, 2));
    expect(await mustRedact()).toBe(true);
  });
});
