import { defaultBranding } from '@folkmoot/contracts';
import type { PublicCouncil, Question } from '@folkmoot/contracts/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPrompt } from '../../entities/subscription/open-prompt';
import { pageWordsIn } from '../../entities/words';
import { SurveyPage } from './SurveyPage';

jest.mock('../../entities/subscription/open-prompt', () => ({ openPrompt: jest.fn() }));

const council: PublicCouncil = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};
const questions: Question[] = [
  { id: 'like', type: 'rating', title: 'How do you like it?', required: true },
  {
    id: 'why',
    type: 'text',
    title: 'Why?',
    required: false,
    showIf: { questionId: 'like', operator: 'less_than', value: 3 },
  },
  { id: 'trees', type: 'number', title: 'How many trees?', required: false, numberRange: { min: 1, max: 5000 } },
];
const show = (campaignId: string, languages: string[] = []) =>
  render(
    <SurveyPage
      council={council}
      survey={{
        campaignId,
        version: 1,
        estimatedMinutes: 1,
        title: 'Park',
        description: '',
        introText: '',
        introFile: null,
        questions,
        ...(languages[0] && { language: languages[0], languages }),
      }}
      stamp={{ startToken: 't', idempotencyKey: 'key-1' }}
      words={pageWordsIn('en', council)}
      form={{
        action: '/x',
        privacyUrl: null,
        receiptUrl: '/x/receipt',
        idempotencyKey: 'key-1',
        answers: [],
        problems: [],
        banner: null,
      }}
      isPreview={false}
    />,
  );

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

type Call = [string, { body: string; headers: Record<string, string> }];
const answerWith = (...replies: (number | Error)[]) => {
  const calls: Call[] = [];
  globalThis.fetch = ((url: string, init: Call[1]) => {
    calls.push([url, init]);
    const reply = replies[Math.min(calls.length, replies.length) - 1] ?? 201;
    return reply instanceof Error
      ? Promise.reject(reply)
      : Promise.resolve({ ok: reply < 300, status: reply, json: async () => ({ receipt: 'A1B2C' }) } as Response);
  }) as unknown as typeof fetch;
  return calls;
};

