import { uploadIntroFileOperation } from '@folkmoot/contracts/client';
import { handle, renderWithShell } from '../testing';
import { fetchTransport, replaceTransport } from './call';
import { upload } from './upload';

const picture = new File(['picture'], 'park.png', { type: 'image/png' });

/** A fake XMLHttpRequest that tests control. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  sent: FormData | undefined;
  opened: string[] = [];
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...input: string[]) {
    this.opened = input;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r1\r\n';
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

describe('upload', () => {
  const real = globalThis.XMLHttpRequest;
  beforeAll(() => {
    replaceTransport(fetchTransport);
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterAll(() => {
    globalThis.XMLHttpRequest = real;
  });

  const begin = (signal?: AbortSignal) => {
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const options = { onProgress, fields: { preview: 'true' }, ...(signal ? { signal } : {}) };
    return { shares, uploaded: upload(uploadIntroFileOperation, picture, options), request: FakeRequest.last };
  };

  it('sends the file in its field, reports the progress, and returns the response', async () => {
    const { shares, uploaded, request } = begin();
    request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    request.answer(201, { url: '/api/assets/x.webp', name: 'park.png', type: 'image', size: 7 });
    await expect(uploaded).resolves.toMatchObject({ name: 'park.png' });
    expect(request.opened).toEqual(['POST', '/api/assets/intro-files']);
    expect(request.sent?.get('file')).toMatchObject({ name: 'park.png' });
    expect(request.sent?.get('preview')).toBe('true');
    expect(shares).toEqual([0.25]);
  });
  it('throws the code and text of the problem when it is refused', async () => {
    const { uploaded, request } = begin();
    request.answer(413, { code: 'file_too_large', detail: 'File size must be less than 5MB', requestId: 'r1' });
    const words = { code: 'file_too_large', message: 'File size must be less than 5MB', status: 413, requestId: 'r1' };
    await expect(uploaded).rejects.toMatchObject(words);
  });
  it('says that the server cannot be reached when there is no response', async () => {
    const { uploaded, request } = begin();
    request.onerror?.();
    await expect(uploaded).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  });
  it('ends as an abort when it is aborted before or during sending', async () => {
    const stop = new AbortController();
    const { uploaded } = begin(stop.signal);
    stop.abort();
    await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' });
    await expect(begin(stop.signal).uploaded).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('uploading with the test double', () => {
  it('passes the form to the handler', async () => {
    const file = { url: '/api/assets/x.webp', name: 'park.png', type: 'image' as const, size: 7 };
    const shell = renderWithShell(null, { handlers: [handle(uploadIntroFileOperation, () => file)] });
    const shares: number[] = [];
    await expect(
      upload(uploadIntroFileOperation, picture, { onProgress: (share) => shares.push(share) }),
    ).resolves.toEqual(file);
    const [{ body } = {}] = shell.inputsOf(uploadIntroFileOperation);
    expect((body as unknown as FormData).get('file')).toMatchObject({ name: 'park.png' });
    expect(shares).toEqual([1]);
  });
});
