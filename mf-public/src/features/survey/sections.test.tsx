import { arranged } from '@folkmoot/question-types/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { like, NAME, show, what, why } from '../../testing/survey-with-draft';

jest.mock('../../entities/subscription/open-prompt', () => ({ openPrompt: jest.fn() }));

const sections = [
  { id: 'park', title: 'The park', text: 'Two questions about the park.', onePage: true },
  { id: 'you', title: 'About you', showIf: { questionId: 'what', operator: 'contains' as const, value: 'seats' } },
];
const endPages = [
  {
    id: 'away',
    kind: 'screen_out' as const,
    title: 'This survey is for visitors',
    text: 'Because you do not use the park.',
    links: [{ id: 'l1', label: 'Other surveys', url: 'https://example.org/' }],
    showIf: { questionId: 'like', operator: 'equals' as const, value: 1 },
  },
];
const survey = arranged({
  questions: [
    { ...like, sectionId: 'park' },
    { ...what, required: true, sectionId: 'park' },
    { ...why, sectionId: 'you' },
    { ...why, id: 'last', title: 'Anything else?' },
  ],
  sections,
  endPages,
});

describe('a survey with sections', () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const sent: { answers: { questionId: string }[] }[] = [];
  const headings = () =>
    screen.getAllByRole('heading').flatMap(({ textContent }) => textContent?.replace('\u00a0', ' ') ?? []);
  const shown = () => headings().filter((text) => text !== 'Park');
  const open = async (settings: object = {}) => {
    history.pushState(null, '');
    show({ questions: survey.questions, survey: { sections: survey.sections, endPages, ...settings } });
    await waitFor(() => expect(history.state).toMatchObject({ step: expect.any(Number) }));
  };
  const reply = { receipt: 'A1B2C' };
  beforeEach(() => {
    sent.length = 0;
    Object.assign(navigator, { sendBeacon: undefined });
    globalThis.fetch = (async (_: string, { body }: { body: string }) => {
      const response = JSON.parse(body);
      sent.push(response);
      const isAway = response.answers[0]?.answer === 1;
      return { ok: true, status: 201, json: async () => (isAway ? { ...reply, endPageId: 'away' } : reply) };
    }) as never;
  });
  afterEach(() => {
    history.pushState(null, '', '/');
    localStorage.clear();
  });

  it('shows the questions of a section on one page, with its title and text, and checks all of them', async () => {
    await open();
    expect(shown()).toEqual(['The park', 'How do you like it? * (required)', 'What is missing? * (required)']);
    expect(screen.getByText('Two questions about the park.')).toBeVisible();
    expect(screen.getByText('Questions 1 to 2 of 3')).toBeVisible();
    await press('Next');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shows a section by its condition, and Back is the page before', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await user.selectOptions(screen.getByRole('combobox'), 'seats');
    await press('Next');
    expect(shown()).toEqual(['About you', 'Why?']);
    expect(screen.getByRole('heading', { name: 'About you' })).toHaveFocus();
    const isThere = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      history.back();
      await isThere;
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The park' })).toBeVisible());
    await user.selectOptions(screen.getByRole('combobox'), 'trees');
    await press('Next');
    expect(shown()).toEqual(['Anything else?']);
  });

  it('opens a draft at the page of its question', async () => {
    localStorage.setItem(
      NAME,
      JSON.stringify({
        answers: { like: 4 },
        startToken: `${btoa(JSON.stringify(['c', 1, 1, 1, 'old']))}.signature`,
        idempotencyKey: 'key-old',
        startedAt: Date.now(),
        at: 'what',
      }),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'The park' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Satisfied' })).toBeChecked();
  });

  it('ends at a “not for you” page, with its text and links', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Very Dissatisfied' }));
    await user.selectOptions(screen.getByRole('combobox'), 'trees');
    await press('Submit');
    expect(await screen.findByRole('heading', { name: 'This survey is for visitors' })).toBeVisible();
    expect(screen.getByText('Because you do not use the park.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Other surveys/ })).toBeVisible();
    expect(sent[0]?.answers.map(({ questionId }) => questionId)).toEqual(['like', 'what']);
  });

  it('shows the page at the end in a preview, which sends nothing', async () => {
    show({ questions: survey.questions, survey: { sections: survey.sections, endPages }, isPreview: true });
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Anything else/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('radio', { name: 'Very Dissatisfied' }));
    await user.selectOptions(screen.getByRole('combobox'), 'trees');
    await press('Submit');
    expect(await screen.findByRole('heading', { name: 'This survey is for visitors' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Other surveys/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('names the sections in the list of answers', async () => {
    await open({ checkAnswers: true });
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await user.selectOptions(screen.getByRole('combobox'), 'seats');
    for (const _ of ['park', 'you', 'last']) await press('Next');
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'The park',
      'How do you like it?',
      'What is missing?',
      'About you',
      'Why?',
      'Anything else?',
    ]);
  });
});
