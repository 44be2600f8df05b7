import {
  addPopulationTableOperation,
  type PopulationDimension,
  savePopulationOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/population',
    session: { role },
    handlers: createHandlers(),
  });
type Shell = ReturnType<typeof render>;

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const sent = (shell: Shell) =>
  (shell.inputsOf(savePopulationOperation) as { body: { dimensions: PopulationDimension[] } }[]).flatMap(
    ({ body }) => body.dimensions,
  );
const save = async (shell: Shell) => {
  await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(shell.inputsOf(savePopulationOperation)).toHaveLength(1));
};
/** `é` is one byte in Windows-1252, and no valid UTF-8. */
const census = new Uint8Array(
  [...'Groupe;Personnes\nÎle;1.200\nQuai;-5\nCité;800\n'].map((character) => character.charCodeAt(0)),
);

describe('population', () => {
  it('a table is pasted into a new dimension, and names keep their ids when it is pasted once more', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Add a dimension' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Tenure' }));
    const tenure = await card('Tenure');
    await shell.user.click(tenure.getByRole('button', { name: 'Paste or import' }));
    await shell.user.click(await screen.findByRole('textbox', { name: /^Table/ }));
    await shell.user.paste('Tenure\tPeople\nOwned\t40,000\nRented\t30,600\nOther\tc');
    expect(dialog().getByRole('status')).toHaveTextContent('2 rows can be used. 1 row is left out.');
    expect(dialog().getByText('This is not a number.')).toBeVisible();
    await shell.user.click(dialog().getByRole('button', { name: 'Use 2 rows' }));
    expect(await tenure.findByRole('textbox', { name: 'People in Owned' })).toHaveValue('40,000');
    expect(tenure.getByText('56.7%')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await save(shell);
    expect(sent(shell).map(({ id }) => id)).toEqual(['area', 'age', 'gender', 'tenure']);
    expect(
      sent(shell)
        .at(-1)
        ?.categories.map(({ name, people }) => [name, people]),
    ).toEqual([
      ['Owned', 40_000],
      ['Rented', 30_600],
    ]);
  });

  it('a file in Windows-1252 with semicolons replaces the areas, and the removal is said before it is saved', async () => {
    const shell = render();
    const area = await card('Area');
    await shell.user.click(area.getByRole('button', { name: 'Edit Area' }));
    await shell.user.click(area.getByRole('button', { name: 'Paste or import' }));
    await screen.findByRole('dialog');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await shell.user.upload(input, new File([census], 'wards.csv', { type: 'text/csv' }));
    expect(await dialog().findByRole('combobox', { name: 'Encoding' })).toHaveValue('Windows-1252');
    expect(dialog().getByText('A number of people cannot be negative.')).toBeVisible();
    await shell.user.click(dialog().getByRole('checkbox', { name: 'Remove groups that are not in this table' }));
    await shell.user.click(dialog().getByRole('button', { name: 'Use 2 rows' }));
    expect(await screen.findByText(/^You remove Central Area \(Area\).*lose their link/)).toBeVisible();
    await save(shell);
    expect(sent(shell)[0]?.categories.map(({ name, people }) => [name, people])).toEqual([
      ['Île', 1200],
      ['Cité', 800],
    ]);
  });

  it('shares that do not add up are scaled to the residents that are known, and an offered table is taken over', async () => {
    const shell = render();
    const gender = await card('Gender');
    await shell.user.click(gender.getByRole('button', { name: 'Edit Gender' }));
    await shell.user.click(gender.getByRole('button', { name: 'Paste or import' }));
    await shell.user.click(await screen.findByRole('textbox', { name: /^Table/ }));
    await shell.user.paste('Female\t40%\nMale\t39.5%\nAnother way\t0.5%');
    expect(dialog().getByText('The shares add up to 80%, not to 100%.')).toBeVisible();
    await shell.user.click(dialog().getByRole('checkbox', { name: 'Scale them to 100%' }));
    await shell.user.click(dialog().getByRole('button', { name: 'Use 3 rows' }));
    await shell.user.click(screen.getByRole('button', { name: 'Offered tables' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Take over Tenure' }));
    const tenure = await card('Tenure');
    expect(tenure.getByText(/These groups add up to 100 people, the areas to 70,600/)).toBeVisible();
    await save(shell);
    const [, , saved] = sent(shell);
    expect(saved?.categories).toEqual([
      { id: 'gender-female', name: 'Female', people: 35_300 },
      { id: 'gender-male', name: 'Male', people: 34_859 },
      { id: 'gender-other', name: 'Another way', people: 441 },
    ]);
  });

  it('a group without a name, or with one that is there, is not sent', async () => {
    const shell = render();
    const gender = await card('Gender');
    await shell.user.click(gender.getByRole('button', { name: 'Edit Gender' }));
    await shell.user.click(gender.getByRole('button', { name: 'Add group' }));
    expect(gender.getByText('Enter a name, or remove this group.')).toBeVisible();
    await shell.user.type(gender.getByRole('textbox', { name: 'Group 4' }), 'male');
    expect(gender.getByText('This group is there already.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText('Correct the fields that are marked before you save.')).toBeVisible();
    expect(shell.inputsOf(savePopulationOperation)).toEqual([]);
  });

  it('staff read it and change nothing', async () => {
    const shell = render('council_staff');
    const age = await card('Age');
    await shell.user.click(age.getByRole('button', { name: 'Show Age' }));
    expect(age.getByRole('textbox', { name: 'Group 1' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('a system administrator adds a table for all councils', async () => {
    const shell = renderWithShell(<App />, {
      route: '/dashboard/system/population',
      session: { role: 'system_admin' },
      handlers: createHandlers(),
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Add table' }));
    await shell.user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Age bands');
    await shell.user.click(dialog().getByRole('button', { name: 'Add group' }));
    await shell.user.type(dialog().getByRole('textbox', { name: 'Group 1' }), '16 to 24');
    await shell.user.click(dialog().getByRole('button', { name: 'Add table' }));
    expect(await screen.findByRole('article', { name: 'Age bands' })).toBeVisible();
    expect(shell.inputsOf(addPopulationTableOperation)).toMatchObject([
      { body: { name: 'Age bands', kind: 'age', categories: [{ name: '16 to 24', people: null }] } },
    ]);
  });
});
