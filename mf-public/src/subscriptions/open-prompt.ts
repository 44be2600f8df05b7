import { enhance, fetchPage, focusOnNews } from './enhance';

/** Where the focus goes in a dialog: a native one takes the first field that can have it, which may be the trap. */
const focusOnHeading = (dialog: HTMLDialogElement): void => {
  const heading = dialog.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

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
  if (sign !== label) button.setAttribute('aria-label', label);
  button.addEventListener('click', () => dialog.close());
  return button;
};

/** Two ways out: at once, and after having read it all. Escape is the third. */
const addWaysOut = (dialog: HTMLDialogElement): void => {
  const { close, cross } = dialog.querySelector<HTMLElement>('[data-cross]')?.dataset ?? {};
  if (close) dialog.append(closeButton(dialog, close, close));
  if (cross) dialog.append(closeButton(dialog, cross, '×'));
};

/** The address that was entered, in the place of the words that stand for it. */
const nameAddress = (dialog: HTMLDialogElement, address: string): void => {
  const place = dialog.querySelector('[data-address]');
  if (place && address) place.textContent = address;
};

/** What is still to be done stays on the thank-you when the dialog is closed. */
const keepOnPage = (done: HTMLElement): void => {
  const note = document.createElement('div');
  note.className = 'fm-step';
  note.lang = done.closest('dialog')?.lang ?? '';
  const title = document.createElement('h2');
  title.textContent = done.querySelector('h1')?.textContent ?? '';
  note.append(title, ...done.querySelectorAll('p'));
  document.getElementById('body')?.after(note);
};

const fill = (dialog: HTMLDialogElement, page: Document): void => {
  const main = page.querySelector('main');
  if (!main) {
    dialog.close();
    return;
  }
  const address = dialog.querySelector<HTMLInputElement>('[type=email]')?.value ?? '';
  dialog.replaceChildren(...main.childNodes);
  const done = dialog.querySelector<HTMLElement>('[data-done]');
  dialog.setAttribute('aria-label', dialog.querySelector('h1')?.textContent ?? '');
  nameAddress(dialog, address);
  addWaysOut(dialog);
  enhance(dialog, ({ page: next }) => fill(dialog, next));
  focusOnHeading(dialog);
  focusOnNews(dialog);
  if (!done) return;
  if (done.hasAttribute('data-keep')) dialog.addEventListener('close', () => keepOnPage(done));
  else closeByItself(dialog);
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
  dialog.showModal();
  focusOnHeading(dialog);
};
