import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftOf, like, NAME, show, visits, what, why } from '../../testing/survey-with-draft';

jest.mock('../../entities/subscription/open-prompt', () => ({ openPrompt: jest.fn() }));

/** A question that only dissatisfied people see. */
const wrong = {
  ...why,
  id: 'wrong',
  title: 'What is wrong?',
  showIf: { questionId: 'like', operator: 'less_than', value: 3 },
} as const;
const questions = [like, wrong, what, why];

describe("the browser's Back and Forward", () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const travel = (by: number) =>
    act(async () => {
      const isThere = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(by);
      await isThere;
    });
  const expectShown = (name: RegExp | string) =>
    waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toBeVisible());
  /** Starts at an entry of its own, as a page that is opened. */
  const open = async (shown: Parameters<typeof show>[0] = { questions }) => {
    history.pushState(null, '');
    const page = show(shown);
    await waitFor(() => expect(history.state).toMatchObject({ step: expect.any(Number) }));
    return page;
  };
  beforeEach(() => Object.assign(navigator, { sendBeacon: undefined }));
  afterEach(() => {
    history.pushState(null, '', '/');
    localStorage.clear();
  });

  it('go through the questions, and Previous is the same as Back', async () => {
    await open();
    const start = history.state;
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await press('Next');
    await expectShown('Why?');
    await travel(-1);
    await expectShown('What is missing?');
    expect(screen.getByRole('heading', { name: 'What is missing?' })).toHaveFocus();
    await press('Previous');
    await expectShown(/How do you like it/);
    await waitFor(() => expect(history.state).toMatchObject({ at: 'like', step: start.step }));
    await travel(2);
    await expectShown('Why?');
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
  });

  it('leave the page from the first question', async () => {
    history.pushState({ before: true }, '');
    await open();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await travel(-1);
    await travel(-1);
    expect(history.state).toMatchObject({ before: true });
  });

  it('pass a question that is hidden now, and stop at one that must be answered first', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Dissatisfied' }));
    await press('Next');
    await expectShown('What is wrong?');
    await press('Next');
    await expectShown('What is missing?');
    await travel(-2);
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await travel(1);
    await expectShown('What is missing?');
    await travel(-1);
    jest.spyOn(window, 'confirm').mockReturnValueOnce(true);
    await press('Start over');
    await travel(1);
    await expectShown(/How do you like it/);
  });

  it('go through the questions before the one where a draft was left', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { at: 'why' }));
    await open();
    await expectShown('Why?');
    await travel(-1);
    await expectShown('What is missing?');
    await travel(-1);
    await expectShown(/How do you like it/);
  });

  it('stay at the question when the page is reloaded', async () => {
    const { unmount } = await open();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    const { length } = history;
    unmount();
    show({ questions });
    await expectShown('What is missing?');
    await travel(-1);
    await expectShown(/How do you like it/);
    expect(history).toHaveLength(length);
  });

  it('begin at the first question when a shared device has lost the answers', async () => {
    history.replaceState(null, '', '/#shared');
    const { unmount } = await open();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    const { step } = history.state;
    unmount();
    show({ questions });
    await waitFor(() => expect(history.state).toMatchObject({ at: 'like', step: step - 1 }));
    await expectShown(/How do you like it/);
    expect(location.hash).toBe('#shared');
  });

  it('do not show the questions again after the response is sent', async () => {
    globalThis.fetch = (async () => ({ ok: true, status: 201, json: async () => ({ receipt: 'A1' }) })) as never;
    history.pushState({ before: true }, '');
    await open({ questions: [like, what] });
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    await travel(-1);
    await waitFor(() => expect(history.state).toMatchObject({ before: true }));
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });

  it('count no further start', async () => {
    const reported = visits();
    await open();
    await waitFor(() => expect(history.state).toMatchObject({ isStarted: true }));
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await travel(-1);
    expect((await reported()).map(({ type }: { type: string }) => type)).toEqual(['start']);
  });
});
