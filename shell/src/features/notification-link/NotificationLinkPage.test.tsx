import { readNotificationLinkOperation, switchNotificationOffOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const meant = { kind: 'team_activity' as const, email: 'n…@riverside.example', isOn: true };
const link = handle(readNotificationLinkOperation, () => meant);
const off = handle(switchNotificationOffOperation, () => undefined);
const open = (handlers: ShellSketch['handlers'] = [link, off]) =>
  renderShell({ route: '/auth/notifications/the-token', session: null, handlers });

describe('the unsubscribe link of an email to staff (E-20)', () => {
  it('changes nothing when it is opened, and switches these emails off by one click', async () => {
    const shell = open();
    expect(await screen.findByRole('heading', { name: 'Switch off "Team member activity"?' })).toBeVisible();
    expect(shell.inputsOf(switchNotificationOffOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('heading', { name: 'Switched off' })).toBeVisible();
    expect(shell.inputsOf(switchNotificationOffOperation)).toEqual([{ params: { token: 'the-token' } }]);
  });
  it('says so when the link is invalid, and leads to the settings', async () => {
    open([handle(readNotificationLinkOperation, 'link_invalid')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
    const settings = screen.getByRole('link', { name: 'Open the settings' });
    expect(settings).toHaveAttribute('href', '/dashboard/settings/notifications');
  });
  it('says that it is done when the link was used before', async () => {
    open([handle(readNotificationLinkOperation, () => ({ ...meant, isOn: false }))]);
    expect(await screen.findByRole('heading', { name: 'Switched off' })).toBeVisible();
  });
});
