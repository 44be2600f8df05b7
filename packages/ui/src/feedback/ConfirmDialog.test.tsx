import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems, renderUi } from '../testing';
import { ConfirmDialog } from './ConfirmDialog';

const show = (patch: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
  const onClose = jest.fn();
  const onConfirm = jest.fn();
  const rendered = renderUi(
    <ConfirmDialog
      opened
      title="Delete campaign"
      question="Are you sure you want to delete this campaign?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
      {...patch}
    />,
  );
  return { ...rendered, onClose, onConfirm };
};

describe('ConfirmDialog', () => {
  it('shows exactly the question, and focuses Cancel when the action is dangerous', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'Delete campaign' })).toHaveTextContent(
      'Are you sure you want to delete this campaign?',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('runs the action and closes when it is confirmed', async () => {
    const { user, onConfirm, onClose } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when the action fails', async () => {
    const { user, onClose } = show({ onConfirm: () => Promise.reject(new Error('no')) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes without the action on Escape', async () => {
    const { user, onConfirm, onClose } = show();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
