import { defaultCouncilSettings } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { mustRedactExports } from '../../entities/council';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';

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
  const mustRedact = () => mustRedactExports(repositoriesOf(service, userActor()));

  test('exports are redacted when the council is unknown, and otherwise by its last setting', async () => {
    expect(await mustRedact()).toBe(true);
    await publishCouncil(service, ownCouncil, redacting(false, 1));
    await publishCouncil(service, otherCouncil, redacting(true, 1));
    expect(await mustRedact()).toBe(false);
    await publishCouncil(service, ownCouncil, redacting(true, 3));
    await publishCouncil(service, ownCouncil, redacting(false, 2));
    expect(await mustRedact()).toBe(true);
  });
});
