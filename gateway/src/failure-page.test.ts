import { openStage, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const get = (where: string, headers: Record<string, string> = {}) => fetch(`${stage.url}${where}`, { headers });

describe('pages for people whose page could not be had', () => {
  it.each([
    ['es-MX,en;q=0.5', 'es', 'Inténtelo de nuevo en un momento'],
    ['cy, fr-CA', 'fr', 'Veuillez réessayer dans un instant'],
    ['ja', 'en', 'Please try again in a moment'],
  ])('a page whose service is away, asked for in %s, is a page that says so', async (accepted, lang, title) => {
    await stage.stopCampaigns();
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': accepted };
    const response = await get('/riverside/survey/x', headers);
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    const page = await response.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });
  it('a form that is too large is a page that says what to do; a program gets a problem body', async () => {
    const sent = (headers: Record<string, string>) =>
      fetch(`${stage.url}/riverside/news`, { method: 'POST', body: 'x'.repeat(70_000), headers });
    const page = await sent({ accept: 'text/html' });
    expect([page.status, (await page.text()).includes('Please go back with your browser')]).toEqual([413, true]);
    expect(await (await sent({ accept: 'application/json' })).json()).toMatchObject({ code: 'body_too_large' });
  });
});
