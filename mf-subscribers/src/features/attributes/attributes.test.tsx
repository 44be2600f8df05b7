import {
  countAttributeValuesOperation,
  createAttributeOperation,
  deleteAttributeOperation,
  listAttributesOperation,
  updateAttributeOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attribute, pageOf } from '../../testing/people';
import { DetailsTab } from '.';

const tenure = attribute({ key: 'tenure', name: 'Tenure', type: 'choice', options: ['Rents', 'Owns'] });
const firstName = attribute({ key: 'first_name', name: 'First name', isStandard: true });

const render = (handlers: Handler[] = []) =>
  renderWithShell(<DetailsTab />, {
    route: '/dashboard/subscribers/details',
    handlers: [handle(listAttributesOperation, () => pageOf([firstName, tenure])), ...handlers],
  });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the details of subscribers', () => {
  it('show type, options and the field for messages; a standard one cannot be deleted', async () => {
    render();
    const row = (await screen.findByText('Tenure')).closest('tr') as HTMLElement;
    for (const text of ['Choice from a list', 'Rents, Owns', '{tenure}'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(screen.getByText('{first name}')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Tenure' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete First name' })).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('can be added, and a choice needs two options', async () => {
    const shell = render([handle(createAttributeOperation, ({ body }) => attribute(body))]);
    await shell.user.click(await screen.findByRole('button', { name: 'Add detail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a detail' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Language');
    await shell.user.selectOptions(dialog.getByRole('combobox', { name: /Type/ }), 'Choice from a list');
    const save = dialog.getByRole('button', { name: 'Save' });
    await shell.user.type(dialog.getByRole('textbox', { name: /Options/ }), 'English');
    expect(save).toBeDisabled();
    await shell.user.type(dialog.getByRole('textbox', { name: /Options/ }), '{Enter}Welsh');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(save);
    await closed();
    expect(shell.inputsOf(createAttributeOperation)).toEqual([
      { body: { name: 'Language', type: 'choice', options: ['English', 'Welsh'] } },
    ]);
  });

  it('keep their type when they are edited', async () => {
    const shell = render([handle(updateAttributeOperation, () => tenure)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Tenure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit detail' }));
    expect(dialog.getByRole('combobox', { name: /Type/ })).toBeDisabled();
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), ' of home');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(shell.inputsOf(updateAttributeOperation)).toEqual([
      { params: { key: 'tenure' }, body: { name: 'Tenure of home', options: ['Rents', 'Owns'], revision: 1 } },
    ]);
  });

  it('say how many people lose a value before they are deleted', async () => {
    const shell = render([
      handle(countAttributeValuesOperation, () => ({ count: 1_204 })),
      handle(deleteAttributeOperation, () => undefined),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Delete Tenure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete detail' }));
    expect(await dialog.findByText(/“Tenure” of 1,204 subscribers is deleted for good/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await closed();
    expect(shell.inputsOf(deleteAttributeOperation)).toEqual([{ params: { key: 'tenure' } }]);
  });
});
