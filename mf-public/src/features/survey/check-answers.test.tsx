import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { like, show, what, why } from '../../testing/survey-with-draft';
import { asHtml } from './answer-copy';

jest.mock('../../entities/subscription/open-prompt', () => ({ openPrompt: jest.fn() }));

const number = {
  id: 'trees',
  type: 'number',
  title: 'How many trees?',
  required: false,
  numberRange: { min: 1, max: 50 },
} as const;
/** A question that only dissatisfied people see. */
const wrong = {
  ...why,
  id: 'wrong',
  title: 'What is wrong?',
  showIf: { questionId: 'like', operator: 'less_than', value: 3 },
} as const;
const questions = [like, wrong, what, why, number];

describe('the list of answers before Submit', () => {
  const user = userEvent.setup();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const list = () => screen.findByRole('heading', { name: 'Check your answers' });
  const sent: { answers: { questionId: string; answer: unknown }[] }[] = [];
  const toList = async () => {
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await user.selectOptions(screen.getByRole('combobox'), 'seats');
    for (const _ of ['what', 'why', 'trees']) await press('Next');
  };
  beforeEach(() => {
    sent.length = 0;
    globalThis.fetch = (async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return { ok: true, status: 201, json: async () => ({ receipt: 'A1B2C' }) };
    }) as never;
    Object.assign(navigator, { sendBeacon: undefined });
  });
  afterEach(() => {
    history.pushState(null, '', '/');
    localStorage.clear();
  });

  it('shows what was answered, and Submit sends it', async () => {
    show({ questions, survey: { checkAnswers: true } });
    await toList();
    expect(await list()).toHaveFocus();
    const rows = [...document.querySelectorAll('.fm-check dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd:not(:last-child)')].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['How do you like it?', 'Satisfied'],
      ['What is missing?', 'Seats'],
      ['Why?', 'No answer'],
      ['How many trees?', 'No answer'],
    ]);
    expect(sent).toEqual([]);
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent[0]?.answers).toEqual([
      { questionId: 'like', answer: 4 },
      { questionId: 'what', answer: 'seats' },
    ]);
  });

  it('comes back after a change, with the questions that the change adds in between', async () => {
    show({ questions, survey: { checkAnswers: true } });
    await toList();
    await list();
    await press(/^Change.*Why/);
    expect(screen.getByRole('heading', { name: 'Why?' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'Because');
    await press('Next');
    await list();
    expect(screen.getByText('Because')).toBeVisible();
    await press(/^Change.*How do you like it/);
    await user.click(screen.getByRole('radio', { name: 'Dissatisfied' }));
    await press('Next');
    expect(screen.getByRole('heading', { name: 'What is wrong?' })).toBeVisible();
    await press('Next');
    await list();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  it.each([
    ['is off', { questions, survey: { checkAnswers: false } }],
    ['is on and only three questions are asked', { questions: questions.slice(0, 4), survey: { checkAnswers: true } }],
  ])('is left out when the setting %s', async (_, shown) => {
    show(shown);
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    while (screen.queryByRole('button', { name: 'Next' })) await press('Next');
    expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull();
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
  });

  it('is shown again after a reload', async () => {
    const { unmount } = show({ questions, survey: { checkAnswers: true } });
    await toList();
    await list();
    unmount();
    show({ questions, survey: { checkAnswers: true } });
    expect(await list()).toBeVisible();
  });
});

describe('the copy of a response', () => {
  const copied = {
    title: 'The <park>',
    receipt: 'A1B2C',
    language: 'en',
    answers: [{ id: 'why', title: 'Why?', lines: ['<script>alert(1)</script>'] }],
    words: { title: 'Your receipt', text: 'Delete it with this.', answers: 'Your answers' },
  };
  it('contains the receipt and the answers, escaped', () => {
    const html = asHtml(copied, 'https://council.example/receipt');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([page.querySelector('h1')?.textContent, page.querySelector('dd')?.textContent]).toEqual([
      'The <park>',
      '<script>alert(1)</script>',
    ]);
    expect([page.querySelectorAll('script').length, html.includes('A1B2C')]).toEqual([0, true]);
  });

  it('is made on a shared device only after a question', async () => {
    const user = userEvent.setup();
    const printed = jest.fn();
    Object.assign(window, { print: printed });
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    globalThis.fetch = (async () => ({ ok: true, status: 201, json: async () => ({ receipt: 'A1B2C' }) })) as never;
    history.replaceState(null, '', '/#shared');
    show({ questions: [like] });
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(printed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect([printed.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2]);
    // Paper shows the receipt, although it is folded on the screen.
    expect(document.querySelector('.fm-print')).toHaveTextContent('A1B2C');
    history.replaceState(null, '', '/');
  });
});
