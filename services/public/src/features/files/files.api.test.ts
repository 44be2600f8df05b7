import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMailPictureOperation, getPublicFileOperation, getPublicSurveyOperation } from '@folkmoot/contracts';
import { ACTOR_HEADER, hashOf } from '@folkmoot/service-kit';
import { readToken } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';

const picture = Buffer.from('a picture of the pond');
const file = `${hashOf(picture)}.webp`;
const mailPicture = `${hashOf(picture)}.jpg`;
const missing = `${'0'.repeat(64)}.webp`;

/** A fake campaigns service that can be unavailable. */
const campaigns = async () => {
  const requests: { file: string; council: string | null }[] = [];
  let isAway = false;
  const server: Server = createServer(async (req, res) => {
    const actor = await readToken(req.headers[ACTOR_HEADER], 'campaigns');
    const name = req.url?.split('/').at(-1) ?? '';
    requests.push({ file: name, council: actor.councilId });
    if (isAway) return void res.writeHead(503).end();
    if (![file, mailPicture].includes(name)) return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    goAway: (away: boolean) => {
      isAway = away;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

const urlOf = (name: string) => `/api/assets/${name}`;
const withPictures = (...urls: string[]) => ({
  questions: [
    {
      id: 'q1',
      type: 'image' as const,
      title: 'Which first?',
      required: false,
      imageOptions: urls.map((imageUrl, index) => ({ id: `o${index}`, label: `L${index}`, imageUrl })),
    },
  ],
});

describe('files of published surveys', () => {
  let origin: Awaited<ReturnType<typeof campaigns>>;
  let service: PublicTestService;
  beforeEach(async () => {
    origin = await campaigns();
    service = await startPublicService({ campaignsUrl: origin.url });
    await publishCouncil(service, aCouncil());
  });
  afterEach(async () => {
    await service?.stop();
    await origin.stop();
  });

  const publish = async (...urls: string[]) => {
    const id = freshId('pictures');
    await publishSurvey(service, aSnapshot({ id }), withPictures(...urls));
    return id;
  };
  const survey = (campaignId: string) => service.call(getPublicSurveyOperation, { params: { campaignId } });
  const shown = async (campaignId: string) => {
    await service.keepFiles();
    return survey(campaignId);
  };
  const open = (campaignId: string, name = file) =>
    service.call(getPublicFileOperation, { params: { campaignId, file: name } });

  it('files are stored before the survey is shown, and are served when campaigns is unavailable', async () => {
    const id = await publish(urlOf(file));
    const { status, body } = await shown(id);
    expect(status).toBe(200);
    const url = body.survey?.questions[0]?.imageOptions?.[0]?.imageUrl;
    expect(url).toBe(`/api/public/surveys/${id}/files/${file}`);
    expect(origin.requests[0]).toEqual({ file, council: 'council_own' });
    origin.goAway(true);
    const answer = await open(id);
    expect([answer.status, answer.text]).toEqual([200, picture.toString()]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
  it('a survey is hidden until its files can be fetched', async () => {
    origin.goAway(true);
    const id = await publish(urlOf(file));
    expect((await shown(id)).status).toBe(404);
    origin.goAway(false);
    service.clock.advance(60_000);
    expect((await shown(id)).status).toBe(200);
    expect((await open(id)).status).toBe(200);
  });
  it('a survey is shown without a file when the file does not exist', async () => {
    const id = await publish(urlOf(missing));
    expect((await shown(id)).status).toBe(200);
    expect((await open(id, missing)).status).toBe(404);
  });
  it('files at other addresses are never shown, so that no third party sees who answers', async () => {
    const id = await publish('https://elsewhere.example/pixel.png', 'javascript:alert(1)');
    const { body } = await shown(id);
    expect(body.survey?.questions[0]?.imageOptions?.map(({ imageUrl }) => imageUrl)).toEqual(['', '']);
    expect(origin.requests).toEqual([]);
  });
  it('a file is fetched once for all versions and surveys of a council', async () => {
    const [first, second] = [await publish(urlOf(file)), await publish(urlOf(file), urlOf(file))];
    await shown(first);
    await shown(second);
    expect(origin.requests).toHaveLength(1);
  });

  it('a picture of a newsletter is fetched once, and only for a council that exists', async () => {
    const open = (name: string, councilId = 'council_own') =>
      service.call(getMailPictureOperation, { params: { councilId, file: name } });
    const answers = [await open(mailPicture), await open(mailPicture)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, picture.toString()],
      [200, picture.toString()],
    ]);
    expect(answers[0]?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const unknown = `${'0'.repeat(64)}.png`;
    expect([(await open(unknown)).status, (await open(unknown)).status]).toEqual([404, 404]);
    expect((await open(mailPicture, 'council_nobody')).status).toBe(404);
    expect(origin.requests.map((request) => request.file)).toEqual([mailPicture, unknown]);
  });
});
