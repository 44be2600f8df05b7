import { saveSsoOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const render = (handlers: Handler[] = [], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/single-sign-on',
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });

const step = async (name: string) => within(await screen.findByRole('region', { name }));

describe('single sign-on of a council', () => {
  it('shows its four steps with the values for the provider, and is accessible', async () => {
    render();
    const provider = await step('2. Your provider');
    expect(provider.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(
      'https://folkmoot.example/auth/oidc/callback',
    );
    expect((await step('4. Require')).getByText('2 people must sign in through the provider.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('gains a domain with its record, which is verified when the record is there', async () => {
    const shell = render();
    const domains = await step('1. Your domain');
    await shell.user.type(domains.getByRole('textbox', { name: 'Domain' }), 'hillside.example');
    await shell.user.click(domains.getByRole('button', { name: 'Add domain' }));
    expect(await domains.findByDisplayValue(/^folkmoot-verification=/)).toBeVisible();
    await shell.user.click(domains.getByRole('button', { name: 'Check hillside.example now' }));
    expect(await screen.findByText('hillside.example is verified')).toBeVisible();
  });

  it('says at the field what is wrong with a provider, and in words what a test finds', async () => {
    const shell = render([
      handle(saveSsoOperation, () => {
        throw problem('invalid_input', { fields: [{ path: 'issuer', message: 'Enter the issuer address.' }] });
      }),
    ]);
    const provider = await step('2. Your provider');
    await shell.user.click(provider.getByRole('button', { name: 'Test connection' }));
    expect(await provider.findByText(/does not accept the client ID/)).toBeVisible();
    await shell.user.click(provider.getByRole('button', { name: 'Save provider' }));
    expect(await provider.findByText('Enter the issuer address.')).toBeVisible();
  });

  it('maps a group to a role, and asks before it is required', async () => {
    const shell = render();
    const access = await step('3. Who gets in');
    await shell.user.click(access.getByRole('button', { name: 'Add group' }));
    await shell.user.type(access.getByRole('textbox', { name: 'Group 1' }), 'staff');
    await shell.user.click(access.getByRole('button', { name: 'Save who gets in' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await shell.user.click((await step('4. Require')).getByRole('button', { name: 'Require single sign-on' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.click(dialog.getByRole('button', { name: 'Require single sign-on' }));
    expect(await screen.findByText('Staff must sign in through the provider.')).toBeVisible();
  });

  it('asks before unsaved changes are left, and keeps them when another step is saved', async () => {
    const shell = render();
    const provider = await step('2. Your provider');
    await shell.user.type(provider.getByRole('textbox', { name: 'Client ID' }), '-new');
    await shell.user.click((await step('3. Who gets in')).getByRole('button', { name: 'Save who gets in' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(provider.getByRole('textbox', { name: 'Client ID' })).toHaveValue('folkmoot-new');
    await shell.user.click(screen.getByRole('tab', { name: 'API tokens' }));
    expect(await screen.findByRole('dialog', { name: /unsaved/i })).toBeVisible();
  });

  it('is only for admins', async () => {
    render([], 'council_staff');
    expect(await screen.findByText('Only an admin of your council can set up single sign-on.')).toBeVisible();
  });
});
