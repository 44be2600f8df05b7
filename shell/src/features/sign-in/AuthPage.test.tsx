import {
  beginSsoOperation,
  createMagicLinkOperation,
  createSessionOperation,
  type ErrorCode,
  type ReplyOf,
  readSessionEndOperation,
  readSignInLinkOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem, sampleSession } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const sent = handle(createMagicLinkOperation, () => ({ sent: true }) as const);

const link = (fields: Partial<ReplyOf<typeof readSignInLinkOperation>> = {}) =>
  handle(readSignInLinkOperation, () => ({
    account: 'a***@riverside.example',
    asksFirst: false,
    signedInAs: null,
    ...fields,
  }));

const open = (address = '/auth', sketch: ShellSketch = {}) => {
  window.history.replaceState(null, '', address);
  return renderShell({ route: '/auth', session: null, ...sketch });
};

const ask = async (shell: ReturnType<typeof open>, email = 'Ada@Riverside.Example') => {
  await shell.user.type(await screen.findByLabelText('Email address'), email);
  await shell.user.click(screen.getByRole('button', { name: 'Send magic link' }));
};

describe('AuthPage', () => {
  it('disables the button while the field is empty', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Send magic link' })).toBeDisabled();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('sends the address in lower case and shows the text to check the email', async () => {
    const shell = open('/auth', { handlers: [sent] });
    await ask(shell);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/expires in 15 minutes/)).toBeVisible();
    expect(shell.inputsOf(createMagicLinkOperation)).toEqual([{ body: { email: 'ada@riverside.example' } }]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('leads to the provider of the council, and offers a link beside it, when the domain has one', async () => {
    const riverside = { url: '#at-the-provider', council: 'Riverside', provider: 'Microsoft' };
    const shell = open('/auth', { handlers: [sent, handle(beginSsoOperation, () => riverside)] });
    await ask(shell);
    expect(await screen.findByRole('heading', { name: 'Riverside signs in with Microsoft' })).toBeVisible();
    expect(window.location.hash).toBe('#at-the-provider');
    expect(shell.inputsOf(createMagicLinkOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Send me a sign-in link instead' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    sessionStorage.clear();
  });

  it.each([
    ['deactivated', /^An administrator has deactivated your account at Riverside\.$/, 'office@riverside.example'],
    ['removed', /^Your account does not belong to Riverside any more\.$/, 'office@riverside.example'],
    ['signed_out', /from another device/, null],
    ['over', /not used for a week/, null],
  ] as const)('says why the session ended and whom to ask (%s)', async (reason, words, contact) => {
    const council = contact ? { name: 'Riverside', contactEmail: contact } : null;
    open('/auth', { handlers: [handle(readSessionEndOperation, () => ({ reason, council }))] });
    const note = await screen.findByRole('status');
    expect(within(note).getByText('You are signed out')).toBeVisible();
    expect(within(note).getByText(words)).toBeVisible();
    expect(within(note).queryByRole('link')?.getAttribute('href') ?? null).toBe(contact && `mailto:${contact}`);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('offers a link beside the address when the tab comes back from the provider without a session', async () => {
    sessionStorage.setItem('folkmoot-went-to-provider', '1');
    const shell = open('/auth?error=sso_provider_refused', { handlers: [sent] });
    const byLink = await screen.findByRole('button', { name: 'Send me a sign-in link instead' });
    expect(byLink).toBeDisabled();
    await shell.user.type(screen.getByLabelText('Email address'), 'boss@riverside.example');
    await shell.user.click(byLink);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(shell.inputsOf(beginSsoOperation)).toEqual([]);
    sessionStorage.clear();
  });

  it('shows in words why a sign-in through the provider was refused', async () => {
    const words = new URLSearchParams({
      error: 'sso_group_unknown',
      error_description: 'None of your groups may use it.',
    });
    open(`/auth?${words}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('None of your groups may use it.');
  });

  it('starts again with an empty field by "Use a different email"', async () => {
    const shell = open('/auth', { handlers: [sent] });
    await ask(shell);
    await shell.user.click(await screen.findByRole('button', { name: 'Use a different email' }));
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  });

  it('shows Sending... while it sends', async () => {
    const never = handle(createMagicLinkOperation, () => new Promise<never>(() => undefined));
    const shell = open('/auth', { handlers: [never] });
    await ask(shell);
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it.each<[ErrorCode, string]>([
    ['account_not_found', 'Account not found. Please contact your system administrator to get access.'],
    ['rate_limited', 'Too many login attempts. Please wait a few minutes before trying again.'],
    ['mail_failed', 'Unable to send login link. Please try again or contact your system administrator.'],
    ['internal', 'Unable to send login link. Please try again or contact your system administrator.'],
  ])("shows the catalogue's text when refused with %s", async (code, text) => {
    const shell = open('/auth', { handlers: [handle(createMagicLinkOperation, code)] });
    await ask(shell);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email address')).toHaveValue('Ada@Riverside.Example');
  });

  it('shows an error at the field and sends nothing when the address is invalid', async () => {
    const shell = open('/auth', { handlers: [sent] });
    await ask(shell, 'ada');
    expect(screen.getByLabelText('Email address')).toBeInvalid();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(shell.inputsOf(createMagicLinkOperation)).toEqual([]);
  });

  it('explains that access is by invitation and shows the support address (E-30)', async () => {
    open();
    expect(await screen.findByText('Access is invitation-only')).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@folkmoot.example' })).toHaveAttribute(
      'href',
      'mailto:help@folkmoot.example',
    );
  });

  it('shows the description of an error as plain text, never as markup or link (E-58)', async () => {
    open('/auth?error=x&error_description=%3Cb%3Ebad%3C%2Fb%3E%20https%3A%2F%2Fevil.example');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('<b>bad</b> https://evil.example');
    expect(alert.querySelector('b, a')).toBeNull();
  });

  const redeeming = (shell: () => ReturnType<typeof open>) =>
    handle(createSessionOperation, () => {
      shell().server.session = sampleSession();
      return sampleSession();
    });
  const opened = (address: string, handlers: Parameters<typeof renderShell>[0] = {}) => {
    const shell: ReturnType<typeof open> = open(address, {
      ...handlers,
      handlers: [redeeming(() => shell), ...(handlers.handlers ?? [])],
    });
    return shell;
  };

  it('posts the code once and opens the dashboard when the requesting browser opens the link (E-57)', async () => {
    const shell = opened('/auth?code=good', { handlers: [link()] });
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
    expect(shell.inputsOf(createSessionOperation)).toEqual([{ body: { code: 'good' } }]);
    expect(window.location.href).not.toContain('good');
  });

  it('removes the previous error when the address is invalid', async () => {
    const shell = open('/auth', { handlers: [handle(createMagicLinkOperation, 'account_not_found')] });
    const field = await screen.findByLabelText('Email address');
    await shell.user.type(field, 'nobody@riverside.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Account not found/);
    await shell.user.clear(field);
    await shell.user.type(field, 'nobody{Enter}');
    expect(await screen.findByText('Enter an email address in the form name@example.org.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the requested dashboard page once after the link is opened', async () => {
    const wanted = '/dashboard/account?part=sessions';
    const before = renderShell({ route: wanted, session: null });
    await waitFor(() => expect(before.location()).toBe('/auth'));
    before.unmount();
    const shell = opened('/auth?code=good', { handlers: [link()] });
    await waitFor(() => expect(shell.location()).toBe(wanted));
    shell.unmount();
    const later = open('/auth', { session: {} });
    await waitFor(() => expect(later.location()).toBe('/dashboard/overview'));
  });

  it('opens the dashboard when the stored page is outside it', async () => {
    localStorage.setItem('folkmoot-wanted-place', JSON.stringify({ path: '//evil.example/', at: Date.now() }));
    const shell = open('/auth', { session: {} });
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
  });

  it('redeems nothing until the button is pressed when the link is opened in another browser', async () => {
    const shell = opened('/auth?code=good', { handlers: [link({ asksFirst: true })] });
    expect(await screen.findByRole('heading', { name: 'Sign in as a***@riverside.example?' })).toHaveFocus();
    expect(screen.getByText(/not requested in this browser/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    expect(shell.inputsOf(createSessionOperation)).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
    expect(shell.inputsOf(createSessionOperation)).toEqual([{ body: { code: 'good' } }]);
  });

  it('redeems nothing and shows the form when that is cancelled', async () => {
    const shell = opened('/auth?code=good', { handlers: [link({ asksFirst: true })] });
    await shell.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Email address')).toBeVisible();
    expect(shell.inputsOf(createSessionOperation)).toEqual([]);
  });

  it('says that another person is signed in, and returns to their dashboard when cancelled', async () => {
    const shell = opened('/auth?code=good', {
      session: {},
      handlers: [link({ asksFirst: true, signedInAs: 'ben@riverside.example' })],
    });
    expect(await screen.findByText(/signed in here as ben@riverside.example/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
    expect(shell.inputsOf(createSessionOperation)).toEqual([]);
  });

  it('signs in when a server was not available for a moment', async () => {
    const shell = open('/auth?code=good', {
      handlers: [
        handle(readSignInLinkOperation, () => {
          if (shell.inputsOf(readSignInLinkOperation).length === 1) throw problem('unavailable');
          return { account: 'a***@riverside.example', asksFirst: false, signedInAs: null };
        }),
        handle(createSessionOperation, () => {
          if (shell.inputsOf(createSessionOperation).length === 1) throw problem('unavailable');
          return sampleSession();
        }),
      ],
    });
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
    expect(shell.inputsOf(createSessionOperation)).toHaveLength(2);
  });

  it('says that the link was used and shows the form', async () => {
    const shell = opened('/auth?code=used', { handlers: [handle(readSignInLinkOperation, 'code_invalid')] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Magic link verification failed/);
    expect(shell.inputsOf(createSessionOperation)).toEqual([]);
  });

  it('says to return to the tab that waits for the link', async () => {
    localStorage.setItem('folkmoot-waits-for-sign-in', String(Date.now()));
    const shell = opened('/auth?code=good', { handlers: [link()] });
    expect(await screen.findByRole('heading', { name: 'You are signed in again' })).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
    expect(shell.location()).toBe('/auth');
    localStorage.clear();
  });

  it('posts tokens from the hash and removes them from the address (E-57, F-57)', async () => {
    const shell = open('/auth#access_token=aaa&refresh_token=rrr', {
      handlers: [link({ asksFirst: true }), handle(createSessionOperation, 'code_invalid')],
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Magic link verification failed. Please try logging in again.',
    );
    expect(shell.inputsOf(createSessionOperation)).toEqual([{ body: { accessToken: 'aaa', refreshToken: 'rrr' } }]);
    expect(window.location.href).not.toMatch(/aaa|rrr/);
  });

  it('opens the dashboard when the user is already signed in', async () => {
    const shell = open('/auth', { session: {} });
    await waitFor(() => expect(shell.location()).toBe('/dashboard/overview'));
  });
});
