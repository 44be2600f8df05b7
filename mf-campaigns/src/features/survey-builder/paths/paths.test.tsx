import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const options = [
  { id: 'y', label: 'Yes' },
  { id: 'n', label: 'No' },
];
const questions = [
  { ...textQuestion('here', 'Do you live here?'), type: 'dropdown' as const, options },
  textQuestion('why', 'Why not?', { showIf: { questionId: 'here', operator: 'contains', value: 'n' } }),
  textQuestion('end', 'What else?'),
];
const open = async (name: string, asked = questions) => {
  const shell = renderBuilder({ questions: asked });
  await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await shell.user.click(await screen.findByRole('menuitem', { name }));
  return { shell, dialog: within(await screen.findByRole('dialog', { name })) };
};

describe('the map of the paths', () => {
  it('lists when each question is shown and what it decides, and goes to a question', async () => {
    const { shell, dialog } = await open('Map of the paths');
    const steps = dialog.getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('Everybody sees it');
    expect(steps[0]).toHaveTextContent('Its answer decides about question 2');
    expect(steps[1]).toHaveTextContent('Shown when “Do you live here?” is No');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: '3. What else?' }));
    const card = within(screen.getByRole('region', { name: 'Question 3' }));
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Question title' })).toHaveFocus());
  });
  it('says so when no question has a condition', async () => {
    const { dialog } = await open('Map of the paths', [textQuestion('a', 'First')]);
    expect(dialog.getByText('No question has a condition, so everybody sees all of them.')).toBeVisible();
  });
});

describe('the test as a resident', () => {
  it('shows the questions that follow from the chosen answers', async () => {
    const { shell, dialog } = await open('Test as a resident');
    expect(dialog.getByRole('status')).toHaveTextContent('This resident sees 2 of 3 questions');
    expect(within(dialog.getByRole('region', { name: 'Not shown' })).getByText('2. Why not?')).toBeVisible();
    await shell.user.selectOptions(dialog.getByRole('combobox', { name: '1. Do you live here?' }), 'No');
    expect(dialog.getByRole('status')).toHaveTextContent('This resident sees 3 of 3 questions');
    expect(dialog.queryByRole('region', { name: 'Not shown' })).not.toBeInTheDocument();
    await shell.user.selectOptions(dialog.getByRole('combobox', { name: '1. Do you live here?' }), 'No answer');
    expect(dialog.getByRole('status')).toHaveTextContent('This resident sees 2 of 3 questions');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
