import { enhance, fetchPage, focusOnNews } from './enhance';

const html = (body: string) =>
  `<!doctype html><html lang="de"><head><style nonce="n">p{margin:0}</style></head><body>${body}</body></html>`;
const FORM = `<form method="post" action="/riverside/news" data-enhance data-failed="Failed to submit form. Please try again.">
<input name="field.email" value="amy@residents.example"><input type="checkbox" name="topics" value="a" checked>
<input type="checkbox" name="topics" value="b" checked>
<div class="fm-buttons"><button type="submit" data-busy="Subscribing...">Subscribe</button></div></form>`;

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
  const serve = (answer: unknown) => {
    globalThis.fetch = answer as typeof fetch;
  };

  it('sends the values of the plain form, shows that it is busy, and shows the response', async () => {
    const fetched = answering(html('<div id="root">ok</div>'));
    serve(fetched);
    const { show, button, settle } = sending();
    button.focus();
    button.click();
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual(['true', 'Subscribing...']);
    // Browsers remove the focus from a disabled element.
    expect(button).toBeEnabled();
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
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([null, 'Subscribe']);
  });

  it.each([
    ['without a connection', jest.fn(() => Promise.reject(new TypeError('failed')))],
    [
      'with too many of them',
      answering('{"code":"too_many_requests"}', { type: 'application/problem+json', status: 429 }),
    ],
  ])('shows D2’s text once and keeps the entered values when sent %s', async (_, fetched) => {
    serve(fetched);
    const { show, button, settle } = sending();
    for (const _turn of [1, 2]) {
      button.click();
      await settle();
    }
    const alerts = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
    expect([alerts, show.mock.calls]).toEqual([['Failed to submit form. Please try again.'], []]);
    expect([button.getAttribute('aria-disabled'), document.querySelector('input')?.value]).toEqual([
      null,
      'amy@residents.example',
    ]);
  });

  it('shows the error beside the button and in view when the form is long', async () => {
    serve(jest.fn(() => Promise.reject(new TypeError('failed'))));
    const scrolled: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolled.push(this);
    };
    const { button, settle } = sending();
    button.click();
    await settle();
    const alert = document.querySelector('[role=alert]');
    expect(alert?.nextElementSibling?.contains(button)).toBe(true);
    expect(scrolled).toEqual([alert]);
  });

  it('fetchPage returns the style as text, because the policy of this page would block it', async () => {
    serve(answering(html('<main>x</main>')));
    const fetched = await fetchPage('/x');
    expect([fetched?.style, fetched?.page.querySelector('style'), fetched?.page.documentElement.lang]).toEqual([
      'p{margin:0}',
      null,
      'de',
    ]);
  });

  it('focusOnNews moves the focus to the changed part', () => {
    document.body.innerHTML = '<h1 tabindex="-1">a</h1><p tabindex="-1" data-focus>b</p>';
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    focusOnNews(document);
    expect([document.activeElement?.textContent, scrolled.mock.calls.length]).toEqual(['b', 1]);
  });
});
