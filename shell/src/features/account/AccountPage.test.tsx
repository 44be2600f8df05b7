import {
  endOtherSessionsOperation,
  endOwnSessionOperation,
  listOwnSessionsOperation,
  type OwnSession,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';
import { deviceWords } from './account.messages';

const session = (id: string, fields: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: { browser: 'Firefox', system: 'Windows' },
  isCurrent: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastSeenAt: '2026-01-06T10:30:00.000Z',
  expiresAt: '2026-01-13T10:30:00.000Z',
  ...fields,
});

const here = session('s1', { isCurrent: true });
const phone = session('s2', { device: { browser: 'Safari', system: 'iOS' } });

const open = (items: OwnSession[], handlers: ShellSketch['handlers'] = []) =>
  renderShell({
    route: '/dashboard/account',
    handlers: [handle(listOwnSessionsOperation, () => ({ items, nextCursor: null })), ...handlers],
  });

describe('AccountPage', () => {
  it('lists the active sessions as text and marks this browser', async () => {
    open([here, phone]);
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('Safari on iOS')).toBeVisible();
    expect(screen.getByText('This browser')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Sign out (Safari|Firefox)/ })).toHaveLength(1);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('ends one other session', async () => {
    const shell = open([here, phone], [handle(endOwnSessionOperation, () => undefined)]);
    await shell.user.click(await screen.findByRole('button', { name: /Sign out Safari on iOS/ }));
    await waitFor(() => expect(shell.notices()).toEqual(['That session ended.']));
    expect(shell.inputsOf(endOwnSessionOperation)).toEqual([{ params: { sessionId: 's2' } }]);
  });

  it('ends all others and shows their number', async () => {
    const shell = open([here, phone], [handle(endOtherSessionsOperation, () => ({ ended: 2 }))]);
    await shell.user.click(await screen.findByRole('button', { name: 'Sign out of all others' }));
    await waitFor(() => expect(shell.notices()).toEqual(['2 other sessions ended.']));
  });

  it('offers nothing to end when there is no other session', async () => {
    open([here]);
    expect(await screen.findByText('You are signed in only here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out of all others' })).not.toBeInTheDocument();
  });

  it('shows an error when a session cannot be ended', async () => {
    const shell = open([here, phone], [handle(endOtherSessionsOperation, 'internal')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Sign out of all others' }));
    await waitFor(() => expect(shell.notices()).toEqual(['The session could not be ended. Please try again.']));
  });
});

test.each([
  [{ browser: 'Chrome', system: 'Android' }, 'Chrome on Android'],
  [{ browser: 'Other', system: 'Linux' }, 'Unknown browser on Linux'],
  [{ browser: 'Edge', system: 'Other' }, 'Edge on an unknown system'],
  [{ browser: 'Other', system: 'Other' }, 'Unknown browser'],
] as const)('a device, known as far as %j, is called %s', (device, words) => {
  expect(deviceWords(device)).toBe(words);
});
