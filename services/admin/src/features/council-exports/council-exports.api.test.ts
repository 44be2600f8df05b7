import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  downloadCouncilExportOperation,
  listAuditEntriesOperation,
  listCouncilExportsOperation,
  startCouncilExportOperation,
  uploadLogoOperation,
  uploadPictureOperation,
} from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
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
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8"><rect width="9" height="8"/></svg>';
const pictureFile = () =>
  sharp({ create: { width: 1440, height: 300, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
/** The size limit of uploaded documents. */
const LARGE = 10 * 1024 * 1024;

const thingsOf = function* (kind: string): Iterable<object> {
  if (kind === 'files') {
    yield { id: 'large.pdf', name: 'large.pdf', data: Buffer.alloc(LARGE, 7).toString('base64') };
    yield { id: 'small.png', name: 'small.png', data: Buffer.alloc(5, 7).toString('base64') };
    return;
  }
  for (let at = 0; at < COUNT; at++) yield { id: String(at), text: 'x'.repeat(900) };
};

const BASE = `/internal/council-exports/${ownCouncil}`;

/** Another service with items of one kind, in the kit's format. Responses come with files. */
const otherService = (kind: string): Promise<Server> => {
  const kinds = [{ kind, count: COUNT }, ...(kind === 'responses' ? [{ kind: 'files', count: 2 }] : [])];
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://localhost');
    if (!req.headers['x-folkmoot-actor']) return void res.writeHead(401).end();
    if (pathname === BASE) return void res.setHeader('content-type', 'application/json').end(JSON.stringify({ kinds }));
    for (const thing of thingsOf(pathname.slice(BASE.length + 1))) res.write(`${JSON.stringify(thing)}\n`);
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

describe("a council's export (E-50)", () => {
  it('the export is a ZIP of the data of every service without secrets, and the log names who downloaded it', async () => {
    const user = await makeUser(service, { name: 'Sam Jones' });
    await makeUser(service, { councilId: 'council_other', name: 'Someone else' });
    await makeInvitation(service);
    const form = new FormData();
    form.append('file', new Blob([SVG]), 'logo.svg');
    const logo = await service.call(uploadLogoOperation, { as: userActor(), body: form });
    expect(logo.status).toBe(200);
    const photo = new FormData();
    photo.append('file', new Blob([new Uint8Array(await pictureFile())]), 'park.png');
    const picture = await service.call(uploadPictureOperation, { as: userActor(), body: photo });
    expect(picture.status).toBe(200);
    const response = await service.call(startCouncilExportOperation, { as: system, params });
    expect([response.status, response.body.state]).toEqual([202, 'waiting']);
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
    const inFolder = (folder: string) => Object.entries(files).filter(([name]) => name.startsWith(folder));
    // The logo and the wide picture above surveys.
    const { logoHash, pictureHash } = picture.body.branding;
    const ours = inFolder('admin/files/');
    expect(ours.map(([name]) => name).sort()).toEqual(
      [`admin/files/${logoHash}.png`, `admin/files/${pictureHash}.webp`].sort(),
    );
    for (const [name, bytes] of ours) expect(name).toContain(hashOf(bytes));
    expect(inFolder('campaigns/files/').map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['campaigns/files/large.pdf', LARGE],
      ['campaigns/files/small.png', 5],
    ]);
    expect(manifest.folders).toEqual([
      { name: 'admin/files/', files: 2 },
      { name: 'campaigns/files/', files: 2 },
    ]);
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(''),
    ).not.toMatch(/tokenHash|searchText|Someone else/);
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system, query: { councilId: ownCouncil } }))
      .body;
    const entries = items.filter(({ action }) => action === 'council-export.changed');
    expect(entries.map(({ change, actor }) => [change, actor.id])).toEqual([
      ['downloaded', 'sys'],
      ['finished', 'admin'],
      ['requested', 'sys'],
    ]);
  }, 60_000);
  it('the export is refused when the user is not a system administrator', async () => {
    const as = userActor({ role: 'council_admin' });
    expect((await service.call(startCouncilExportOperation, { as, params })).status).toBe(403);
  });
});
