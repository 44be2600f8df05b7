/** @file Sends forms without leaving the page: the server renders what comes of it, with script as without. */

/** A page as the server answered. */
export interface FetchedPage {
  readonly page: Document;
  /** What stood in its style element, which the policy of this page would not let in. */
  readonly style: string;
  readonly response: Response;
}

/** A server that takes the request and says nothing is away, as one that cannot be reached. */
const TIME_LIMIT_MS = 20_000;

const STYLE = /<style[^>]*>([^<]*)<\/style>/;

const read = async (response: Response): Promise<FetchedPage | null> => {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.text();
  const style = STYLE.exec(html)?.[1] ?? '';
  return { page: new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html'), style, response };
};

/** The page at an address, or what posting a form has led to; null when there is none to be had. */
export const fetchPage = async (url: string, form?: HTMLFormElement): Promise<FetchedPage | null> => {
  try {
    const body = form && new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const signal = AbortSignal.timeout?.(TIME_LIMIT_MS) ?? null;
    return await read(await fetch(url, body ? { method: 'POST', body, signal } : { signal }));
  } catch {
    return null;
  }
};

const failed = (form: HTMLFormElement): void => {
  const text = form.dataset.failed ?? '';
  const banner = form.querySelector<HTMLElement>('[data-banner]') ?? document.createElement('p');
  banner.dataset.banner = '';
  banner.className = 'fm-problem';
  banner.setAttribute('role', 'alert');
  form.prepend(banner);
  // Said anew each time.
  banner.textContent = text;
};

const setBusy = (button: HTMLButtonElement | null, isBusy: boolean): void => {
  if (!button) return;
  const { busy = '', idle = button.textContent ?? '' } = button.dataset;
  button.dataset.idle = idle;
  button.disabled = isBusy;
  button.textContent = isBusy ? busy : idle;
};

type Show = (answer: FetchedPage) => void;

const send = async (form: HTMLFormElement, show: Show): Promise<void> => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.disabled) return;
  setBusy(button, true);
  const answer = await fetchPage(form.action, form);
  setBusy(button, false);
  if (answer) show(answer);
  else failed(form);
};

/** Has the forms below `root` sent by script; `show` is given the page that comes back. */
export const enhance = (root: ParentNode, show: Show): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-enhance]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, show);
    });
  }
};

/** The focus goes to what has changed: what is wrong, or what was achieved. */
export const focusOnNews = (root: ParentNode): void => {
  const news = root.querySelector<HTMLElement>('[data-focus]');
  news?.focus();
  news?.scrollIntoView({ block: 'nearest' });
};
