import type { Question } from '@folkmoot/contracts/client';
import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const options = [
  { id: 'o1', label: 'Park' },
  { id: 'o2', label: 'Parking' },
];
const rating: Question = {
  id: 'r',
  type: 'rating',
  title: 'How satisfied are you with our lovely parks?',
  required: false,
};
const choice: Question = { id: 'm', type: 'multiselect', title: 'What do you use?', required: false, options };
const number: Question = {
  id: 'n',
  type: 'number',
  title: 'How many?',
  required: false,
  numberRange: { min: 1, max: 10 },
};
const questions = [rating, choice, number, textQuestion('t', 'Why?'), textQuestion('z', 'Last')];

const card = async (numberOfCard: number) =>
  within(await screen.findByRole('region', { name: `Question ${numberOfCard}` }));
const opened = async (numberOfCard: number) => {
  const shell = renderBuilder({ questions });
  const own = await card(numberOfCard);
  await shell.user.click(own.getByRole('button', { name: 'Conditional logic' }));
  return { shell, own, panel: within(own.getByRole('group', { name: 'Conditional logic' })) };
};
const labelsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the condition panel', () => {
  it('shows the text of D1 for the first question', async () => {
    const { panel } = await opened(1);
    expect(panel.getByText('Add questions above this one to enable conditional logic.')).toBeVisible();
  });
  it('starts without a question, is incomplete and says so (E-28)', async () => {
    const { own, panel } = await opened(5);
    expect(own.getByText('Conditional')).toBeVisible();
    expect(panel.getByRole('combobox', { name: 'Question' })).toHaveValue('');
    expect(panel.getByText(/^Incomplete: choose a question/)).toBeVisible();
  });
  it('shows earlier questions by number and the first 30 characters, and no later ones', async () => {
    const { panel } = await opened(4);
    expect(labelsOf(panel.getByRole('combobox', { name: 'Question' }))).toEqual([
      'Choose a question',
      'Q1: How satisfied are you with our',
      'Q2: What do you use?',
      'Q3: How many?',
    ]);
  });
  it.each([
    ['r', ['equals', 'does not equal', 'is less than', 'is greater than', 'is answered', 'is not answered']],
    ['m', ['includes option', 'does not include option', 'is answered', 'is not answered']],
    ['t', ['contains', 'does not contain', 'equals exactly', 'is answered', 'is not answered']],
  ])('offers the operators of the type of question %s (F-19)', async (id, labels) => {
    const { shell, panel } = await opened(5);
    await shell.user.selectOptions(panel.getByRole('combobox', { name: 'Question' }), id);
    const offered = labelsOf(panel.getByRole('combobox', { name: 'Condition' }));
    expect([...offered].sort()).toEqual([...labels].sort());
  });
  it('offers a value from options, faces, numbers or free text', async () => {
    const { shell, panel } = await opened(5);
    const asked = panel.getByRole('combobox', { name: 'Question' });
    await shell.user.selectOptions(asked, 'm');
    expect(labelsOf(panel.getByRole('combobox', { name: 'Value' }))).toEqual(['Choose a value', 'Park', 'Parking']);
    await shell.user.selectOptions(asked, 'r');
    expect(labelsOf(panel.getByRole('combobox', { name: 'Value' }))[1]).toMatch(/^\p{Emoji} Very Dissatisfied$/u);
    await shell.user.selectOptions(asked, 'n');
    expect(panel.getByRole('textbox', { name: 'Value' })).toHaveAttribute('inputmode', 'decimal');
    await shell.user.selectOptions(asked, 't');
    await shell.user.type(panel.getByRole('textbox', { name: 'Value' }), 'bin');
    expect(panel.getByRole('textbox', { name: 'Value' })).toHaveValue('bin');
  });
  it('asks for a day or a time on a question for one, and says the rule in words', async () => {
    const day: Question = { id: 'd', type: 'date', title: 'When?', required: false, dateKind: 'date' };
    const shell = renderBuilder({ questions: [day, textQuestion('z', 'Last')] });
    const own = await card(2);
    await shell.user.click(own.getByRole('button', { name: 'Conditional logic' }));
    const panel = within(own.getByRole('group', { name: 'Conditional logic' }));
    await shell.user.selectOptions(panel.getByRole('combobox', { name: 'Question' }), 'd');
    const operator = panel.getByRole('combobox', { name: 'Condition' });
    expect(labelsOf(operator)).toEqual(['is', 'is before', 'is after', 'is answered', 'is not answered']);
    await shell.user.selectOptions(operator, 'is before');
    const value = panel.getByLabelText('Value');
    expect(value).toHaveAttribute('type', 'date');
    await shell.user.type(value, '2026-05-04');
    expect(value).toHaveValue('2026-05-04');
    expect(await screen.findByText('Shown when “When?” is before 4 May 2026')).toBeInTheDocument();
  });
  it('says that it cannot ask for the ward when the answer is a postcode with a table', async () => {
    const code: Question = { id: 'c', type: 'postcode', title: 'Postcode?', required: false, country: 'GB' };
    const table = { postcodeTable: { url: `/api/assets/${'0'.repeat(64)}.csv`, name: 'Wards' }, areas: [] };
    const shell = renderBuilder({
      questions: [{ ...code, ...table }, { ...code, id: 'p' }, textQuestion('z', 'Last')],
    });
    const own = await card(3);
    await shell.user.click(own.getByRole('button', { name: 'Conditional logic' }));
    const asked = own.getByRole('combobox', { name: 'Question' });
    await shell.user.selectOptions(asked, 'c');
    expect(own.getByText(/^Conditions cannot ask for the ward:.* Place on a Map/)).toBeVisible();
    await shell.user.selectOptions(asked, 'p');
    expect(own.queryByText(/^Conditions cannot ask/)).not.toBeInTheDocument();
  });
  it('needs no value for “is answered”', async () => {
    const { shell, panel } = await opened(5);
    await shell.user.selectOptions(panel.getByRole('combobox', { name: 'Question' }), 't');
    await shell.user.selectOptions(panel.getByRole('combobox', { name: 'Condition' }), 'answered');
    expect(panel.queryByRole('textbox', { name: 'Value' })).not.toBeInTheDocument();
  });
  it('explains that people who have not answered do not meet the condition (F-21)', async () => {
    const { panel } = await opened(5);
    expect(panel.getByText(/Someone who has not answered that question does not meet the condition/)).toBeVisible();
  });
  it('joins several conditions by all or any, and stays simple with one', async () => {
    const { shell, panel } = await opened(5);
    expect(panel.queryByRole('combobox', { name: 'How the conditions are joined' })).not.toBeInTheDocument();
    await shell.user.click(panel.getByRole('button', { name: 'Add another condition' }));
    const join = panel.getByRole('combobox', { name: 'How the conditions are joined' });
    expect(labelsOf(join)).toEqual(['all of these hold', 'any of these holds']);
    await shell.user.selectOptions(join, 'any');
    await shell.user.click(panel.getByRole('button', { name: 'Remove condition 1' }));
    expect(panel.queryByRole('combobox', { name: 'How the conditions are joined' })).not.toBeInTheDocument();
  });
  it('is cleared by Remove condition', async () => {
    const { shell, own, panel } = await opened(5);
    await shell.user.click(panel.getByRole('button', { name: 'Remove condition' }));
    expect(own.queryByText('Conditional')).not.toBeInTheDocument();
  });
  it('has no accessibility problem', async () => {
    await opened(5);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a condition on its card', () => {
  it('is a sentence that follows the question it asks about', async () => {
    const showIf = { questionId: 'm', operator: 'contains' as const, value: 'o1' };
    const shell = renderBuilder({ questions: [choice, textQuestion('b', 'Then', { showIf })] });
    expect((await card(2)).getByText('Shown when “What do you use?” includes Park')).toBeVisible();
    await shell.user.type((await card(1)).getByRole('textbox', { name: 'Label of option 1' }), ' and garden');
    expect((await card(2)).getByText('Shown when “What do you use?” includes Park and garden')).toBeVisible();
  });
});

