import { MultiSelect, NativeSelect, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderUi } from '../testing';
import { Modal } from './Modal';

const Dialog = ({ children, closesAtOnce = false }: { children: ReactNode; closesAtOnce?: boolean }) => {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} closesAtOnce={closesAtOnce} title="New tag">
        {children}
      </Modal>
    </>
  );
};

const show = async (field: ReactNode, closesAtOnce = false) => {
  const { user } = renderUi(<Dialog closesAtOnce={closesAtOnce}>{field}</Dialog>);
  const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
  const question = () => screen.queryByRole('dialog', { name: 'Unsaved changes' });
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New tag' })).not.toBeInTheDocument());
  return { user, dialog, question, isGone };
};

type Shown = Awaited<ReturnType<typeof show>>;
type Kind = [kind: string, field: () => ReactNode, change: (shown: Shown) => Promise<void>];
const data = ['Parks', 'Roads'];

/** Every kind of field in dialogs, and how a person changes it. */
const kinds: Kind[] = [
  ['a text', () => <TextInput label="Name" />, ({ user, dialog }) => user.type(dialog.getByLabelText('Name'), 'P')],
  [
    'a text that was there before',
    () => <Textarea label="Text" defaultValue="Old" />,
    ({ user, dialog }) => user.clear(dialog.getByLabelText('Text')),
  ],
  [
    'a time',
    () => <TextInput type="datetime-local" label="At" defaultValue="2030-01-01T09:00" />,
    async ({ user, dialog }) => {
      await user.clear(dialog.getByLabelText('At'));
      await user.type(dialog.getByLabelText('At'), '2031-01-01T09:00');
    },
  ],
  [
    'a list of the browser',
    () => <NativeSelect label="Topic" data={data} />,
    ({ user, dialog }) => user.selectOptions(dialog.getByLabelText('Topic'), 'Roads'),
  ],
  [
    'a list of options',
    () => <Select label="Topic" data={data} />,
    async ({ user, dialog }) => {
      await user.click(dialog.getByRole('combobox', { name: 'Topic' }));
      await user.click(await screen.findByRole('option', { name: 'Roads' }));
    },
  ],
  [
    'a list of several options',
    () => <MultiSelect label="Topics" data={data} />,
    async ({ user, dialog }) => {
      await user.click(dialog.getByRole('combobox', { name: 'Topics' }));
      await user.click(await screen.findByRole('option', { name: 'Roads' }));
    },
  ],
  [
    'a choice',
    () => <SegmentedControl aria-label="When" data={['Now', 'Later']} />,
    ({ user, dialog }) => user.click(dialog.getByText('Later')),
  ],
];

describe('Modal', () => {
  it.each(kinds)('asks before Escape discards %s, and keeps it on demand', async (_kind, field, change) => {
    const shown = await show(field());
    await change(shown);
    // The first Escape closes an open list of the field.
    if (screen.queryByRole('listbox')) await shown.user.keyboard('{Escape}');
    await shown.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shown.user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(shown.question()).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'New tag' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await shown.user.keyboard('{Escape}');
    const again = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shown.user.click(again.getByRole('button', { name: 'Discard changes' }));
    await shown.isGone();
  });

  it('returns the focus to the field when the person chooses to stay', async () => {
    const { user, dialog, question } = await show(<TextInput label="Name" />);
    await user.type(dialog.getByLabelText('Name'), 'Parks');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
  });

  it('closes at once when there is no input, when it is unchanged, and when it is only a search', async () => {
    const { user, dialog, isGone } = await show(
      <>
        <TextInput label="Name" />
        <TextInput type="search" label="Find" />
      </>,
    );
    await user.type(dialog.getByLabelText('Name'), 'P{Backspace}');
    await user.type(dialog.getByLabelText('Find'), 'parks');
    await user.keyboard('{Escape}');
    await isGone();
  });

  it('closes at once when it is marked as losing nothing', async () => {
    const { user, dialog, isGone } = await show(<TextInput label="Name" />, true);
    await user.type(dialog.getByLabelText('Name'), 'P');
    await user.keyboard('{Escape}');
    await isGone();
  });

  it('is empty when it is opened again', async () => {
    const { user, dialog, isGone } = await show(<TextInput label="Name" />);
    await user.type(dialog.getByLabelText('Name'), 'P');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', {
        name: 'Discard changes',
      }),
    );
    await isGone();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'New tag' });
    await user.keyboard('{Escape}');
    await isGone();
  });
});
