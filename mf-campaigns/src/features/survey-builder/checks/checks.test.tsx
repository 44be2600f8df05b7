import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const questions = [
  textQuestion('a', 'First'),
  textQuestion('b', ''),
  textQuestion('c', 'Third', { showIf: { questionId: '', operator: 'equals', value: '' } }),
];
const openCheck = async (checked = questions, patch = {}) => {
  const shell = renderBuilder({ questions: checked, ...patch });
  await shell.user.click(await screen.findByRole('tab', { name: /^Check/ }));
  return shell;
};

describe('the survey check', () => {
  it('lists what blocks activation, with the question and a link to it', async () => {
    const shell = await openCheck();
    expect(await screen.findByText('2 problems block activation.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Check (2)' })).toBeVisible();
    expect(screen.getByText(/Question 3 \(“Third”\) has a condition without a question/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: /^Show: Question 2 has no title/ }));
    const card = within(await screen.findByRole('region', { name: 'Question 2' }));
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Question title' })).toHaveFocus());
  });
  it('says that nothing blocks and shows the estimated time when the survey is valid', async () => {
    await openCheck([textQuestion('a', 'First')]);
    expect(await screen.findByText('Nothing blocks activation.')).toBeVisible();
    expect(screen.getByText(/^Takes about .* minutes?\.$/)).toBeVisible();
    expect(screen.getByText('The survey is in one language.')).toBeVisible();
  });
  it('says that a question is needed when there are none', async () => {
    await openCheck([]);
    expect(await screen.findByText('Activation needs at least one question.')).toBeVisible();
  });
  it('shows missing translations without blocking, and their progress', async () => {
    await openCheck([textQuestion('a', 'First')], { translations: { cy: { 'questions.a.title': 'Cyntaf' } } });
    expect(await screen.findByText('Nothing blocks activation.')).toBeVisible();
    expect(screen.getByText('1 of 2 texts')).toBeVisible();
    expect(screen.getByText('1 text of the survey is not translated into Cymraeg.')).toBeVisible();
  });
  it('marks questions in the outline', async () => {
    const shell = renderBuilder({ questions });
    await shell.user.click(await screen.findByRole('tab', { name: 'Outline' }));
    const outline = within(screen.getByRole('navigation', { name: 'Questions' }));
    const items = outline.getAllByRole('listitem');
    expect(await within(items[1] as HTMLElement).findByRole('img', { name: '1 problem' })).toBeVisible();
    expect(within(items[2] as HTMLElement).getByText('Conditional')).toBeVisible();
    expect(within(items[0] as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('has no accessibility problem', async () => {
    await openCheck();
    await screen.findByText('2 problems block activation.');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
