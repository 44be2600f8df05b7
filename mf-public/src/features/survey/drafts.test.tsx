import type { Question } from '@folkmoot/contracts/client';
import { questionTypes, visibleQuestions } from '@folkmoot/question-types/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftOf, like, NAME, show, stored, tokenOf, visits, what, why } from '../../testing/survey-with-draft';

jest.mock('../../entities/subscription/open-prompt', () => ({ openPrompt: jest.fn() }));

const sending = () => {
  const sent: { key: string | undefined; body: { startToken: string; elapsedSeconds: number; answers: object[] } }[] =
    [];
  globalThis.fetch = (async (_: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push({ key: init.headers['idempotency-key'], body: JSON.parse(init.body) });
    return { ok: true, status: 201, json: async () => ({ receipt: 'A1B2C' }) };
  }) as unknown as typeof fetch;
  return sent;
};

describe('a draft on the device', () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  beforeEach(() => Object.assign(navigator, { sendBeacon: undefined }));
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, '');
  });

  it('is restored with its key, token and position when the survey is unchanged', async () => {
    localStorage.setItem(NAME, draftOf(1, 1));
    const sent = sending();
    show();
    expect(await screen.findByRole('heading', { name: 'What is missing?' })).toBeVisible();
    expect(screen.getByText(/^You began on \w+day \d/)).toBeVisible();
    await press('Next');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent).toMatchObject([{ key: 'key-old', body: { startToken: tokenOf(1, 1, 'old') } }]);
  });

  it('has own words, the same shuffled order and the options that they carry when it is restored', async () => {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id.toUpperCase() }));
    const pick: Question = {
      id: 'pick',
      type: 'multiselect',
      title: 'Which?',
      required: true,
      maxPicks: 3,
      optionOrder: 'shuffled',
      options: [...options, { id: 'x', label: 'Other', other: true }],
    };
    const first: Question = {
      id: 'first',
      type: 'dropdown',
      title: 'Which first?',
      required: true,
      optionsFrom: { questionId: 'pick', which: 'picked' },
      options: pick.options?.map(({ id, label }) => ({ id, label, isCarried: true })),
    };
    localStorage.setItem(NAME, draftOf(1, 1, { answers: { pick: ['b', 'x=Moss'], first: 'a' }, at: 'pick' }));
    const sent = sending();
    show({ questions: [pick, first] });
    expect(await screen.findByRole('textbox', { name: 'Other: please say what' })).toHaveValue('Moss');
    const order = screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    const [seen] = visibleQuestions([pick], {}, 'key-old');
    expect(order.slice(0, 5)).toEqual(seen?.options?.map(({ id }) => id));
    await press('Next');
    const list = screen.getByRole('combobox', { name: /Which first/ });
    expect([...list.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose an option',
      'B',
      'Moss',
    ]);
    await press('Submit');
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer this question.');
    await user.selectOptions(list, 'Moss');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent[0]?.body.answers).toEqual([
      { questionId: 'pick', answer: ['b', 'x=Moss'] },
      { questionId: 'first', answer: 'x' },
    ]);
  });

  it('is kept and shows a notice when a new version has been published', async () => {
    localStorage.setItem(NAME, draftOf(1, 1));
    const sent = sending();
    show({ version: 2, questions: [like, { ...what, title: 'What do you miss?' }, why] });
    expect(
      await screen.findByText(/^The survey has changed since you started\. We have kept your answers\./),
    ).toBeVisible();
    expect(screen.queryByText(/could not keep/)).toBeNull();
    expect(screen.getByRole('radio', { name: 'Satisfied' })).toBeChecked();
    await press('Next');
    expect(screen.getByRole('combobox', { name: 'What do you miss?' })).toHaveValue('seats');
    await press('Next');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent).toMatchObject([{ key: 'key-old', body: { startToken: tokenOf(2, 1, 'new') } }]);
    expect(sent[0]?.body.answers).toHaveLength(3);
  });

  it('keeps an answer of every question type when a new version has been published', async () => {
    const answered = questionTypes.flatMap((type) => {
      const ids = Array.from({ length: 9 }, (_, at) => `o${at}`);
      const created = type.create(type.id, () => ids.pop() ?? '');
      const question: Question = {
        ...created,
        title: `About ${type.id}`,
        ...(created.imageOptions ? { imageOptions: [{ id: 'p1', label: 'Pond', imageUrl: '' }] } : {}),
        ...(created.areas ? { areas: [{ id: 'w1', name: 'Castle' }] } : {}),
      };
      const named = [...(type.candidates(question, { met: [], unmet: [] }) ?? []), ...type.choices(question)];
      const answers = named.map((each) => (typeof each === 'object' && 'value' in each ? each.value : each));
      const parsed = answers.map((each) => type.parse(each, question)).find(({ ok }) => ok);
      return parsed?.ok ? [{ question, answer: parsed.value }] : [];
    });
    expect(answered).toHaveLength(questionTypes.length);
    const answers = Object.fromEntries(answered.map(({ question: { id }, answer }) => [id, answer]));
    localStorage.setItem(NAME, draftOf(1, 1, { answers, at: 'text' }));
    show({ version: 2, questions: answered.map(({ question }) => question) });
    expect(await screen.findByText(/^The survey has changed since you started/)).toBeVisible();
    expect(screen.queryByText(/could not keep/)).toBeNull();
    await waitFor(() => expect(stored()).toMatchObject({ answers }));
  });

  it('says how many answers were lost when the new version cannot accept them', async () => {
    localStorage.setItem(NAME, draftOf(1, 1));
    show({ version: 2, questions: [like, { ...what, options: [{ id: 'trees', label: 'Trees' }] }] });
    expect(await screen.findByText(/Answers we could not keep: 2\./)).toBeVisible();
    expect(stored()).toMatchObject({ answers: { like: 4 } });
  });

  it('is kept as a new response of this round when its round is over', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { startedAt: Date.now() - 6 * 86_400_000 }));
    const sent = sending();
    show({ round: 3 });
    expect(await screen.findByText(/^You started these answers in an earlier round/)).toBeVisible();
    await press('Next');
    await press('Next');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent).toMatchObject([{ key: 'key-new', body: { startToken: tokenOf(1, 3, 'new') } }]);
    expect(sent[0]?.body.elapsedSeconds).toBeLessThan(60);
  });

  it('says that it was not sent and uses the token of this page when its own token has expired', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { at: 'why', refusal: 'stale' }));
    const sent = sending();
    show();
    expect(
      await screen.findByText(/^This page was open for too long, so your response was not sent\. Nothing is lost\./),
    ).toBeVisible();
    expect(stored()).not.toHaveProperty('refusal');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(sent).toMatchObject([{ key: 'key-old', body: { startToken: tokenOf(1, 1, 'new') } }]);
  });

  it('says that it was not sent and counts towards this round when its page was of an earlier one', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { refusal: 'stale' }));
    show({ round: 3 });
    const notice = await screen.findByText(/^This page was open for too long/);
    expect(notice).toHaveTextContent(/If you submit them now, they count towards this round\.$/);
  });

  it('is found under its version and moved when it is from an earlier release', async () => {
    localStorage.setItem(`${NAME}:1`, draftOf(1, 1, { startedAt: 5 }));
    localStorage.setItem(`${NAME}:2`, draftOf(2, 1, { at: 'like', answers: { like: 2 } }));
    localStorage.setItem('folkmoot:c2:1', draftOf(1, 1));
    show({ version: 2 });
    await screen.findByText(/^You began on/);
    expect(screen.getByRole('radio', { name: 'Dissatisfied' })).toBeChecked();
    expect(Object.keys(localStorage).sort()).toEqual([NAME, 'folkmoot:c2:1']);
  });

  it('is removed after 30 days, also when it belongs to another survey', async () => {
    const old = Date.now() - 31 * 86_400_000;
    localStorage.setItem(NAME, draftOf(1, 1, { savedAt: old }));
    localStorage.setItem('folkmoot:another', draftOf(1, 1, { savedAt: old }));
    localStorage.setItem('folkmoot:recent', draftOf(1, 1, { startedAt: old, savedAt: Date.now() }));
    localStorage.setItem('folkmoot:colours', '"dark"');
    show();
    expect(await screen.findByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(Object.keys(localStorage).sort()).toEqual(['folkmoot:colours', 'folkmoot:recent']);
  });

  it.each(['not json', '{}', 'null', '[1]', draftOf(1, 1, { startToken: 'broken' })])(
    '%s in its place keeps nobody from answering',
    async (value) => {
      localStorage.setItem(NAME, value);
      show();
      expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
    },
  );

  it('asks before it deletes everything, and keeps the draft when the answer is no', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { at: 'like' }));
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    show();
    await screen.findByText(/^You began on/);
    await press('Start over');
    expect(screen.getByRole('radio', { name: 'Satisfied' })).toBeChecked();
    await press('Start over');
    expect(screen.getByRole('radio', { name: 'Satisfied' })).not.toBeChecked();
    expect([localStorage.length, asked.mock.calls.length]).toEqual([0, 2]);
    asked.mockRestore();
  });

  it('moves the focus to the first question when everything is deleted', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(true);
    localStorage.setItem(NAME, draftOf(1, 1, { at: 'like' }));
    show();
    await screen.findByText(/^You began on/);
    const heading = screen.getByRole('heading', { name: /How do you like it/ });
    await press('Start over');
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await press('Start over');
    expect(heading).toHaveFocus();
    asked.mockRestore();
  });

  it('shows its notice and the restart button above the questions until the person continues', async () => {
    localStorage.setItem(NAME, draftOf(1, 1, { at: 'like' }));
    show();
    const notice = await screen.findByText(/^You began on/);
    const heading = screen.getByRole('heading', { name: /How do you like it/ });
    expect(notice.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(notice.closest('[aria-live]')).not.toBeNull();
    expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1);
    await press('Next');
    expect(screen.queryByText(/^You began on/)).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1);
  });

  it('removes its notice and moves the focus to the question when the person continues', async () => {
    localStorage.setItem(NAME, draftOf(1, 1));
    show();
    await screen.findByText(/^You began on/);
    await press('Continue');
    expect(screen.queryByText(/^You began on/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'What is missing?' })).toHaveFocus();
  });

  it('counts no second start, and is abandoned under its own token', async () => {
    localStorage.setItem(NAME, draftOf(1, 1));
    const reported = visits();
    show();
    await screen.findByText(/^You began on/);
    window.dispatchEvent(new Event('pagehide'));
    expect(await reported()).toEqual([{ type: 'abandon', startToken: tokenOf(1, 1, 'old'), questionId: 'what' }]);
  });

  it('counts no second start when the page is reloaded without answers, but one after a response', async () => {
    const reported = visits();
    const start = { type: 'start', startToken: tokenOf(1, 1, 'new') };
    const { unmount } = show();
    await screen.findByRole('button', { name: 'Next' });
    expect(await reported()).toEqual([start]);
    unmount();
    const again = show();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    expect(await reported()).toEqual([start]);
    sending();
    await press('Next');
    await press('Next');
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thank You!' });
    again.unmount();
    show();
    await waitFor(async () => expect(await reported()).toEqual([start, start]));
  });

  it.each([
    ['counts no second start when it is of another version of this round', { version: 2 }, []],
    ['counts a start when from an earlier round', { round: 2 }, [{ type: 'start', startToken: tokenOf(1, 2, 'new') }]],
  ])('%s', async (_, shown, expected) => {
    localStorage.setItem(NAME, draftOf(1, 1));
    const reported = visits();
    show(shown);
    await screen.findByText(/Please check your answers/);
    expect(await reported()).toEqual(expected);
  });

  it('is not stored in the demonstration, which shows only its own notice', async () => {
    show({ form: { receiptUrl: null } });
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    expect(screen.queryByText(/saved on this device|This is a shared device/i)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
