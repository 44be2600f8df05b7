import {
  eraseResponseOperation,
  fetchPublishedFileOperation,
  getPublicationOperation,
  listResponsesOperation,
  type PublicationChoice,
  type PublicationVersion,
  putPublicationOperation,
  resultsAnswersRemovedEvent,
  setRetentionOperation,
  systemActor,
  withdrawVersionOperation,
} from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';
import { manualClock, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { decideAnswer, openWithAnswers, reviewAnswers } from '../../testing/published-answers';
import { expireResponses } from './expire-responses.use-case';

const as = userActor();
const DONE_MS = 60_000;

jest.setTimeout(DONE_MS * 2);

describe('published written answers', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-03-05T09:00:00.000Z'));
    await publishCouncil(service, ownCouncil, { slug: 'riverside' });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.clock.set('2026-03-05T09:00:00.000Z'));

  /** A version with reviewed answers, of which the responses get older than what the council keeps. */
  const publishAnswers = async (patch: Partial<PublicationChoice>) => {
    const { ofPlain, body, wish, publishPlain } = await openWithAnswers(service, patch);
    for (const made of [1, 2, 3, 4, 5, 6]) await wish(`More benches, ${made}`);
    await service.settled();
    for (const each of await reviewAnswers(service, ofPlain, 6)) {
      await decideAnswer(service, each, { ...ofPlain, decision: 'accept' });
    }
    service.clock.set('2026-05-01T09:00:00.000Z');
    await publishPlain();
    const versionNow = async () =>
      (await service.call(getPublicationOperation, { as, params: ofPlain })).body.versions[0];
    const read = async (file: 'results.json' | 'responses.csv' | 'codebook.json') => {
      const params = { ...ofPlain, version: '1', file };
      return (await service.call(fetchPublishedFileOperation, { as: systemActor('public', ownCouncil), params })).text;
    };
    const checksumsOf = async () => {
      const files = ['results.json', 'responses.csv', 'codebook.json'] as const;
      return Promise.all(files.map(async (file) => ({ file, sha256: hashOf(Buffer.from(await read(file))) })));
    };
    return { ofPlain, body, wish, versionNow, read, checksumsOf };
  };
  const expireAll = async ({ campaignId }: { campaignId: string }) => {
    service.clock.set('2026-06-01T09:00:00.000Z');
    const body = { retentionDays: 30 };
    const set = await service.call(setRetentionOperation, { as, params: { campaignId }, body });
    expect(set.status).toBe(200);
    await expireResponses(systemContextOf(service), new AbortController().signal);
    await service.settled();
  };
  const wasRemoved = (versionNow: () => Promise<PublicationVersion | undefined>) => async () =>
    ((await versionNow())?.answersRemovedAt ?? null) !== null;

  test('written answers go with the responses that retention deletes, counts stay, and checksums are those of the files', async () => {
    const { ofPlain, versionNow, read, checksumsOf } = await publishAnswers({});
    const before = JSON.parse(await read('results.json'));
    expect(await read('responses.csv')).toContain('More benches, 3');
    await expireAll(ofPlain);
    await until(wasRemoved(versionNow), DONE_MS);
    const [results, csv] = [JSON.parse(await read('results.json')), await read('responses.csv')];
    expect(csv + JSON.stringify(results)).not.toContain('More benches');
    expect(csv).toContain('wish,');
    expect(results).toMatchObject({ responses: before.responses, answersRemovedAt: '2026-06-01T09:00:00.000Z' });
    expect(results.questions[0].answers).toEqual({ published: 6, withheld: 0, examples: [] });
    expect(JSON.parse(await read('codebook.json')).answersRemovedAt).toBe('2026-06-01T09:00:00.000Z');
    const checksums = await checksumsOf();
    expect((await versionNow())?.checksums).toEqual(checksums);
    await service.settled();
    const events = service
      .eventsOf(resultsAnswersRemovedEvent)
      .filter(({ payload }) => payload.campaignId === ofPlain.campaignId);
    expect(events.map(({ payload }) => payload)).toEqual([
      { campaignId: ofPlain.campaignId, version: 1, removedAt: '2026-06-01T09:00:00.000Z', checksums },
    ]);
  });

  test('written answers stay when the council keeps them, and go when it changes its mind', async () => {
    const { ofPlain, body, versionNow, read } = await publishAnswers({ answersAfterRetention: 'kept' });
    await expireAll(ofPlain);
    expect((await versionNow())?.answersRemovedAt).toBeNull();
    expect(await read('responses.csv')).toContain('More benches, 3');
    await service.call(withdrawVersionOperation, { as, params: { ...ofPlain, version: '1' }, body: { reason: 'Old' } });
    const removed = { ...body, answersAfterRetention: 'removed' as const };
    await service.call(putPublicationOperation, { as, params: ofPlain, body: removed });
    await until(wasRemoved(versionNow), DONE_MS);
    expect(await read('responses.csv')).not.toContain('More benches');
  });

  test('an answer that its author deletes takes the written answers of its version along, another one does not', async () => {
    const { ofPlain, wish, versionNow, read } = await publishAnswers({});
    const { items } = (await service.call(listResponsesOperation, { as, params: ofPlain })).body;
    const erase = (responseId: string) =>
      service.call(eraseResponseOperation, {
        as: systemActor('public', ownCouncil),
        body: { campaignId: ofPlain.campaignId, responseId, isOnItsWay: false },
      });
    const late = await wish('More benches, 1', '2026-05-02T09:00:00.000Z');
    await service.settled();
    expect((await erase(late.responseId)).body).toMatchObject({ outcome: 'erased' });
    await service.settled();
    expect((await versionNow())?.answersRemovedAt).toBeNull();
    expect((await erase(items[0]?.id ?? '')).body).toMatchObject({ outcome: 'erased' });
    await until(wasRemoved(versionNow), DONE_MS);
    expect(await read('responses.csv')).not.toContain('More benches');
  });
});
