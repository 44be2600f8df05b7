import { getPopulationOperation, type Question, saveSurveyOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { samplePopulation } from '../../../standalone/sample-population';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const age: Question = {
  id: 'age',
  type: 'dropdown',
  title: 'How old are you?',
  required: false,
  options: [
    { id: 'o1', label: '16–24' },
    { id: 'o2', label: '25 to 64 years' },
    { id: 'o3', label: 'Older' },
    { id: 'o4', label: 'Prefer not to say' },
  ],
};
const population = handle(getPopulationOperation, () => ({ dimensions: samplePopulation, revision: 1 }));
const open = (questions: Question[] = [age, textQuestion('why', 'Why?')]) =>
  renderBuilder({ questions }, { handlers: [population] });
const card = async () => within(await screen.findByRole('region', { name: 'Question 1' }));
const category = async (option: string) => (await card()).getByRole('combobox', { name: `Category of ${option}` });

describe('the links of a question to the population', () => {
  it('are made by name when a dimension is chosen, completed by hand, and saved', async () => {
    const shell = open();
    await shell.user.click(await (await card()).findByText('Not compared with the population'));
    await shell.user.selectOptions((await card()).getByRole('combobox', { name: 'Part of the population' }), 'Age');
    expect(await category('16–24')).toHaveDisplayValue('16 to 24 (1,400)');
    expect(await category('25 to 64 years')).toHaveDisplayValue('25 to 64 (6,100)');
    expect(await category('Older')).toHaveDisplayValue('No category yet');
    expect(await category('Prefer not to say')).toHaveDisplayValue('Not counted');
    expect((await card()).getByText('Compared by Age · 1 option has no category yet')).toBeInTheDocument();
    expect((await card()).getByText('No option is for: 65 or over.')).toBeInTheDocument();
    await shell.user.click((await card()).getByRole('button', { name: 'Match by name' }));
    expect(
      (await card()).getByText('No more options have the name of a category. Without a category: Older.'),
    ).toBeInTheDocument();
    await shell.user.selectOptions(await category('Older'), '65 or over (2,500)');
    expect((await card()).getByText('Compared by Age')).toBeInTheDocument();
    await waitFor(
      () => {
        expect(shell.inputsOf(saveSurveyOperation).at(-1)?.body).toMatchObject({
          questions: [
            { population: { dimensionId: 'age', options: { o1: 'young', o2: 'middle', o3: 'old', o4: null } } },
            {},
          ],
        });
      },
      { timeout: 5_000 },
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are offered only where each answer is one group, and gaps are hints of the check', async () => {
    const linked = { ...age, population: { dimensionId: 'age', options: { o1: 'young' } } };
    const gone = { ...age, id: 'b', title: 'Again?', population: { dimensionId: 'gone', options: {} } };
    const shell = open([linked, textQuestion('why', 'Why?'), gone]);
    expect(await (await card()).findByText('Compared by Age · 3 options have no category yet')).toBeInTheDocument();
    const second = within(screen.getByRole('region', { name: 'Question 2' }));
    expect(second.queryByText('Population')).toBeNull();
    const third = within(screen.getByRole('region', { name: 'Question 3' }));
    expect(
      await third.findByText(/is linked to a group of the population that the council no longer has/i),
    ).toBeVisible();
    await shell.user.click(screen.getByRole('tab', { name: /^Check/ }));
    expect(await screen.findByText(/3 options have no category: “25 to 64 years”/)).toBeVisible();
    expect(screen.getByText(/no option is for “25 to 64”, “65 or over”/)).toBeVisible();
    expect(screen.getByText('Nothing blocks activation.')).toBeVisible();
  });
});
