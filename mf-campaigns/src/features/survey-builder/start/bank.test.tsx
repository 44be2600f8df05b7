import {
  addToQuestionBankOperation,
  type BankedQuestions,
  deleteFromQuestionBankOperation,
  listQuestionBankOperation,
  type StandardQuestions,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const own: BankedQuestions = {
  id: 'b1',
  name: 'Dogs',
  questions: [textQuestion('d1', 'Which dog?')],
  savedBy: 'u1',
  savedAt: '2026-10-01T09:00:00.000Z',
};
const standard: StandardQuestions = {
  id: 'sex',
  name: 'Sex',
  description: 'The question of the census.',
  language: 'en',
  questions: [textQuestion('s1', 'What is your sex?')],
  source: 'Census 2021',
  sourceUrl: 'https://census.example/sex',
  licence: 'Open Government Licence v3.0.',
};
const list = handle(listQuestionBankOperation, () => ({ items: [own], standard: [standard], nextCursor: null }));

const choose = async (shell: ReturnType<typeof renderBuilder>, item: string) => {
  await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await shell.user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the question bank', () => {
  it('shows the source of a standard question, and adds it at the end', async () => {
    const shell = renderBuilder({ questions: [textQuestion('a', 'Mine')] }, { handlers: [list] });
    await choose(shell, 'Question bank');
    const dialog = within(await screen.findByRole('dialog', { name: 'Question bank' }));
    await shell.user.click(await dialog.findByRole('button', { name: /Sex/ }));
    expect(dialog.getByRole('link', { name: 'Census 2021' })).toHaveAttribute('href', 'https://census.example/sex');
    expect(dialog.queryByRole('button', { name: 'Delete from the question bank' })).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Add at the end' }));
    await waitFor(() => expect(titles()).toEqual(['Mine', 'What is your sex?']));
  });

  it('deletes an entry of the council', async () => {
    const removed = handle(deleteFromQuestionBankOperation, () => undefined);
    const shell = renderBuilder({ questions: [textQuestion('a', 'Mine')] }, { handlers: [list, removed] });
    await choose(shell, 'Question bank');
    await shell.user.click(await screen.findByRole('button', { name: /Dogs/ }));
    await shell.user.click(screen.getByRole('button', { name: 'Delete from the question bank' }));
    await waitFor(() =>
      expect(shell.inputsOf(deleteFromQuestionBankOperation)).toEqual([{ params: { itemId: 'b1' } }]),
    );
    expect(shell.notices()).toContainEqual({ kind: 'success', text: '“Dogs” was deleted from the question bank.' });
  });

  it('saves chosen questions under a name, and says what is missing', async () => {
    const saved = handle(addToQuestionBankOperation, () => own);
    const questions = [textQuestion('a', 'Mine'), textQuestion('b', 'Yours')];
    const shell = renderBuilder({ questions }, { handlers: [list, saved] });
    await choose(shell, 'Save to the question bank');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to the question bank' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    expect(dialog.getByText('Choose at least one question.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dogs');
    await shell.user.click(dialog.getByRole('checkbox', { name: '2. Yours' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(shell.notices()).toContainEqual({ kind: 'success', text: '“Dogs” is in the question bank.' }),
    );
    const [sent] = shell.inputsOf(addToQuestionBankOperation);
    expect(sent?.body).toMatchObject({ name: 'Dogs', questions: [{ id: 'b', title: 'Yours' }] });
  });
});
