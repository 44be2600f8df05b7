import {
  assetUploadedEvent,
  fetchAssetOperation,
  getAssetOperation,
  IMAGE_LIMIT,
  type Operation,
  PDF_LIMIT,
  systemActor,
  uploadIntroFileOperation,
  uploadMailPictureOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import sharp from 'sharp';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import {
  bombFile,
  changedPdf,
  formOf,
  gifFile,
  packedObjects,
  packedTwice,
  pdfFile,
  photoFile,
  pngFile,
} from '../../testing/sample-files';

const me = userActor();

describe('files', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service?.stop());

  const upload = <O extends Operation>(operation: O, bytes: Uint8Array, name = 'park.png') =>
    service.call(operation, { as: me, body: formOf({ bytes, name }) });
  const fileOf = (url: string) => ({ file: url.split('/').at(-1) ?? '' });
  const bytesOf = async (url: string) => {
    const asset = await service.connection.collection('assets').findOne({ file: fileOf(url).file });
    return service.parts.app.blobs.get(String(asset?._id));
  };

  describe('a picture', () => {
    it('a picture is stored upright as WebP, named by the hash of its content, without its metadata', async () => {
      const sent = await photoFile();
      expect(sent.includes('Secret Person')).toBe(true);
      const { status, body } = await upload(uploadQuestionImageOperation, sent, 'me.jpg');
      expect([status, body.width, body.height]).toEqual([201, 20, 60]);
      expect(body.imageUrl).toMatch(/^\/api\/assets\/[a-f0-9]{64}\.webp$/);
      const kept = await bytesOf(body.imageUrl);
      expect(kept?.bytes.length).toBe(body.size);
      expect(kept?.bytes.includes('Secret')).toBe(false);
      const { format, exif, orientation } = await sharp(kept?.bytes).metadata();
      expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
    });
    it('a picture for mails is a JPEG without its metadata, or a PNG when it is transparent', async () => {
      const photo = (await upload(uploadMailPictureOperation, await photoFile(), 'me.jpg')).body;
      expect([photo.file, photo.width, photo.height]).toEqual([expect.stringMatching(/^[a-f0-9]{64}\.jpg$/), 20, 60]);
      const kept = await bytesOf(photo.file);
      expect(kept?.bytes.includes('Secret')).toBe(false);
      const clear = { width: 2_000, height: 20, channels: 4, background: '#00000000' } as const;
      const sign = (await upload(uploadMailPictureOperation, await sharp({ create: clear }).png().toBuffer())).body;
      expect([sign.file, sign.width]).toEqual([expect.stringMatching(/\.png$/), 1120]);
      expect((await upload(uploadMailPictureOperation, await pdfFile())).body.code).toBe('file_type_refused');
    });
    it('the content decides the type when a GIF is named .png (E-65)', async () => {
      expect((await upload(uploadQuestionImageOperation, await gifFile(), 'trick.png')).status).toBe(201);
    });
    it('a picture is made smaller when it is larger than a screen', async () => {
      const { body } = await upload(uploadIntroFileOperation, await pngFile(4000, 2000), 'wide.png');
      const { width, height } = await sharp((await bytesOf(body.url))?.bytes).metadata();
      expect([width, height, body.type, body.name]).toEqual([1600, 800, 'image', 'wide.png']);
    });
    it('an event is published, and the same picture uploaded twice is one file', async () => {
      service.forgetEvents();
      const bytes = await pngFile(33, 33);
      const [first, second] = [
        await upload(uploadQuestionImageOperation, bytes),
        await upload(uploadQuestionImageOperation, bytes),
      ];
      expect(second.body).toEqual(first.body);
      await service.settled();
      const { file } = fileOf(first.body.imageUrl);
      expect(service.eventsOf(assetUploadedEvent).map(({ payload }) => payload.file)).toEqual([file, file]);
      expect(await service.connection.collection('assets').countDocuments({ file })).toBe(1);
    });
  });

  describe('a PDF before the survey', () => {
    it('a PDF is rewritten, and the same PDF gives the same file', async () => {
      const { status, body } = await upload(uploadIntroFileOperation, pdfFile(), 'Plan für den Park.pdf');
      const kept = (await bytesOf(body.url))?.bytes;
      expect([status, body.type, body.size, body.name]).toEqual([201, 'pdf', kept?.length, 'Plan für den Park.pdf']);
      expect(kept?.toString('latin1')).toMatch(/^%PDF-1\.7/);
      expect((await upload(uploadIntroFileOperation, pdfFile(), 'Plan.pdf')).body.url).toBe(body.url);
    });
    it('data between the objects of a PDF is removed', async () => {
      const { body } = await upload(uploadIntroFileOperation, pdfFile('% /JavaScript hidden'), 'Plan.pdf');
      expect((await bytesOf(body.url))?.bytes.toString('latin1')).not.toContain('hidden');
    });
    const object = (text: string) => pdfFile(`4 0 obj\n${text}\nendobj`);
    const openAction = (text: string) =>
      changedPdf('/Type /Catalog', '/Type /Catalog /OpenAction 4 0 R', `4 0 obj\n${text}\nendobj`);
    const script = '/S /JavaScript /JS (app.alert(1))';
    it.each<[string, Buffer, RegExp]>([
      ['a script', pdfFile(`4 0 obj\n<< ${script} >>\nendobj`), /scripts/],
      ['a script spelled by numbers', pdfFile('4 0 obj\n<< /S /J#61va#53cript >>\nendobj'), /scripts/],
      ['a script packed away', pdfFile(packedObjects(`<< ${script} >>`)), /scripts/],
      ['a program to start', pdfFile('4 0 obj\n<< /S /Launch /F (x.exe) >>\nendobj'), /start programs/],
      ['an attached file', pdfFile('4 0 obj\n<< /Type /EmbeddedFile >>\nendobj'), /attached files/],
      ['a script packed twice', pdfFile(packedTwice(`<< ${script} >>`)), /scripts/],
      ['a script under its key alone', object('<< /JS (app.alert(1)) >>'), /scripts/],
      ['a form that is sent somewhere', object('<< /S /SubmitForm /F (https://x.example) >>'), /a form/],
      ['a file on another machine', object('<< /S /GoToR /F (\\\\host\\file) >>'), /start programs/],
      ['data to fill in', object('<< /S /ImportData /F (x) >>'), /a form/],
      ['an address that opens by itself', openAction('<< /S /URI /URI (https://x.example) >>'), /other than links/],
      ['a place that it opens in another way', openAction('<< /S /Named /N /Print >>'), /other than links/],
      ['actions of its own', object('<< /AA << /O << /S /GoTo >> >> >>'), /other than links/],
      ['an address of another kind', object('<< /S /URI /URI (file:///etc/passwd) >>'), /other than links/],
      ['a form of program code', object('<< /XFA [] >>'), /a form/],
      ['media', object('<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>'), /media/],
      ['a stream in another file', object('<< /Length 0 /F (x) >>\nstream\n\nendstream'), /attached files/],
      ['an unknown part of its catalogue', changedPdf('/Type /Catalog', '/Type /Catalog /Odd 1'), /does not belong/],
      ['objects packed unusually', pdfFile(packedObjects('x', '/Filter [/ASCIIHexDecode]')), /damaged or incomplete/],
      ['a lock', changedPdf('/Size 4', '/Size 4 /Encrypt 5 0 R', '5 0 obj\n<< /V 1 >>\nendobj'), /cannot be checked/],
      ['its end cut off', pdfFile().subarray(0, 120), /damaged or incomplete/],
    ])('a PDF with %s is refused with a message', async (_, bytes, words) => {
      const { status, body } = await upload(uploadIntroFileOperation, bytes, 'plan.pdf');
      expect([status, body.code]).toEqual([422, 'file_unreadable']);
      expect(body.detail).toMatch(words);
    });
    it('a PDF with the word JavaScript in its text is accepted', async () => {
      const text = pdfFile(packedObjects('(We teach JavaScript and Launch pads)'));
      expect((await upload(uploadIntroFileOperation, text, 'course.pdf')).status).toBe(201);
    });
    it('a PDF over 10 MB and a picture over 5 MB are refused with the limit (D1 section 5)', async () => {
      const large = Buffer.concat([pdfFile(), Buffer.alloc(PDF_LIMIT)]);
      const answers = [
        await upload(uploadIntroFileOperation, large, 'large.pdf'),
        await upload(uploadIntroFileOperation, Buffer.concat([await pngFile(), Buffer.alloc(IMAGE_LIMIT)])),
      ];
      expect(answers.map(({ status, body }) => [status, body.code, body.detail])).toEqual([
        [413, 'file_too_large', 'File size must be less than 10MB'],
        [413, 'file_too_large', 'File size must be less than 5MB'],
      ]);
    });
  });

  describe('a file that is not a picture', () => {
    it("a picture of 6 MB is refused with 'File size must be less than 5MB'", async () => {
      const six = Buffer.concat([await pngFile(), Buffer.alloc(6 * 1024 * 1024)]);
      const { status, body } = await upload(uploadQuestionImageOperation, six);
      expect([status, body.code, body.detail]).toEqual([413, 'file_too_large', 'File size must be less than 5MB']);
    });
    it('a picture is refused with the reason when it decompresses to too many pixels', async () => {
      const { status, body } = await upload(uploadQuestionImageOperation, await bombFile());
      expect([status, body.code]).toEqual([422, 'file_unreadable']);
      expect(body.detail).toMatch(/too many pixels/);
    });
    it('a picture is refused when its end is missing', async () => {
      const whole = await pngFile(400, 400);
      for (const bytes of [whole.subarray(0, whole.length - 200), whole.subarray(0, 20)]) {
        const { status, body } = await upload(uploadQuestionImageOperation, bytes);
        expect([status, body.code]).toEqual([422, 'file_unreadable']);
      }
    });
    it.each([
      ['text named .png', Buffer.from('hello, I am a picture')],
      ['SVG, which can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
      ['nothing at all', Buffer.alloc(0)],
    ])('%s is refused with the catalogue text', async (_, bytes) => {
      const image = await upload(uploadQuestionImageOperation, bytes);
      const intro = await upload(uploadIntroFileOperation, bytes);
      expect([image.status, image.body.detail]).toEqual([415, 'File must be an image (PNG, JPG, GIF, or WebP)']);
      expect([intro.status, intro.body.detail]).toEqual([415, 'File must be an image (PNG, JPG, GIF, WebP) or PDF']);
    });
    it("a PDF for a question is refused with 'File must be an image (PNG, JPG, GIF, or WebP)'", async () => {
      const { body } = await upload(uploadQuestionImageOperation, pdfFile());
      expect(body.detail).toBe('File must be an image (PNG, JPG, GIF, or WebP)');
    });
    it('a form with no file, two files or a file in another field is refused with the name of the field', async () => {
      const bytes = await pngFile();
      const forms = [formOf(), formOf({ bytes }, { bytes }), formOf({ bytes, field: 'picture' })];
      forms[0]?.append('file', 'not a file');
      for (const body of forms) {
        const answer = await service.call(uploadQuestionImageOperation, { as: me, body });
        expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'file']);
      }
    });
    it('an interrupted form and a body without a form are refused', async () => {
      const broken = await service.call(uploadQuestionImageOperation, {
        as: me,
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      const json = await service.call(uploadQuestionImageOperation, { as: me, body: { file: 'x' } });
      expect([broken.status, json.status, json.body.code]).toEqual([400, 415, 'unsupported_media_type']);
    });
  });

  describe('a stored file', () => {
    it('a stored file is sent with its type and security headers, and is not cached', async () => {
      const { body } = await upload(uploadIntroFileOperation, pdfFile('4 0 obj\n(sent)\nendobj'), 'Plan.pdf');
      const { status, headers, text } = await service.call(getAssetOperation, { as: me, params: fileOf(body.url) });
      expect([status, text.startsWith('%PDF-1.7')]).toEqual([200, true]);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Plan.pdf");
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });
    it('a file of another council is not found, for staff and for services', async () => {
      const { body } = await upload(uploadQuestionImageOperation, await pngFile(41, 41));
      const params = fileOf(body.imageUrl);
      const other = await service.call(getAssetOperation, { as: userActor({ councilId: otherCouncil }), params });
      const ours = await service.call(fetchAssetOperation, { as: systemActor('public', ownCouncil), params });
      const theirs = await service.call(fetchAssetOperation, { as: systemActor('public', otherCouncil), params });
      expect([other.status, ours.status, theirs.status]).toEqual([404, 200, 404]);
    });
  });
});
