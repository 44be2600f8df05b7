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

const sheetOf = (style: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
};

const closeButton = (dialog: HTMLDialogElement, label: string, sign: string): HTMLElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = sign === label ? 'fm-link' : 'fm-cross';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => dialog.close());
  return button;
};

/** Two ways out: at once, and after having read it all. Escape is the third. */
const addWaysOut = (dialog: HTMLDialogElement): void => {
  const label = dialog.querySelector<HTMLElement>('[data-close]')?.dataset.close;
  if (label) dialog.append(closeButton(dialog, label, label), closeButton(dialog, label, '×'));
};

const fill = (dialog: HTMLDialogElement, page: Document): void => {
  const main = page.querySelector('main');
  if (!main) {
    dialog.close();
    return;
  }
  dialog.replaceChildren(...main.childNodes);
  const isDone = dialog.querySelector('[data-done]') !== null;
  addWaysOut(dialog);
  enhance(dialog, ({ page: next }) => fill(dialog, next));
  focusOnNews(dialog);
  if (isDone) closeByItself(dialog);
};

/** Offers a subscription above the page, once the response is in; where there is nothing to offer, nothing happens. */
export const openPrompt = async (path: string): Promise<void> => {
  const answer = await fetchPage(path);
  if (!answer?.response.ok) return;
  const { page, style } = answer;
  document.adoptedStyleSheets = [sheetOf(style)];
  const dialog = document.createElement('dialog');
  dialog.className = 'fm-dialog';
  dialog.lang = page.documentElement.lang;
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  fill(dialog, page);
  dialog.setAttribute('aria-label', dialog.querySelector('h1')?.textContent ?? '');
  dialog.showModal();
};
