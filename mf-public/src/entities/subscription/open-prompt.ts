import { enhance, fetchPage, focusOnNews } from './enhance';

/** A native dialog focuses its first focusable field, which may be the trap. Focus the heading instead. */
const focusOnHeading = (dialog: HTMLDialogElement): void => {
  const heading = dialog.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/** How long the dialog says that it went well before it closes itself. */
const CLOSES_AFTER_MS = 3_000;

/** Closes the dialog after a while; not while somebody is in it with pointer or focus. */
const closeByItself = (dialog: HTMLDialogElement): void => {
  let timer = 0;
  const begin = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => dialog.close(), CLOSES_AFTER_MS);
  };
  const stopTimer = () => clearTimeout(timer);
  for (const kind of ['pointermove', 'focusin'] as const) dialog.addEventListener(kind, stopTimer);
  for (const kind of ['pointerleave', 'focusout'] as const) dialog.addEventListener(kind, begin);
  dialog.addEventListener('close', stopTimer);
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

/** Two close buttons, at the top and at the end. Escape is the third way. */
const addWaysOut = (dialog: HTMLDialogElement): void => {
  const { close, cross } = dialog.querySelector<HTMLElement>('[data-cross]')?.dataset ?? {};
  // Beside the button of the form, where it stays in view.
  if (close) (dialog.querySelector('.fm-buttons') ?? dialog).append(closeButton(dialog, close, close));
  if (cross) dialog.append(closeButton(dialog, cross, '×'));
};

/** Replaces the placeholder text with the entered address. */
const nameAddress = (dialog: HTMLDialogElement, address: string): void => {
  const place = dialog.querySelector('[data-address]');
  if (place && address) place.textContent = address;
};

/** Keeps the next step on the thank-you when the dialog closes. */
const keepOnPage = (done: HTMLElement): void => {
  const note = document.createElement('div');
  note.className = 'fm-step';
  note.lang = done.closest('dialog')?.lang ?? '';
  const title = document.createElement('h2');
  title.textContent = done.querySelector('h1')?.textContent ?? '';
  note.append(title, ...done.querySelectorAll('p'));
  document.getElementById('body')?.after(note);
  // On a phone the note is below the visible part of the page.
  note.scrollIntoView?.({ block: 'nearest' });
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

/** Offers a subscription in a dialog after the response is stored. Does nothing when there is no offer. */
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
