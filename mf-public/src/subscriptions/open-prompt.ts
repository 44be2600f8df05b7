import { enhance, fetchPage, focusOnNews } from './enhance';

/** How long the dialog says that it went well before it closes itself (D2). */
const CLOSES_AFTER_MS = 3_000;

/** Closes the dialog after a while; not while somebody is in it with pointer or focus (E-90). */
const closeByItself = (dialog: HTMLDialogElement): void => {
  let timer = 0;
  const begin = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => dialog.close(), CLOSES_AFTER_MS);
  };
  const hold = () => clearTimeout(timer);
  for (const kind of ['pointermove', 'focusin'] as const) dialog.addEventListener(kind, hold);
  for (const kind of ['pointerleave', 'focusout'] as const) dialog.addEventListener(kind, begin);
  dialog.addEventListener('close', hold);
  begin();
};

const styleOf = (page: Document): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.querySelector('style')?.textContent ?? '');
  return sheet;
};

const closeButton = (dialog: HTMLDialogElement, label: string): HTMLElement => {
  const place = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fm-link';
  button.textContent = label;
  button.addEventListener('click', () => dialog.close());
  place.append(button);
  return place;
};

const fill = (dialog: HTMLDialogElement, page: Document): void => {
  const main = page.querySelector('main');
  if (!main) {
    dialog.close();
    return;
  }
  dialog.replaceChildren(...main.childNodes);
  const isDone = dialog.querySelector('[data-done]') !== null;
  const label = dialog.querySelector<HTMLElement>('[data-close]')?.dataset.close;
  if (label) dialog.append(closeButton(dialog, label));
  enhance(dialog, (next) => fill(dialog, next));
  focusOnNews(dialog);
  if (isDone) closeByItself(dialog);
};

/** Offers a subscription above the page, once the response is in; where there is nothing to offer, nothing happens. */
export const openPrompt = async (path: string): Promise<void> => {
  const answer = await fetchPage(path);
  if (!answer?.[1].ok) return;
  const [page] = answer;
  document.adoptedStyleSheets = [styleOf(page)];
  const dialog = document.createElement('dialog');
  dialog.className = 'fm-dialog';
  dialog.lang = page.documentElement.lang;
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  fill(dialog, page);
  dialog.setAttribute('aria-label', dialog.querySelector('h1')?.textContent ?? '');
  dialog.showModal();
};
