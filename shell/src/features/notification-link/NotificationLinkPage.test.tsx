import { readNotificationLinkOperation, switchNotificationOffOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const meant = { kind: 'team_activity' as const, email: 'n…@riverside.example', isOn: true };
const link = handle(readNotificationLinkOperation, () => meant);
const off = handle(switchNotificationOffOperation, () => undefined);
const open = (handlers: ShellSketch['handlers'] = [link, off]) =>
  renderShell({ route: '/auth/notifications/the-token', session: null, handlers });

describe('the link of a mail to staff (E-20)', () => {
  it('opened, asks and changes nothing; one click switches these mails off', async () => {
    const shell = open();
    expect(await screen.findByRole('heading', { name: 'Switch off "Team member activity"?' })).toBeVisible();
    expect(shell.inputsOf(switchNotificationOffOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('heading', { name: 'Switched off' })).toBeVisible();
    expect(shell.inputsOf(switchNotificationOffOperation)).toEqual([{ params: { token: 'the-token' } }]);
  });
  it('that is none of ours, says so', async () => {
    open([handle(readNotificationLinkOperation, 'link_invalid')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  });
  it('used before, says that it is done', async () => {
    open([handle(readNotificationLinkOperation, () => ({ ...meant, isOn: false }))]);
    expect(await screen.findByRole('heading', { name: 'Switched off' })).toBeVisible();
  });
});