describe('answering a survey', () => {
  const user = userEvent.setup();
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, '');
  });

  it('shows one question at a time, and says what is missing when Next is pressed without a required answer', async () => {
    show('a');
    expect(screen.getByText('Question 1 of 2')).toBeInTheDocument();
    expect(screen.getByText('Questions marked * must be answered.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await next();
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer this question.');
    expect(screen.getByRole('radio', { name: 'Very Dissatisfied' })).toHaveFocus();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please answer this question.');
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
    await next();
    expect(screen.getByRole('heading', { name: 'How many trees?' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('says how much time is left', async () => {
    show('t');
    expect(await screen.findByText('About 1 minute left')).toBeVisible();
  });

  it('adds a question at once when its condition becomes true', async () => {
    show('b');
    await user.click(screen.getByRole('radio', { name: 'Dissatisfied' }));
    expect(screen.getByText('Question 1 of 3')).toBeInTheDocument();
  });

  it('allows answering a question and moving on with the keyboard only', async () => {
    show('c');
    screen.getByRole('radio', { name: 'Very Dissatisfied' }).focus();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Why?' })).toBeVisible();
  });

  it('keeps an invalid answer and explains the problem beside the field', async () => {
    const calls = answerWith(201);
    show('d');
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await next();
    const field = screen.getByRole('textbox', { name: 'How many trees?' });
    await user.type(field, 'lots');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 5,000.');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 5,000.');
    expect(field).toHaveFocus();
    expect([field.getAttribute('value'), calls]).toEqual(['lots', []]);
    await user.clear(field);
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('keeps a text that is too long and explains the refusal', async () => {
    const calls = answerWith(201);
    show('long');
    await user.click(screen.getByRole('radio', { name: 'Dissatisfied' }));
    await next();
    const field = screen.getByRole('textbox', { name: 'Why?' });
    await user.click(field);
    await user.paste('x'.repeat(600));
    await next();
    expect(field).toHaveValue('x'.repeat(600));
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer is too long. Please shorten it.');
    expect(calls).toEqual([]);
  });

  it('shows the result of Submit beside the button, which keeps the focus', async () => {
    answerWith(500);
    const shown: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this);
    };
    show('m');
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    const button = screen.getByRole('button', { name: 'Submit' });
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(button).toHaveFocus();
    expect(shown).toEqual([alert]);
    expect(document.querySelector('.fm-messages + .fm-buttons')).not.toBeNull();
  });

  it('stores answers on the device, says so, and restores them after a reload', async () => {
    const { unmount } = show('e');
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    expect(await screen.findByText('Saved on this device')).toBeInTheDocument();
    unmount();
    show('e');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Neutral' })).toBeChecked());
  });

  it('counts an abandon with the visible question only when there are unsent answers', async () => {
    const beacons: { url: string; body: Blob }[] = [];
    Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }) });
    const leave = () => window.dispatchEvent(new Event('pagehide'));
    const { unmount } = show('v');
    leave();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await next();
    leave();
    unmount();
    leave();
    Object.assign(navigator, { sendBeacon: undefined });
    const texts = await Promise.all(beacons.map(({ body }) => textOf(body)));
    expect(beacons.map(({ url }) => url)).toEqual(Array(2).fill('/api/public/surveys/v/events'));
    expect(texts.map((text) => JSON.parse(text))).toEqual([
      { type: 'start', startToken: 't' },
      { type: 'abandon', startToken: 't', questionId: 'trees' },
    ]);
  });

  it('sends a response once with its key, retries when the network fails, and then shows the thank-you', async () => {
    const calls = answerWith(new Error('offline'), 503, 201);
    show('f');
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    expect(calls.map(([url, { headers }]) => [url, headers['idempotency-key']])).toEqual(
      Array(3).fill(['/api/public/surveys/f/responses', 'key-1']),
    );
    expect(JSON.parse(calls[0]?.[1].body ?? '')).toMatchObject({
      startToken: 't',
      answers: [{ questionId: 'like', answer: 3 }],
    });
    expect(localStorage).toHaveLength(0);
    // The offer gets the page's address and no data of the response (E-61).
    await waitFor(() => expect(openPrompt).toHaveBeenCalledWith(`${location.pathname}/subscribe`));
    expect(openPrompt).toHaveBeenCalledTimes(1);
  });

  it('says the language of the page with a response when the survey has several', async () => {
    const calls = answerWith(201);
    show('l', ['cy', 'en']);
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    // In the address: a server of an earlier version refuses a body with a field that it does not know.
    expect(calls.map(([url]) => url)).toEqual(['/api/public/surveys/l/responses?lang=cy']);
    expect(JSON.parse(calls[0]?.[1].body ?? '')).not.toHaveProperty('language');
  });

  it('explains that a response is too large, what to do, and keeps the answers', async () => {
    answerWith(413);
    show('l');
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your answers are too long in total. Nothing is lost. Please shorten the longest ones and press Submit again.',
    );
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('radio', { name: 'Neutral' })).toBeChecked();
  });

  it("shows the catalogue's text for a refusal and keeps the answers", async () => {
    answerWith(422);
    show('g');
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error submitting your response. Please try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('radio', { name: 'Neutral' })).toBeChecked();
  });

  const conflict = (code: string) => ({ ok: false, status: 409, json: async () => ({ code }) });
  const handIn = async (...replies: object[]) => {
    const keys: string[] = [];
    globalThis.fetch = (async (_: string, init: Call[1]) =>
      replies[keys.push(init.headers['idempotency-key'] ?? '') - 1]) as unknown as typeof fetch;
    await user.click(screen.getByRole('radio', { name: 'Neutral' }));
    await next();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    return keys;
  };

  it('submits a second response when another tab has sent other answers, and says that both arrived', async () => {
    show('h');
    const keys = await handIn(conflict('idempotency_key_reused'), {
      ok: true,
      status: 201,
      json: async () => ({ receipt: 'B2C3D' }),
    });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    expect(await screen.findByText(/second response/)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it('says that the invitation was used when it receives a second response by one invitation', async () => {
    show('i');
    await handIn(conflict('idempotency_key_reused'), conflict('already_answered'));
    expect(await screen.findByRole('heading', { name: 'Your invitation has already been used' })).toHaveFocus();
    expect(screen.getByText(/^We have already received a response with this invitation, and it counts/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});
