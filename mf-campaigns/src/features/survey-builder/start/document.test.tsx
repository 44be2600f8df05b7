import { importSurveyOperation, type SurveyImport } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const read: SurveyImport = {
  format: 'text',
  carried: [{ where: 'Question 1', what: 'Short Text' }],
  changed: [{ where: 'Question 1', what: 'The line to write on was left out.' }],
  lost: [{ where: 'About you', why: 'Headings between questions are not carried over.' }],
  content: {
    title: '',
    description: '',
    introText: '',
    introFile: null,
    questions: [textQuestion('q1', 'How often?'), textQuestion('q2', 'Why?')],
  },
};

const open = async (handler = handle(importSurveyOperation, () => read)) => {
  const shell = renderBuilder({}, { handlers: [handler] });
  await shell.user.click(await screen.findByRole('button', { name: 'Use a document or a text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions from a document or a text' }));
  return { shell, dialog };
};

describe('questions from a document or a text', () => {
  it('shows what was understood, changed and lost, then adds the questions', async () => {
    const { shell, dialog } = await open();
    await shell.user.type(dialog.getByRole('textbox', { name: 'Paste the questions' }), 'How often?');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Read the questions' }));
    expect(await dialog.findByText('1 thing was not carried over')).toBeVisible();
    expect(dialog.getByText('1 thing was changed')).toBeVisible();
    expect(dialog.getByText('Headings between questions are not carried over.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    const [sent] = shell.inputsOf(importSurveyOperation);
    expect(sent).toMatchObject({ params: { campaignId: 'c1' }, query: { dryRun: 'true' } });
    await shell.user.click(dialog.getByRole('button', { name: 'Use this survey' }));
    await waitFor(() => expect(titles()).toEqual(['How often?', 'Why?']));
  });

  it('keeps the pasted text when the person goes back', async () => {
    const { shell, dialog } = await open();
    await shell.user.type(dialog.getByRole('textbox', { name: 'Paste the questions' }), 'How often?');
    await shell.user.click(dialog.getByRole('button', { name: 'Read the questions' }));
    await shell.user.click(await dialog.findByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('textbox', { name: 'Paste the questions' })).toHaveValue('How often?');
  });

  it('says why when nothing was pasted, and when the server refuses the file', async () => {
    const { shell, dialog } = await open(handle(importSurveyOperation, 'file_unreadable'));
    await shell.user.click(dialog.getByRole('button', { name: 'Read the questions' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Paste at least one question.');
    await shell.user.type(dialog.getByRole('textbox', { name: 'Paste the questions' }), 'Hello');
    await shell.user.click(dialog.getByRole('button', { name: 'Read the questions' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/damaged or unsafe/));
  });
});

describe('a survey that is downloaded', () => {
  it('comes from the server when what was written is saved', async () => {
    const addresses: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: unknown) {
      addresses.push((this as HTMLAnchorElement).pathname);
    });
    const { user } = renderBuilder({ questions: [textQuestion('a', 'Mine')] });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download this survey' }));
    await waitFor(() => expect(addresses).toEqual(['/api/campaigns/c1/survey.json']));
    click.mockRestore();
  });
});
