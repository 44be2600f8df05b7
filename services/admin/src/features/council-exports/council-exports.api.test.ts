import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  downloadCouncilExportOperation,
  listAuditEntriesOperation,
  listCouncilExportsOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import {
  type AdminTestService,
  makeCouncils,
  makeInvitation,
  makeUser,
  startAdminService,
} from '../../testing/fixtures';

const system = userActor({ userId: 'sys', role: 'system_admin', councilId: null });
const params = { councilId: ownCouncil };
const COUNT = 3_000;

/** Another service: things of one kind, as the kit gives them. */
const otherService = (kind: string): Promise<Server> => {
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://localhost');
    if (!req.headers['x-folkmoot-actor']) return void res.writeHead(401).end();
    if (pathname === `/internal/council-exports/${ownCouncil}`) {
      return void res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ kinds: [{ kind, count: COUNT }] }));
    }
    for (let at = 0; at < COUNT; at++) res.write(`${JSON.stringify({ id: String(at), text: 'x'.repeat(900) })}\n`);
    res.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};

const servers: Server[] = [];
let service: AdminTestService;
beforeEach(async () => {
  for (const kind of ['responses', 'subscribers', 'intake']) servers.push(await otherService(kind));
  const [campaigns, subscribers, publicUrl] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  service = await startAdminService({
    urls: {
      ...(campaigns && { campaigns }),
      ...(subscribers && { subscribers }),
      ...(publicUrl && { public: publicUrl }),
    },
  });
  await makeCouncils(service);
});
afterEach(async () => {
  await service.stop();
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

const finished = async () => {
  for (;;) {
    const { items } = (await service.call(listCouncilExportsOperation, { as: system, params })).body;
    if (items[0]?.state === 'done') return items[0];
    await new Promise((done) => setTimeout(done, 100));
  }
};

const linesOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('a council that is exported (E-50)', () => {
  it('comes as a ZIP of what every service has of it, without secrets, and the log says who took it', async () => {
    const user = await makeUser(service, { name: 'Sam Jones' });
    await makeUser(service, { councilId: 'council_other', name: 'Somebody else' });
    await makeInvitation(service);
    const asked = await service.call(startCouncilExportOperation, { as: system, params });
    expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
    const made = await finished();
    const exportRef = { councilId: ownCouncil, exportId: made.id };
    const answer = await service.call(downloadCouncilExportOperation, { as: system, params: exportRef });
    expect(answer.headers.get('content-disposition')).toMatch(/\.zip$/);
    const files = unzipSync(answer.bytes);
    expect(linesOf(files, 'admin/users.jsonl').map(({ id, name }) => [id, name])).toEqual([[user.id, 'Sam Jones']]);
    expect(linesOf(files, 'admin/councils.jsonl').map(({ id }) => id)).toEqual([ownCouncil]);
    expect(linesOf(files, 'campaigns/responses.jsonl').map(({ id }) => Number(id))).toEqual(
      Array.from({ length: COUNT }, (_, at) => at),
    );
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'manifest.json', 'public/intake.jsonl']));
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
    expect(manifest.files).toContainEqual(expect.objectContaining({ name: 'campaigns/responses.jsonl', lines: COUNT }));
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(''),
    ).not.toMatch(/tokenHash|searchText|Somebody else/);
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system, query: { councilId: ownCouncil } }))
      .body;
    const told = items.filter(({ action }) => action === 'council-export.changed');
    expect(told.map(({ change, actor }) => [change, actor.id])).toEqual([
      ['downloaded', 'sys'],
      ['finished', 'admin'],
      ['requested', 'sys'],
    ]);
  }, 60_000);
  it('to nobody but system administrators', async () => {
    const as = userActor({ role: 'council_admin' });
    expect((await service.call(startCouncilExportOperation, { as, params })).status).toBe(403);
  });
});
