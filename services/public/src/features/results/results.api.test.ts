import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  campaignErasedEvent,
  commitmentsChangedEvent,
  getPublishedFileOperation,
  getPublishedResultsOperation,
  hearBackCountedEvent,
  resultsAnswersRemovedEvent,
  resultsFiles,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
} from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';
import { until } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { testBundle, testStatic } from '../../testing/release';

let mockRendered = 0;

jest.mock('../../integrations/rendering/module-import', () => ({
  importModule: async () => {
    const bundle = testBundle();
    const renderPage: typeof bundle.renderPage = (...page) => {
      mockRendered += 1;
      return bundle.renderPage(...page);
    };
    return { ...bundle, renderPage };
  },
}));

const commitment = {
  id: 'p1',
  said: 12,
  saidBy: 'answers' as const,
  fewerThan: null,
  response: 'planned' as const,
  because: '',
  owner: '',
  dueOn: null,
  history: [],
  links: [],
};

/** More than a document of the database can have. */
const LARGE_VERSION = 9;
const LARGE_LINES = 600_000;

const countsOf = (version: string, text = 'counts'): string =>
  version === `${LARGE_VERSION}`
    ? 'What one person wrote: more █████\n'.repeat(LARGE_LINES)
    : `${text} of version ${version}`;

const contentOf = (version: string, file: string, text = 'counts'): string =>
  file === 'responses.csv'
    ? countsOf(version, text)
    : JSON.stringify({
        title: `Version ${version} of the park: ${file}`,
        text,
        language: 'en',
        minimumCell: 5,
        questions: [],
        translations: { cy: { title: `Fersiwn ${version}`, questions: {} } },
      });

const checksums = (version: number, text?: string) =>
  resultsFiles.map((file) => ({ file, sha256: hashOf(Buffer.from(contentOf(`${version}`, file, text))) }));