describe('a broken condition', () => {
  const asks = (questionId: string, value: string) => ({ questionId, operator: 'contains' as const, value });
  it('is shown with a one-step repair after a move (E-82)', async () => {
    const shell = renderBuilder({ questions: [choice, textQuestion('b', 'Then', { showIf: asks('m', 'o1') })] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Move down' }));
    const broken = await card(1);
    expect(await broken.findByText(/a question that does not stand before it/)).toBeVisible();
    await shell.user.click(broken.getByRole('button', { name: /^Move it below/ }));
    await waitFor(() => expect(screen.queryByText(/does not stand before it/)).not.toBeInTheDocument());
  });
  it('can be removed after its question is deleted (E-82)', async () => {
    const shell = renderBuilder({ questions: [choice, textQuestion('b', 'Then', { showIf: asks('m', 'o1') })] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/a question that no longer exists/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Remove the condition' }));
    await waitFor(() => expect(screen.queryByText('Conditional')).not.toBeInTheDocument());
  });
  it('offers another option after its option is removed (E-82)', async () => {
    const shell = renderBuilder({ questions: [choice, textQuestion('b', 'Then', { showIf: asks('m', 'o1') })] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Remove Park' }));
    const repair = await screen.findByRole('combobox', { name: 'Choose another option: which' });
    await shell.user.selectOptions(repair, 'Parking');
    await waitFor(() => expect(screen.queryByText(/an option that does not exist/)).not.toBeInTheDocument());
    expect((await card(2)).getByRole('combobox', { name: 'Value' })).toHaveValue('o2');
  });
  it('is described without the name of the question on its own card', async () => {
    renderBuilder({ questions: [textQuestion('b', 'Then', { showIf: asks('gone', 'o1') })] });
    expect(await (await card(1)).findByText('Has a condition on a question that no longer exists.')).toBeVisible();
  });
  it('does not result from a renamed option (E-82)', async () => {
    const shell = renderBuilder({ questions: [choice, textQuestion('b', 'Then', { showIf: asks('m', 'o1') })] });
    await shell.user.type((await card(1)).getByRole('textbox', { name: 'Label of option 1' }), ' and garden');
    expect((await card(2)).getByRole('combobox', { name: 'Value' })).toHaveDisplayValue('Park and garden');
  });
});
