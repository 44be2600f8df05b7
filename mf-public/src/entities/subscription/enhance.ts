/** @file Sends forms without leaving the page. The server renders the result, with and without script. */

/** A page as the server answered. */
export interface FetchedPage {
  readonly page: Document;
  /** Content of its style element. The policy of this page would block the element. */
  readonly style: string;
  readonly response: Response;
}

/** A server that does not answer in this time counts as unreachable. */
const TIME_LIMIT_MS = 20_000;

const STYLE = /<style[^>]*>([^<]*)<\/style>/;

const read = async (response: Response): Promise<FetchedPage | null> => {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.text();
  const style = STYLE.exec(html)?.[1] ?? '';
  return { page: new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html'), style, response };
};

/** The page at an address, or the response to a posted form. Resolves to null when the request fails. */
export const fetchPage = async (url: string, form?: HTMLFormElement): Promise<FetchedPage | null> => {
  try {
    const body = form && new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const signal = AbortSignal.timeout?.(TIME_LIMIT_MS) ?? null;
    return await read(await fetch(url, body ? { method: 'POST', body, signal } : { signal }));
  } catch {
    return null;
  }
};

/** The error is beside the button: above a long form it would be out of view. */
const failed = (form: HTMLFormElement, button: Element | null): void => {
  const text = form.dataset.failed ?? '';
  const banner = form.querySelector<HTMLElement>('[data-banner]') ?? document.createElement('p');
  banner.dataset.banner = '';
  banner.className = 'fm-problem';
  banner.setAttribute('role', 'alert');
  (button?.closest('.fm-buttons') ?? button)?.before(banner);
  // Set each time, so that screen readers announce it again.
  banner.textContent = text;
  banner.scrollIntoView?.({ block: 'nearest' });
};

const BUSY = 'aria-disabled';

/** Not disabled, so that it keeps the focus. */
const setBusy = (button: HTMLButtonElement | null, isBusy: boolean): void => {
  if (!button) return;
  const { busy = '', idle = button.textContent ?? '' } = button.dataset;
  button.dataset.idle = idle;
  if (isBusy) button.setAttribute(BUSY, 'true');
  else button.removeAttribute(BUSY);
  button.textContent = isBusy ? busy : idle;
};

type Show = (answer: FetchedPage) => void;

const send = async (form: HTMLFormElement, show: Show): Promise<void> => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.hasAttribute(BUSY)) return;
  setBusy(button, true);
  const answer = await fetchPage(form.action, form);
  setBusy(button, false);
  if (answer) show(answer);
  else failed(form, button);
};

/** Sends the forms below `root` by script. Calls `show` with the returned page. */
export const enhance = (root: ParentNode, show: Show): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-enhance]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, show);
    });
  }
};

/** Moves the focus to the change: the errors or the success message. */
export const focusOnNews = (root: ParentNode): void => {
  const news = root.querySelector<HTMLElement>('[data-focus]');
  news?.focus();
  news?.scrollIntoView({ block: 'nearest' });
};
