import { changeCommitmentOperation } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createHandlers } from '../../standalone/handlers';
import { CommitmentsCard } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/publish', element: <CommitmentsCard /> }]);

const open = (more: Handler[] = []) =>
  renderWithShell(
    <main>
      <h1>Riverside Park</h1>
      <Routes />
    </main>,
    { route: '/dashboard/campaigns/park/publish', handlers: [...createHandlers(), ...more] },
  );

type User = ReturnType<typeof open>['user'];

const card = async () => within(await screen.findByRole('region', { name: 'You said, we did' }));

/** Writes a point by the form, and returns when it is in the list. */
const write = async (user: User, sentence: string): Promise<void> => {
  await user.click(await (await card()).findByRole('button', { name: 'Add a point' }));
  const form = within(await screen.findByRole('dialog', { name: 'New point' }));
  await user.type(form.getByRole('textbox', { name: /What people said/ }), sentence);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await (await card()).findByRole('button', { name: `Edit “${sentence}”` })).toBeVisible();
};

const sentences = async () =>
  (await card()).getAllByRole('button', { name: /^Edit/ }).map((button) => button.getAttribute('aria-label'));

describe('the card of commitments', () => {
  it('a point is written with its number, its owner and a link, and nothing wrong is sent', async () => {
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Add a point' }));
    const form = within(await screen.findByRole('dialog', { name: 'New point' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'What the council does' }), 'Not doing');
    await user.click(form.getByRole('button', { name: 'Add a link' }));
    await user.type(form.getByRole('textbox', { name: 'Address' }), 'http://plain.example');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter what people said.')).toBeVisible();
    expect(form.getByText('Say why the council is not doing this.')).toBeVisible();
    expect(form.getByText('Enter an address that begins with https://.')).toBeVisible();
    expect(form.getByRole('textbox', { name: /What people said/ })).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /What people said/ }), 'A skate park');
    await user.type(form.getByRole('textbox', { name: /Explanation/ }), 'There is no room.');
    await user.type(form.getByRole('textbox', { name: 'How many people said it' }), '41');
    await user.click(form.getByRole('button', { name: 'Remove this link' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const list = await card();
    expect(await list.findByText('41 said it, as you counted')).toBeVisible();
    expect(list.getByText('There is no room.')).toBeVisible();
    expect(list.getByText('Not doing')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('a theme is taken over with its number, and a small number is hidden on the public page', async () => {
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Add from a theme' }));
    const themes = within(await screen.findByRole('dialog', { name: 'Themes of the answers' }));
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(await themes.findByRole('button', { name: 'Take over “Dogs off the lead”' }));
    const form = within(await screen.findByRole('dialog', { name: 'New point' }));
    expect(form.queryByRole('textbox', { name: 'How many people said it' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save' }));
    const list = await card();
    expect(await list.findByText(/3 said it, counted from the answers \(public page: fewer than 5\)/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Add from a theme' }));
    expect(await screen.findByText('Has a point')).toBeVisible();
  });

  it('points are moved and deleted', async () => {
    const { user } = open();
    for (const sentence of ['Benches', 'Lamps', 'Bins']) await write(user, sentence);
    const list = await card();
    await user.click(list.getByRole('button', { name: 'Move “Bins” up' }));
    await waitFor(async () => expect(await sentences()).toEqual(['Edit “Benches”', 'Edit “Bins”', 'Edit “Lamps”']));
    expect(list.queryByRole('button', { name: 'Move “Benches” up' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Delete “Benches”' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this point?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await sentences()).toEqual(['Edit “Bins”', 'Edit “Lamps”']));
  });

  it('another response has a note in the history', async () => {
    const { user } = open();
    await write(user, 'Benches');
    await user.click((await card()).getByRole('button', { name: 'Edit “Benches”' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the point' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'What the council does' }), 'Done');
    await user.type(form.getByRole('textbox', { name: /Note about this change/ }), 'Twelve benches');
    await user.click(form.getByRole('checkbox', { name: 'Show on the public pages' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const list = await card();
    expect(await list.findByText('Only staff')).toBeVisible();
    await user.click(list.getByText('History'));
    expect(list.getByText(/: Done, by .*\. Twelve benches$/)).toBeVisible();
  });

  it('a form that somebody else was quicker with stays open, with what was written', async () => {
    const stale = handle(changeCommitmentOperation, () => {
      throw problem('stale_revision');
    });
    const { user } = open([stale]);
    await write(user, 'Benches');
    await user.click((await card()).getByRole('button', { name: 'Edit “Benches”' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the point' }));
    await user.type(form.getByRole('textbox', { name: /Who is responsible/ }), 'Parks team');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else changed this in the meantime/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Who is responsible/ })).toHaveValue('Parks team');
  });
});
