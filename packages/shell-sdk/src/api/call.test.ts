import {
  createCampaignOperation,
  deleteCampaignOperation,
  getCampaignOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { ApiError } from './api-error';
import { api, hrefOf } from './call';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await promise.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error('expected an ApiError');
  return failure;
};

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe('api.call', () => {
  it('inserts params and query into the address and sends the cookie', async () => {
    fetchMock.mockResolvedValue(json(200, { items: [], nextCursor: null }));
    await api.call(listCampaignsOperation, { query: { q: 'a&b', status: undefined, limit: 5 } });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/campaigns?q=a%26b&limit=5');
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin', body: undefined });
  });

  it('encodes values that would change the path', () => {
    expect(hrefOf(getCampaignOperation, { params: { campaignId: '../x?y' } })).toBe('/api/campaigns/..%2Fx%3Fy');
  });

  it('sends a body as JSON and returns the response', async () => {
    fetchMock.mockResolvedValue(json(201, { id: 'c1' }));
    const made = await api.call(createCampaignOperation, { body: { title: 'Trees' } });
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(init?.body).toBe('{"title":"Trees"}');
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(made.id).toBe('c1');
  });

  it('returns undefined when the operation has no response', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(api.call(deleteCampaignOperation, { params: { campaignId: 'c1' } })).resolves.toBeUndefined();
  });

  it('throws code, text, reference and fields of the problem when it is refused', async () => {
    const fields = [{ path: 'body.title', message: 'Campaign title is required' }];
    fetchMock.mockResolvedValue(
      json(422, { code: 'campaign_title_required', detail: 'Campaign title is required', requestId: 'r1', fields }),
    );
    const failure = await failureOf(api.call(createCampaignOperation, { body: { title: '' } }));
    expect(failure).toMatchObject({ code: 'campaign_title_required', status: 422, requestId: 'r1', fields });
    expect(failure.message).toBe('Campaign title is required');
  });

  it('throws a readable error when a proxy answers with a page', async () => {
    fetchMock.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'r2' } }),
    );
    const failure = await failureOf(api.call(listCampaignsOperation, {}));
    expect(failure).toMatchObject({ code: 'unavailable', status: 502, requestId: 'r2' });
    expect(failure.message).toMatch(/not available at the moment/);
  });

  it('throws "unavailable" with status 0 when there is no response', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    expect(await failureOf(api.call(listCampaignsOperation, {}))).toMatchObject({ code: 'unavailable', status: 0 });
  });

  it('throws the abort unchanged when it is aborted, so that no error is shown', async () => {
    fetchMock.mockRejectedValue(new DOMException('stopped', 'AbortError'));
    await expect(api.call(listCampaignsOperation, {})).rejects.toMatchObject({ name: 'AbortError' });
  });
});
