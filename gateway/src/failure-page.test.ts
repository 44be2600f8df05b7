import { ask } from './testing/raw';
import { startTestGateway, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const get = (where: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${where}`, { headers });

describe('failure pages', () => {
  it.each([
    ['es-MX,en;q=0.5', 'es', 'Inténtelo de nuevo en unos instantes'],
    ['ja, fr-CA', 'fr', 'Veuillez réessayer dans un instant'],
    ['cy', 'cy', 'Rhowch gynnig arall arni ymhen ychydig'],
    ['ar-SY', 'ar', 'يُرجى المحاولة مرة أخرى بعد قليل'],
    ['ja', 'en', 'Please try again in a moment'],
  ])('a page in %s explains the failure when its service is not reachable', async (accepted, lang, title) => {
    await gateway.stopCampaigns();
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': accepted };
    const response = await get('/riverside/survey/x', headers);
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    const page = await response.text();
    expect(page).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });
  it('a form that is too large is answered with a page of advice, and a program gets a problem body', async () => {
    const sent = (headers: Record<string, string>) =>
      fetch(`${gateway.url}/riverside/news`, { method: 'POST', body: 'x'.repeat(70_000), headers });
    const page = await sent({ accept: 'text/html' });
    expect([page.status, (await page.text()).includes('Please go back in your browser')]).toEqual([413, true]);
    expect(await (await sent({ accept: 'application/json' })).json()).toMatchObject({ code: 'body_too_large' });
  });
  it.each([
    ['/survey', 404, 'Page not found'],
    ['/a/b/c', 404, 'Page not found'],
    ['/riverside/survey/x', 400, 'Sorry, something went wrong'],
    ['/internal/x', 404, 'Page not found'],
  ])('%s opened in a browser is a page when the answer is a problem with status %i', async (where, status, title) => {
    gateway.answer.current = (_req, res) => {
      res.writeHead(status, { 'content-type': 'application/problem+json; charset=utf-8' });
      res.end(JSON.stringify({ code: 'not_found', status }));
    };
    const page = await get(where, { accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    const text = await page.text();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('"code"');
    expect((await get(where, { accept: 'application/json' })).headers.get('content-type')).toContain('problem+json');
  });
  it('an API address is a page when a browser opens it, and a problem body when a page calls it', async () => {
    gateway.answer.current = (_req, res) => {
      res.writeHead(404, { 'content-type': 'application/problem+json' });
      res.end(JSON.stringify({ code: 'not_found' }));
    };
    const accept = 'text/html';
    const open = (mode: string) =>
      ask(gateway.url, '/api/campaigns/x', { headers: { accept, 'sec-fetch-mode': mode } });
    expect((await open('navigate')).text).toContain('<h1>Page not found</h1>');
    expect(JSON.parse((await open('cors')).text)).toEqual({ code: 'not_found' });
  });
});
