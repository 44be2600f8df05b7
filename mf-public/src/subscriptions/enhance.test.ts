import { enhance, fetchPage, focusOnNews } from './enhance';

const html = (body: string) =>
  `<!doctype html><html lang="de"><head><style nonce="n">p{margin:0}</style></head><body>${body}</body></html>`;
const FORM = `<form method="post" action="/riverside/news" data-enhance data-failed="Failed to submit form. Please try again.">
<input name="field.email" value="amy@residents.example"><input type="checkbox" name="topics" value="a" checked>
<input type="checkbox" name="topics" value="b" checked><button type="submit" data-busy="Subscribing...">Subscribe</button></form>`;

const answering = (body: string, init: { type?: string; status?: number } = {}) =>
  jest.fn(async (_url: string, _init?: RequestInit) => ({
    status: init.status ?? 200,
    ok: (init.status ?? 200) < 400,
    redirected: false,
    url: 'http://localhost/riverside/news',
    headers: new Map([['content-type', init.type ?? 'text/html; charset=utf-8']]),
    text: async () => body,
  }));

const sending = () => {
  document.body.innerHTML = FORM;
  const show = jest.fn();
  enhance(document, show);
  const button = document.querySelector('button') as HTMLButtonElement;
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return { show, button, settle };
};

describe('a form sent by script', () => {
  const before = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = before;
  });
  const serve = (given: unknown) => {
    globalThis.fetch = given as typeof fetch;
  };

  it('sends what the plain form would, says that it is busy, and shows what comes back', async () => {
    const fetched = answering(html('<div id="root">ok</div>'));
    serve(fetched);
    const { show, button, settle } = sending();
    button.click();
    expect([button.disabled, button.textContent]).toEqual([true, 'Subscribing...']);
    button.form?.requestSubmit();
    await settle();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([new URL(url ?? '').pathname, init?.method, String(init?.body)]).toEqual([
      '/riverside/news',
      'POST',
      'field.email=amy%40residents.example&topics=a&topics=b',
    ]);
    expect(show.mock.calls[0]?.[0].page.querySelector('#root').textContent).toBe('ok');
    expect([button.disabled, button.textContent]).toEqual([false, 'Subscribe']);
  });

  it.each([
    ['without a connection', jest.fn(() => Promise.reject(new TypeError('failed')))],
    [
      'with too many of them',
      answering('{"code":"too_many_requests"}', { type: 'application/problem+json', status: 429 }),
    ],
  ])('%s: says so in D2’s words, once, and keeps what was entered', async (_, fetched) => {
    serve(fetched);
    const { show, button, settle } = sending();
    for (const _turn of [1, 2]) {
      button.click();
      await settle();
    }
    const alerts = [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
    expect([alerts, show.mock.calls]).toEqual([['Failed to submit form. Please try again.'], []]);
    expect([button.disabled, document.querySelector('input')?.value]).toEqual([false, 'amy@residents.example']);
  });

  it('a page fetched: its style comes as text, since the policy of this page would not let it in', async () => {
    serve(answering(html('<main>x</main>')));
    const fetched = await fetchPage('/x');
    expect([fetched?.style, fetched?.page.querySelector('style'), fetched?.page.documentElement.lang]).toEqual([
      'p{margin:0}',
      null,
      'de',
    ]);
  });

  it('the focus goes to what has changed', () => {
    document.body.innerHTML = '<h1 tabindex="-1">a</h1><p tabindex="-1" data-focus>b</p>';
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    focusOnNews(document);
    expect([document.activeElement?.textContent, scrolled.mock.calls.length]).toEqual(['b', 1]);
  });
});
