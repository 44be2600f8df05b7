import { saveSurveyOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const two = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const card = async (number: number) => within(await screen.findByRole('region', { name: `Question ${number}` }));

describe('the editor', () => {
  it('of an empty survey, offers every question type by its name (E-93) and focuses the new question', async () => {
    const shell = renderBuilder();
    expect(await screen.findByText('No questions yet')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Add question' }));
    for (const name of ['Short Text', 'Long Text', 'Dropdown', 'Multi-Select', 'Smiley Rating', 'Number Rating'])
      expect(await screen.findByRole('menuitem', { name })).toBeVisible();
    await shell.user.click(screen.getByRole('menuitem', { name: 'Drag & Drop Ranking' }));
    const title = await screen.findByRole('textbox', { name: 'Question title' });
    await waitFor(() => expect(title).toHaveFocus());
    expect((await card(1)).getByText('Drag & Drop Ranking')).toBeVisible();
    expect(title).toHaveAttribute('placeholder', 'Question title');
  });
  it('of two questions, moves one by its buttons, stops at the ends, and says so', async () => {
    const shell = renderBuilder({ questions: two });
    expect((await card(1)).getByRole('button', { name: 'Move up' })).toBeDisabled();
    expect((await card(2)).getByRole('button', { name: 'Move down' })).toBeDisabled();
    await shell.user.click((await card(1)).getByRole('button', { name: 'Move down' }));
    expect(titles()).toEqual(['Second', 'First']);
    expect(screen.getByText('Moved to position 2 of 2.')).toBeInTheDocument();
  });
  it('undo leaves the caret where the change is', async () => {
    const shell = renderBuilder({ questions: two });
    const title = (await card(1)).getByRole<HTMLInputElement>('textbox', { name: 'Question title' });
    await shell.user.click(title);
    title.setSelectionRange(2, 2);
    await shell.user.keyboard('xy');
    expect(title).toHaveValue('Fixyrst');
    await shell.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(title).toHaveValue('First'));
    await waitFor(() => expect(title.selectionStart).toBe(2));
  });
  it('a deleted question comes back by the notice, even after more was written', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Delete' }));
    expect(titles()).toEqual(['Second']);
    expect(shell.notices()).toEqual([{ kind: 'info', text: 'Question 1 was deleted.' }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question title' })).toHaveFocus());
    await shell.user.type(screen.getByRole('textbox', { name: 'Question title' }), '!');
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    await shell.user.click(region.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['First', 'Second!']);
  });
  it('after the last question was deleted, leaves the keyboard on the button that adds one', async () => {
    const shell = renderBuilder({ questions: [textQuestion('a', 'Only')] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add another question' })).toHaveFocus());
  });
  it('a copy stands behind its original, a question can be put below any other', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Duplicate' }));
    expect(titles()).toEqual(['First', 'First', 'Second']);
    await shell.user.click((await card(1)).getByRole('button', { name: 'Insert a question below' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Short Text' }));
    expect(titles()).toEqual(['First', '', 'First', 'Second']);
  });
  it('undo and redo go over everything, by buttons and by keys', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.type((await card(1)).getByRole('textbox', { name: 'Question title' }), '!');
    await shell.user.click((await card(2)).getByRole('checkbox', { name: 'Required' }));
    await shell.user.keyboard('{Control>}z{/Control}');
    expect((await card(2)).getByRole('checkbox', { name: 'Required' })).not.toBeChecked();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['First', 'Second']);
    await shell.user.keyboard('{Control>}y{/Control}');
    expect(titles()).toEqual(['First!', 'Second']);
    await shell.user.click(screen.getByRole('button', { name: 'Redo' }));
    expect((await card(2)).getByRole('checkbox', { name: 'Required' })).toBeChecked();
  });
  it('controls of a card are there without hovering (E-89)', async () => {
    renderBuilder({ questions: two });
    for (const name of ['Move up', 'Move down', 'Conditional logic', 'Duplicate', 'Insert a question below', 'Delete'])
      expect((await card(2)).getByRole('button', { name })).toBeVisible();
  });
  it('title, description, introduction and language of the survey are part of the draft', async () => {
    const shell = renderBuilder();
    await shell.user.type(await screen.findByRole('textbox', { name: 'Introduction text' }), 'Hello');
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Language of the survey' }), 'Cymraeg');
    await shell.user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({ introText: 'Hello', language: 'cy' }),
    );
  });
  it('has no accessibility problem', async () => {
    renderBuilder({ questions: two });
    await card(2);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
