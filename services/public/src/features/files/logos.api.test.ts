import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getLogoOperation, logoUrlOf, pictureUrlOf } from '@folkmoot/contracts';
import { ACTOR_HEADER, hashOf } from '@folkmoot/service-kit';
import { readToken } from '@folkmoot/service-kit/testing';
import { aCouncil, type PublicTestService, publishCouncil, startPublicService } from '../../testing/fixtures';

const picture = Buffer.from('a picture of a river');
const hash = hashOf(picture);

describe('logos of councils (E-19)', () => {
  const requests: { path: string | undefined; council: string | null }[] = [];
  let admin: Server;
  let service: PublicTestService;
  beforeEach(async () => {
    requests.length = 0;
    admin = createServer(async (req, res) => {
      const actor = await readToken(req.headers[ACTOR_HEADER], 'admin');
      requests.push({ path: req.url, council: actor.councilId });
      res.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    });
    await new Promise<void>((resolve) => admin.listen(0, '127.0.0.1', resolve));
    service = await startPublicService({ adminUrl: `http://127.0.0.1:${(admin.address() as AddressInfo).port}` });
    const sample = aCouncil({ revision: 2 });
    const branding = { ...sample.branding, logoHash: hash, logoUrl: logoUrlOf(sample.id, hash) };
    await publishCouncil(service, { ...sample, branding });
  });
  afterEach(async () => {
    await service?.stop();
    await new Promise((resolve) => admin.close(resolve));
  });

  const open = (file: string, councilId = 'council_own') =>
    service.call(getLogoOperation, { params: { councilId, file } });

  it('a logo is fetched once, stored, and shown in mails with a permanent cache time', async () => {
    const answers = [await open(`${hash}.png`), await open(`${hash}.png`)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, picture.toString()],
      [200, picture.toString()],
    ]);
    expect(requests).toEqual([{ path: `/internal/logos/${hash}.png`, council: 'council_own' }]);
    const { headers } = answers[0] as (typeof answers)[number];
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-type')).toBe('image/png');
    await new Promise((resolve) => admin.close(resolve));
    expect((await open(`${hash}.png`)).status).toBe(200);
  });

  it('the picture above surveys is fetched in the same way', async () => {
    const sample = aCouncil({ revision: 3 });
    const pictures = { pictureHash: hash, pictureUrl: pictureUrlOf(sample.id, hash) };
    await publishCouncil(service, { ...sample, branding: { ...sample.branding, ...pictures } });
    const { status, headers } = await open(`${hash}.webp`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await open(`${'0'.repeat(64)}.webp`)).status).toBe(404);
    expect(requests).toHaveLength(1);
  });

  it("a logo is not requested from admin when it is not the council's", async () => {
    expect((await open(`${'0'.repeat(64)}.png`)).status).toBe(404);
    expect((await open(`${hash}.png`, 'council_other')).status).toBe(404);
    expect(requests).toEqual([]);
  });
});
