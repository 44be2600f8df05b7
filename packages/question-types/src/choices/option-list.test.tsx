import type { Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionListEditor } from './OptionListEditor';
import { optionsOf } from './options';

const question: Question = {
  id: 'q1',
  type: 'dropdown',
  title: 'Where?',
  required: false,
  options: ['Option 1', 'Park', 'Street'].map((label, index) => ({ id: `o${index}`, label })),
};

const Field = () => {
  const [current, setCurrent] = useState(question);
  return (
    <UiProvider>
      <OptionListEditor
        heading="Options"
        question={current}
        onChange={(patch) => setCurrent((before) => ({ ...before, ...patch }))}
      />
      <pre>
        {optionsOf(current)
          .map(({ label }) => label || '(empty)')
          .join(', ')}
      </pre>
    </UiProvider>
  );
};

const option = (number: number) => screen.getByRole('textbox', { name: `Label of option ${number}` });
const labels = () => document.querySelector('pre')?.textContent;

describe('the list of options', () => {
  const user = userEvent.setup();
  beforeEach(() => {
    render(<Field />);
  });

  it('gets a new row below the current one when Enter is pressed', async () => {
    await user.click(option(2));
    await user.keyboard('{Enter}Square');
    expect(labels()).toBe('Option 1, Park, Square, Street');
    await waitFor(() => expect(option(3)).toHaveFocus());
  });
  it('gets a row for each line of a pasted list', async () => {
    await user.click(option(1));
    await user.paste(Array.from({ length: 40 }, (_, index) => `Stop ${index + 1}`).join('\n'));
    expect(option(40)).toHaveValue('Stop 40');
    expect(option(42)).toHaveValue('Street');
    await waitFor(() => expect(option(40)).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('39 options were added.');
  });
  it('takes pasted text without a line break as text', async () => {
    await user.click(option(2));
    await user.paste('ing');
    expect(labels()).toBe('Option 1, Parking, Street');
  });
  it('loses an empty row when Backspace is pressed, and goes to the former one', async () => {
    await user.clear(option(3));
    await user.keyboard('{Backspace}');
    expect(labels()).toBe('Option 1, Park');
    await waitFor(() => expect(option(2)).toHaveFocus());
  });
  it('selects a label that nobody has written, so that typing replaces it', async () => {
    await user.tab();
    await user.tab();
    expect(option(1)).toHaveFocus();
    await user.keyboard('Harbour');
    expect(labels()).toBe('Harbour, Park, Street');
  });
  it('has a menu for each option, and says below the option what it is', async () => {
    const open = () => user.click(screen.getByRole('button', { name: 'Settings of Street' }));
    // The menu opens with a transition, during which it is hidden.
    const item = (name: string) => screen.findByRole('menuitemcheckbox', { name, hidden: true });
    await open();
    await user.click(await item('Other, please say'));
    expect(screen.getByText('People can write their own words.')).toBeInTheDocument();
    await open();
    expect(await item('Keep at the end')).toBeChecked();
    await user.click(await item('Other, please say'));
    expect(screen.queryByText('People can write their own words.')).toBeNull();
  });
  it('says beside the settings how options are offered', async () => {
    await user.click(screen.getByText('How options are offered'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Shuffled for each person');
    expect(screen.getByText('The order is shuffled for each person.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'As in this list');
    expect(screen.queryByText('The order is shuffled for each person.')).toBeNull();
  });
  it('changes its order with the arrow keys on the handle of a row, and announces it', async () => {
    screen.getByRole('button', { name: 'Move option 3' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(labels()).toBe('Option 1, Street, Park');
    expect(screen.getByRole('button', { name: 'Move option 2' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Moved to position 2 of 3.');
  });
});
