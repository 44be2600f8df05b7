import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createQrCodeOperation,
  getQrCodeImageOperation,
  getQrCodePaperOperation,
  listQrCodesOperation,
  MOST_QR_CODES,
  qrCodeChangedEvent,
  qrCodePapers,
  updateQrCodeOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { councilOf, publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaignWithQrCode } from '../../testing/journey';
import { pngFile } from '../../testing/sample-files';

const as = userActor();

describe('QR codes of a campaign (F-16)', () => {
  let service: TestCampaigns;
  let logo: Uint8Array;
  beforeAll(async () => {
    logo = await pngFile(40, 20);
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service?.stop());

  const make = (campaignId: string, label: string) =>
    service.call(createQrCodeOperation, { as, params: { campaignId }, body: { label } });
  const codesOf = async (campaignId: string) =>
    (await service.call(listQrCodesOperation, { as, params: { campaignId } })).body.items;

  it('a code of an unopened campaign has a short address, and reading creates no code (F-15, F-17)', async () => {
    const { id: campaignId } = await createCampaign(service);
    expect(await codesOf(campaignId)).toEqual([]);
    const first = await make(campaignId, ' Library door ');
    service.clock.advance(1_000);
    const made = [first, await make(campaignId, 'Town hall')];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const codes = await codesOf(campaignId);
    expect(codes).toEqual(made.map(({ body }) => body));
    expect(codes[0]).toMatchObject({ label: 'Library door', isActive: true, usageCount: 0, responseCount: 0 });
    expect(codes[0]?.accessUrl).toMatch(/^https:\/\/folkmoot\.example\/q\/[2-9a-z]{8}$/);
  });

  it('a renamed or disabled code keeps its address, and the events are published in order', async () => {
    const { id: campaignId, codeId } = await openCampaignWithQrCode(service, as);
    const update = (body: { label?: string; isActive?: boolean }) =>
      service.call(updateQrCodeOperation, { as, params: { campaignId, codeId }, body });
    expect((await update({ label: 'Bus stop' })).body).toMatchObject({ label: 'Bus stop', isActive: true });
    expect((await update({ isActive: false })).body).toMatchObject({ label: 'Bus stop', isActive: false });
    await service.settled();
    const events = service.eventsOf(qrCodeChangedEvent).map(({ payload }) => payload.code);
    expect(events.filter(({ id }) => id === codeId).map(({ isActive, revision }) => [isActive, revision])).toEqual([
      [true, 1],
      [true, 2],
      [false, 3],
    ]);
  });

  it.each([
    ['of another council', () => userActor({ councilId: otherCouncil }), 404],
    ['by a name that is empty', () => as, 400],
  ])('a change %s is refused and the code is unchanged', async (_, actor, status) => {
    const { id: campaignId, codeId } = await openCampaignWithQrCode(service, as);
    const body = { label: status === 400 ? '  ' : 'Theirs' };
    const answer = await service.call(updateQrCodeOperation, { as: actor(), params: { campaignId, codeId }, body });
    expect([answer.status, (await codesOf(campaignId))[0]?.label]).toEqual([status, 'QR code']);
  });

  it('a code is refused when the list is full', async () => {
    const { id: campaignId } = await createCampaign(service);
    for (let count = 0; count < MOST_QR_CODES; count += 1) await make(campaignId, `Door ${count}`);
    const { status, body } = await make(campaignId, 'One more');
    expect([status, body]).toMatchObject([409, { code: 'qr_code_limit' }]);
  });

  it.each(qrCodePapers)(
    'a printed file as %s is a PDF with the council, without the logo when it is not available',
    async (paper) => {
      const { id: campaignId, codeId } = await openCampaignWithQrCode(service, as);
      const { status, text, headers } = await service.call(getQrCodePaperOperation, {
        as,
        params: { campaignId, codeId, paper },
      });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(text).toContain('(Riverside)');
      const none = { campaignId, codeId: 'none', paper };
      expect((await service.call(getQrCodePaperOperation, { as, params: none })).status).toBe(404);
    },
  );

  it('a code has no logo in its middle unless that is enabled (E-55)', async () => {
    const { id: campaignId } = await createCampaign(service);
    expect((await make(campaignId, 'Library door')).body.hasLogo).toBe(false);
  });

  it.each([
    ['what admin has', 200, true],
    ['nothing where admin fails', 500, false],
    ['nothing where what comes is no picture', 0, false],
  ])('a poster and a code with a logo show %s (E-55)', async (_, answer, hasLogo) => {
    const requestUrls: unknown[] = [];
    const admin = createServer((request, response) => {
      requestUrls.push(request.url);
      response.writeHead(answer || 200).end(answer ? logo : 'not a picture');
    }).listen(0, '127.0.0.1');
    await once(admin, 'listening');
    const { port } = admin.address() as AddressInfo;
    const branded = await startCampaigns({ adminUrl: `http://127.0.0.1:${port}` });
    const branding = { ...councilOf(ownCouncil).branding, logoHash: 'a'.repeat(64) };
    await publishCouncil(branded, ownCouncil, { branding });
    const { id: campaignId, codeId } = await openCampaignWithQrCode(branded, as);
    const params = { campaignId, codeId, paper: 'poster-a4.pdf' as const };
    const { status, text } = await branded.call(getQrCodePaperOperation, { as, params });
    expect([status, text.includes('/Subtype /Image')]).toEqual([200, hasLogo]);
    expect(requestUrls).toEqual([`/internal/logos/${'a'.repeat(64)}.png`]);
    const change = { as, params: { campaignId, codeId }, body: { hasLogo: true } };
    expect((await branded.call(updateQrCodeOperation, change)).body).toMatchObject({ hasLogo: true, isActive: true });
    const fileAs = (type: string) =>
      branded.call(getQrCodeImageOperation, {
        as,
        params: { campaignId, file: `${codeId}.${type}` },
        query: { logo: 'aaaaaaaa' },
      });
    const [svg, png, pdf] = [await fileAs('svg'), await fileAs('png'), await fileAs('pdf')];
    expect([svg, png, pdf].map((each) => each.status)).toEqual([200, 200, 200]);
    expect([svg.text.includes('<image '), pdf.text.includes('/Subtype /Image')]).toEqual([hasLogo, hasLogo]);
    await branded.stop();
    admin.closeAllConnections();
    admin.close();
  });

  it('a code is available as a PDF alone for layouts', async () => {
    const { id: campaignId, codeId } = await openCampaignWithQrCode(service, as);
    const params = { campaignId, file: `${codeId}.pdf` };
    const { headers, text } = await service.call(getQrCodeImageOperation, { as, params });
    expect([headers.get('content-type'), text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });
});
