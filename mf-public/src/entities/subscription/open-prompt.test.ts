import { openPrompt } from './open-prompt';

const page = (main: string) =>
  `<!doctype html><html lang="en"><head><style nonce="n">p{margin:0}</style></head><body><main>${main}</main></body></html>`;
const OFFER = `<div data-close="No thanks" data-cross="Close"><h1>Stay in touch</h1><form action="/subscribe" data-enhance data-failed="Failed"><input name="homepage" tabindex="-1"><input type="email" name="field.email"><button type="submit" data-busy="...">Subscribe</button></form></div>`;
const DONE = '<div data-done data-cross="Close"><h1>Successfully Subscribed!</h1></div>';
const ONE_MORE_STEP =
  '<div data-done data-close="Close" data-keep data-cross="Close"><h1>One more step</h1><p>We have sent an email to <strong data-address>your address</strong>.</p></div>';

const answer = (text: string, status = 200) => ({
  ok: status < 400,
  status,
  headers: new Map([['content-type', 'text/html']]),
  text: async () => text,
});

describe('the subscription offer after a survey', () => {
  const before = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<h1>Thank You!</h1>';
    // jsdom supports neither dialogs nor constructed style sheets.
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
      // Browsers also do this whatever its tabindex is.
      this.querySelector<HTMLElement>('input, button')?.focus();
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    globalThis.CSSStyleSheet = class {
      replaceSync = jest.fn();
    } as unknown as typeof CSSStyleSheet;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = before;
  });

  const serve = (...answers: unknown[]) => {
    const fetched = jest.fn(async () => answers.shift());
    globalThis.fetch = fetched as unknown as typeof fetch;
    return fetched;
  };
  const dialog = () => document.querySelector('dialog');
  const press = async (name: string) => {
    const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
      (candidate) => candidate.textContent === name || candidate.getAttribute('aria-label') === name,
    );
    button?.click();
    await jest.advanceTimersByTimeAsync(0);
  };
  const subscribed = async (done = DONE) => {
    serve(answer(page(OFFER)), answer(page(done)));
    await openPrompt('/riverside/survey/c1/subscribe');
    const email = dialog()?.querySelector<HTMLInputElement>('[type=email]');
    if (email) email.value = 'amy@residents.example';
    await press('Subscribe');
  };

  it('is a dialog with a name that closes by its button and leaves the thank-you', async () => {
    const fetched = serve(answer(page(OFFER)));
    await openPrompt('/riverside/survey/c1/subscribe');
    expect(fetched).toHaveBeenCalledWith(
      '/riverside/survey/c1/subscribe',
      expect.not.objectContaining({ body: expect.anything() }),
    );
    expect([dialog()?.open, dialog()?.getAttribute('aria-label')]).toEqual([true, 'Stay in touch']);
    await press('No thanks');
    expect([dialog(), document.querySelector('h1')?.textContent]).toEqual([null, 'Thank You!']);
  });

  it('moves the focus to its heading when it opens, not to the trap field', async () => {
    serve(answer(page(OFFER)));
    await openPrompt('/riverside/survey/c1/subscribe');
    expect(document.activeElement).toBe(dialog()?.querySelector('h1'));
  });

  it('has different names for its two close buttons', async () => {
    serve(answer(page(OFFER)));
    await openPrompt('/riverside/survey/c1/subscribe');
    const names = [...(dialog()?.querySelectorAll('button[type=button]') ?? [])].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
    expect(names).toEqual(['No thanks', 'Close']);
  });

  it('stays open, names the address and focuses its heading when the address must be confirmed', async () => {
    await subscribed(ONE_MORE_STEP);
    jest.advanceTimersByTime(60_000);
    expect(dialog()?.textContent).toContain('We have sent an email to amy@residents.example.');
    expect(document.activeElement).toBe(dialog()?.querySelector('h1'));
    expect(dialog()?.getAttribute('aria-label')).toBe('One more step');
  });

  it('repeats the next step on the thank-you when the dialog closes before the address is confirmed', async () => {
    document.body.innerHTML = '<div id="body"><h1>Thank You!</h1></div>';
    const shown: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this);
    };
    await subscribed(ONE_MORE_STEP);
    await press('Close');
    expect(dialog()).toBeNull();
    const note = document.querySelector('#body + *');
    expect(shown).toEqual([note]);
    expect(note?.textContent).toBe('One more stepWe have sent an email to amy@residents.example.');
    expect(note?.querySelector('h2')?.textContent).toBe('One more step');
  });

  it.each([
    ['nothing to offer', answer(page('gone'), 404)],
    ['no page at all', { ...answer('{}'), headers: new Map([['content-type', 'application/json']]) }],
  ])('opens no dialog when the response has %s', async (_, response) => {
    serve(response);
    await openPrompt('/x');
    expect(dialog()).toBeNull();
  });

  it('shows success and closes after 3 seconds when it is accepted (E-90)', async () => {
    await subscribed();
    expect(dialog()?.textContent).toContain('Successfully Subscribed!');
    jest.advanceTimersByTime(2_999);
    expect(dialog()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['the pointer', 'pointermove', 'pointerleave'],
    ['the focus', 'focusin', 'focusout'],
  ])('stays open while %s is in it, and closes 3 seconds later (E-90)', async (_, enter, leave) => {
    await subscribed();
    dialog()?.dispatchEvent(new Event(enter));
    jest.advanceTimersByTime(60_000);
    expect(dialog()).not.toBeNull();
    dialog()?.dispatchEvent(new Event(leave));
    jest.advanceTimersByTime(3_000);
    expect(dialog()).toBeNull();
  });
});
