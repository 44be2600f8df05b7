import { qrCodeChangedEvent } from '@folkmoot/contracts';
import type { JobState } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import {
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
  tellOfCouncil,
} from '../../testing/campaigns-service';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { openCampaignWithQrCode } from '../../testing/journey';
import { queueQrCodes, TELL_QR_CODES_JOB, type Told, tellQrCodes } from './tell-qr-codes.use-case';

describe('QR codes of a time before they were told of', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const signal = new AbortController().signal;
  const told = async () => {
    await service.settled();
    const events = service.eventsOf(qrCodeChangedEvent);
    return events.map(({ councilId, payload: { code } }) => `${councilId} ${code.id} ${code.isActive}`).sort();
  };

  it('told of once, each in its council and as it is; from a checkpoint only those after it', async () => {
    const mine = await openCampaignWithQrCode(service);
    const theirs = await openCampaignWithQrCode(service, userActor({ councilId: otherCouncil }));
    const all = [`${ownCouncil} ${mine.codeId} true`, `${otherCouncil} ${theirs.codeId} true`].sort();
    expect(await told()).toEqual(all);
    service.forgetEvents();
    const saved: (Told | undefined)[] = [];
    const save = async ({ checkpoint }: { checkpoint?: Told }) => void saved.push(checkpoint);
    await tellQrCodes(service.parts.deps, { checkpoint: null, signal, save });
    expect(await told()).toEqual(all);
    const [first = '', last = ''] = [mine.codeId, theirs.codeId].sort();
    expect(saved).toEqual([{ afterId: last }]);
    service.forgetEvents();
    await tellQrCodes(service.parts.deps, { checkpoint: { afterId: first }, signal, save });
    expect(await told()).toEqual(all.filter((line) => line.includes(last)));
    service.forgetEvents();
    await tellQrCodes(service.parts.deps, { checkpoint: { afterId: last }, signal, save });
    expect(await told()).toEqual([]);
  });

  it('told of by a start of the service, without anybody asking', async () => {
    const { codeId } = await openCampaignWithQrCode(service);
    await service.settled();
    service.forgetEvents();
    const again = await startAnotherInstance(service);
    const [run] = await again.jobs.list(TELL_QR_CODES_JOB, 1);
    expect(run?.state).toMatch(/queued|running|done/);
    // Either instance may hand over what both have in their database.
    const events = () => [service, again].flatMap((one) => one.eventsOf(qrCodeChangedEvent));
    const isTold = () => events().some(({ payload }) => payload.code.id === codeId);
    const deadline = Date.now() + 20_000;
    while (!isTold() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isTold()).toBe(true);
    await again.stop();
  });

  it('none at all: nothing is queued', async () => {
    const schedule = jest.fn();
    await queueQrCodes({ ...fakeDeps().deps, jobs: { list: async () => [], schedule } });
    expect(schedule).not.toHaveBeenCalled();
  });

  it.each<[JobState | null, number]>([
    [null, 1],
    ['queued', 0],
    ['running', 0],
    ['done', 0],
    ['failed', 1],
    ['cancelled', 1],
  ])('at a start, the last run %p: is queued %i times', async (state, expected) => {
    const queued: string[] = [];
    const jobs = {
      list: async () => (state ? [{ state }] : []) as never,
      schedule: async (name: string) => {
        queued.push(name);
        return 'run';
      },
    };
    await queueQrCodes({ ...service.parts.deps, jobs });
    expect(queued.length).toBe(expected);
  });
});