/** A fake campaigns service that can be unavailable. */
const campaigns = async () => {
  let isAway = false;
  const texts = new Map<string, string>();
  const requests: string[] = [];
  let beforeAnswer = async (): Promise<void> => undefined;
  const server: Server = createServer(async (req, res) => {
    const [version = '', file = ''] = req.url?.split('/').slice(-2) ?? [];
    requests.push(`${version} ${file}`);
    if (isAway) return void res.writeHead(503).end();
    await beforeAnswer();
    res.writeHead(200, { 'content-type': 'text/plain' }).end(contentOf(version, file, texts.get(version)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    change: (version: string, text: string) => {
      texts.set(version, text);
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    /** Runs before each file is sent. */
    meanwhile: (work: () => Promise<void>) => {
      beforeAnswer = work;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe('published results', () => {
  let origin: Awaited<ReturnType<typeof campaigns>>;
  let files: Awaited<ReturnType<typeof testStatic>>;
  let service: PublicTestService;
  let campaignId: string;
  beforeAll(async () => {
    origin = await campaigns();
    files = await testStatic();
    await files.release('one');
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ campaignsUrl: origin.url, staticDir, remotesFile });
    await publishCouncil(service, aCouncil({ id: 'council_own', slug: 'riverside' }));
    await publishCouncil(service, aCouncil({ id: 'council_other', slug: 'hillview' }));
  });
  afterAll(async () => {
    await service.stop();
    await origin.stop();
    await files.remove();
  });
  beforeEach(async () => {
    campaignId = freshId('campaign');
    origin.goAway(false);
    origin.change('1', 'counts');
    await publishSurvey(service, aSnapshot({ id: campaignId, shortName: campaignId.replace('_', '-') }));
    await service.refresh();
  });

  const receivePublished = (version: number, sums = checksums(version)) =>
    service.receive(resultsPublishedEvent, {
      aggregate: { type: 'publication', id: `${campaignId}.${version}`, revision: 2 },
      councilId: 'council_own',
      payload: { campaignId, version, publishedAt: '2026-03-05T09:00:00.000Z', note: '', checksums: sums },
    });
  const publish = async (version: number) => {
    await receivePublished(version);
    await service.keepResults();
  };
  const receiveWithdrawal = async (version: number) => {
    await service.receive(resultsWithdrawnEvent, {
      aggregate: { type: 'publication', id: `${campaignId}.${version}`, revision: 3 },
      councilId: 'council_own',
      payload: { campaignId, version, withdrawnAt: '2026-03-06T09:00:00.000Z', reason: 'A mistake' },
    });
  };
  const withdraw = async (version: number) => {
    await receiveWithdrawal(version);
    await service.keepResults();
  };
  const pageAt = async (slug = 'riverside', name = campaignId) => {
    const response = await fetch(`${service.url}/${slug}/results/${name}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text(), location: response.headers.get('location') };
  };
  const latest = () => service.call(getPublishedResultsOperation, { params: { campaignId } });
  const fileOf = (version: number, file: 'responses.csv' | 'codebook.json') =>
    service.call(getPublishedFileOperation, { params: { campaignId, version: `${version}`, file } });

  test('a page and files are there once the files are, also while campaigns is away', async () => {
    expect((await pageAt()).status).toBe(404);
    origin.goAway(true);
    await publish(1);
    expect((await pageAt()).status).toBe(404);
    origin.goAway(false);
    await service.keepResults();
    origin.goAway(true);
    expect(await pageAt()).toMatchObject({ status: 200, text: expect.stringContaining('Version 1 of the park') });
    expect((await pageAt('riverside', campaignId.replace('_', '-'))).status).toBe(200);
    expect((await latest()).text).toBe(contentOf('1', 'results.json'));
    const csv = await fileOf(1, 'responses.csv');
    expect(csv.text).toBe(contentOf('1', 'responses.csv'));
    expect(csv.headers.get('etag')).toBe(`"${hashOf(Buffer.from(csv.text))}"`);
    expect(csv.headers.get('content-disposition')).toContain('attachment');
  });

  test('the latest version is shown, every version keeps its address, and a withdrawn one is gone', async () => {
    await publish(1);
    await publish(2);
    expect((await pageAt()).text).toContain('Version 2 of the park');
    expect((await fileOf(1, 'codebook.json')).text).toBe(contentOf('1', 'codebook.json'));
    await withdraw(2);
    expect((await pageAt()).text).toContain('Version 1 of the park');
    expect([(await fileOf(2, 'codebook.json')).status, (await fileOf(1, 'codebook.json')).status]).toEqual([410, 200]);
    await withdraw(1);
    expect(await pageAt()).toMatchObject({ status: 410, text: expect.stringContaining('A mistake') });
    expect((await latest()).status).toBe(410);
    expect((await fileOf(3, 'codebook.json')).status).toBe(404);
  });

  test('a file that is larger than a document is kept in parts, and is sent as it was published', async () => {
    await publish(LARGE_VERSION);
    const parts = service.connection.collection('results_files');
    expect(await parts.countDocuments({ campaignId, name: 'responses.csv' })).toBeGreaterThan(2);
    origin.goAway(true);
    const { text, headers, status } = await fileOf(LARGE_VERSION, 'responses.csv');
    expect([status, hashOf(Buffer.from(text))]).toEqual([200, headers.get('etag')?.slice(1, -1)]);
    expect(text.length).toBe(countsOf(`${LARGE_VERSION}`).length);
    await withdraw(LARGE_VERSION);
    expect(await parts.countDocuments({ campaignId })).toBe(0);
  });

  test('a version that is withdrawn while its files are received leaves none', async () => {
    origin.meanwhile(async () => {
      origin.meanwhile(async () => undefined);
      await receiveWithdrawal(1);
    });
    await publish(1);
    expect((await pageAt()).status).toBe(410);
    expect(await service.connection.collection('results_files').countDocuments({ campaignId })).toBe(0);
  });

  test('a file that is not what was published is fetched again, and is not shown', async () => {
    origin.change('1', 'garbled');
    await receivePublished(1, checksums(1));
    await service.keepResults();
    expect((await pageAt()).status).toBe(404);
    origin.change('1', 'counts');
    await service.keepResults();
    expect((await pageAt()).status).toBe(200);
  });

  test('a withdrawal that is received before its version wins', async () => {
    await withdraw(1);
    await publish(1);
    expect((await pageAt()).status).toBe(410);
  });

  test('results are not at the address of another council, and go with their campaign', async () => {
    await publish(1);
    expect((await pageAt('hillview')).status).toBe(404);
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 9 },
      councilId: 'council_own',
      payload: { campaignId },
    });
    await service.refresh();
    await service.keepResults();
    expect((await pageAt()).status).toBe(404);
    for (const name of ['results_copies', 'results_files'])
      expect(await service.connection.collection(name).countDocuments({ campaignId })).toBe(0);
  });

  test('the page shows commitments as they are now, and not those of others', async () => {
    await publish(1);
    const commit = (id: string, sentence: string, revision: number) =>
      service.receive(commitmentsChangedEvent, {
        aggregate: { type: 'commitments', id, revision },
        councilId: 'council_own',
        payload: { campaignId: id, change: 'changed', revision, points: [{ ...commitment, sentence }] },
      });
    await commit(campaignId, 'More benches', 1);
    await commit('another', 'More lamps', 1);
    expect((await pageAt()).text).toContain('More benches');
    await commit(campaignId, 'Twelve benches', 2);
    const { text } = await pageAt();
    expect([text.includes('Twelve benches'), text.includes('More')]).toEqual([true, false]);
    expect(text).toContain(`/riverside/commitments?campaign=${campaignId}`);
  });

  const encodedPage = async (acceptEncoding: string) => {
    const { port } = new URL(service.url);
    return new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const path = `/riverside/results/${campaignId}`;
      get({ port, path, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
      }).on('error', reject);
    });
  };

  test('a page is sent compressed to browsers that accept it, and lets no script run', async () => {
    await publish(1);
    const [br, gzipped, plain] = await Promise.all(['gzip, br', 'gzip, br;q=0', 'identity'].map(encodedPage));
    expect([br, gzipped, plain].map((answer) => answer?.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(`${plain?.bytes}`);
    expect(gunzipSync(gzipped?.bytes ?? '').toString()).toBe(`${plain?.bytes}`);
    expect(br?.headers.vary).toBe('Accept-Encoding');
    const policy = `${br?.headers['content-security-policy']}`;
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(`${plain?.bytes}`).toContain(`nonce="${nonce}"`);
    expect(policy).toMatch(/^default-src 'none'; style-src/);
  });

  test('a page is rendered once until something on it changes', async () => {
    await publish(1);
    mockRendered = 0;
    await Promise.all([1, 2, 3].map(() => pageAt()));
    await pageAt('riverside', campaignId.replace('_', '-'));
    expect(mockRendered).toBe(1);
    await publish(2);
    expect((await pageAt()).text).toContain('Version 2 of the park');
    await publishCouncil(
      service,
      aCouncil({ id: 'council_own', slug: 'riverside', name: 'Another name', revision: 7 }),
    );
    await service.refresh();
    expect((await pageAt()).text).toContain('Another name');
    expect(mockRendered).toBe(3);
  });

  test('a page that was sent is made again when people heard back, and when there is a release of the pages', async () => {
    await publish(1);
    await pageAt();
    await service.receive(hearBackCountedEvent, {
      aggregate: { type: 'hear-back', id: campaignId, revision: 1 },
      councilId: 'council_own',
      payload: { campaignId, heardBack: 12, isOver: false },
    });
    await until(async () => (await pageAt()).text.includes('"heardBack":12'));
    mockRendered = 0;
    await files.release('two');
    await until(async () => {
      await pageAt();
      return mockRendered === 1;
    });
  });

  test('a page that was sent is made again on the next day of the council, and when the council is suspended', async () => {
    await publish(1);
    service.clock.set('2026-03-05T23:30:00.000Z');
    await service.receive(commitmentsChangedEvent, {
      aggregate: { type: 'commitments', id: campaignId, revision: 1 },
      councilId: 'council_own',
      payload: {
        campaignId,
        change: 'changed',
        revision: 1,
        points: [{ ...commitment, sentence: 'More benches', dueOn: '2026-03-05' }],
      },
    });
    expect((await pageAt()).text).toContain('"isOverdue":false');
    service.clock.set('2026-03-06T00:30:00.000Z');
    expect((await pageAt()).text).toContain('"isOverdue":true');
    const council = aCouncil({ id: 'council_own', slug: 'riverside', revision: 20 });
    await publishCouncil(service, { ...council, subscriptionStatus: 'inactive' });
    await service.refresh();
    expect((await pageAt()).text).not.toContain('More benches');
    await publishCouncil(service, { ...council, revision: 21 });
    await service.refresh();
    expect((await pageAt()).text).toContain('More benches');
  });

  const removeAnswers = async (version: number, checksumsNow: ReturnType<typeof checksums>) => {
    await service.receive(resultsAnswersRemovedEvent, {
      aggregate: { type: 'publication', id: `${campaignId}.${version}`, revision: 3 },
      councilId: 'council_own',
      payload: { campaignId, version, removedAt: '2026-06-01T09:00:00.000Z', checksums: checksumsNow },
    });
  };

  test('files follow the removal of written answers, also after the service was away, and never go back', async () => {
    await publish(1);
    expect((await fileOf(1, 'responses.csv')).text).toBe('counts of version 1');
    origin.change('1', 'without answers');
    origin.goAway(true);
    await removeAnswers(1, checksums(1, 'without answers'));
    await service.keepResults();
    expect((await pageAt()).status).toBe(200);
    expect((await pageAt()).text).toContain(checksums(1)[0]?.sha256);
    origin.goAway(false);
    await service.keepResults();
    expect((await fileOf(1, 'responses.csv')).text).toBe('without answers of version 1');
    const [{ sha256 = '' } = {}] = checksums(1, 'without answers');
    expect((await pageAt()).text).toContain(sha256);
    const stored = await service.connection.collection('results_files').distinct('sha256', { campaignId });
    expect(stored.toSorted()).toEqual(
      checksums(1, 'without answers')
        .map((file) => file.sha256)
        .toSorted(),
    );
    // The event of the publication arrives again.
    await publish(1);
    expect((await fileOf(1, 'responses.csv')).text).toBe('without answers of version 1');
    await withdraw(1);
    await removeAnswers(1, checksums(1, 'without answers'));
    await service.keepResults();
    expect((await fileOf(1, 'responses.csv')).status).toBe(410);
  });

  test('the page is shown in the language that a reader asks for, in one of the survey otherwise', async () => {
    await publish(1);
    const titleIn = async (query: string, accepted: string) => {
      const response = await fetch(`${service.url}/riverside/results/${campaignId}${query}`, {
        headers: { 'accept-language': accepted },
      });
      return (await response.text()).includes('"language":"cy"') ? 'cy' : 'en';
    };
    expect([await titleIn('', 'pl'), await titleIn('', 'cy-GB,en;q=0.8'), await titleIn('?lang=cy', 'en')]).toEqual([
      'en',
      'cy',
      'cy',
    ]);
    expect(await titleIn('?lang=en', 'cy')).toBe('en');
  });

  test('a page and its files are served without a read of the database', async () => {
    await publish(1);
    await pageAt();
    await fileOf(1, 'responses.csv');
    const away = ['results_copies', 'results_files'].map((name) =>
      jest.spyOn(service.connection.collection(name), 'find').mockImplementation(() => {
        throw new Error('the database is away');
      }),
    );
    const known = [await pageAt(), await latest(), await fileOf(1, 'responses.csv')].map(({ status }) => status);
    for (const each of away) each.mockRestore();
    expect(known).toEqual([200, 200, 200]);
  });
});
