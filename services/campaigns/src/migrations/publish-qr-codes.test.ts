import { qrCodeChangedEvent } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startAnotherInstance, startCampaigns, type TestCampaigns } from '../testing/campaigns-service';
import { openCampaignWithQrCode } from '../testing/journey';
import { runMigration } from '../testing/migration-context';
import { publishQrCodes } from './0002-publish-qr-codes';

describe('QR codes that were never published', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service?.stop());

  const publishedCodes = async () => {
    await service.settled();
    const events = service.eventsOf(qrCodeChangedEvent);
    return events.map(({ councilId, payload: { code } }) => `${councilId} ${code.id} ${code.isActive}`).sort();
  };

  it('each code is published once in its council and its current state, starting after the position', async () => {
    const mine = await openCampaignWithQrCode(service);
    const theirs = await openCampaignWithQrCode(service, userActor({ councilId: otherCouncil }));
    const all = [`${ownCouncil} ${mine.codeId} true`, `${otherCouncil} ${theirs.codeId} true`].sort();
    expect(await publishedCodes()).toEqual(all);
    service.forgetEvents();
    const [first = '', last = ''] = [mine.codeId, theirs.codeId].sort();
    expect(await runMigration(service, publishQrCodes)).toEqual([{ afterId: last }]);
    expect(await publishedCodes()).toEqual(all);
    service.forgetEvents();
    await runMigration(service, publishQrCodes, { afterId: first });
    expect(await publishedCodes()).toEqual(all.filter((line) => line.includes(last)));
    service.forgetEvents();
    await runMigration(service, publishQrCodes, { afterId: last });
    expect(await publishedCodes()).toEqual([]);
  });

  it('codes are published when the service starts on a database of an older version', async () => {
    const { codeId } = await openCampaignWithQrCode(service);
    await service.settled();
    service.forgetEvents();
    const records = service.connection.collection('data_migrations');
    await records.deleteMany({});
    const again = await startAnotherInstance(service);
    // Both instances share the database, so either one may publish.
    const events = () => [service, again].flatMap((instance) => instance.eventsOf(qrCodeChangedEvent));
    const published = () => events().find(({ payload }) => payload.code.id === codeId);
    const isDone = async () => (await records.countDocuments({ state: { $in: ['done', 'settling'] } })) === 5;
    await until(async () => (await isDone()) && published() !== undefined);
    expect(published()).toBeDefined();
    expect(await records.find({}).sort({ number: 1 }).toArray()).toMatchObject([
      { name: 'number-responses', state: 'settling' },
      { name: 'publish-qr-codes', state: 'done' },
      { name: 'publish-states', state: 'done' },
      { name: 'fold-search-texts', state: 'settling' },
      { name: 'publish-labels', state: 'done' },
    ]);
    await again.stop();
  });
});
