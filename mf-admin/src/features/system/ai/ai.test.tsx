import {
  type AiSettings,
  addAiProviderOperation,
  getAiConfigurationOperation,
  testAiProviderOperation,
  updateAiProviderOperation,
  updateAiSettingsOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems, renderUi } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';
import { TestResult } from './TestResult';

const render = (handlers: Handler[] = []) =>
  renderWithShell(<App />, {
    route: '/dashboard/system/ai',
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), ...handlers],
  });
type Shell = ReturnType<typeof render>;

const add = async (shell: Shell) => {
  await shell.user.click(await screen.findByRole('button', { name: 'Add provider' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add provider' });
  await shell.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Our server');
  await shell.user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'https://ai.example/v1');
  await shell.user.type(within(dialog).getByLabelText('API key'), 'secret-key');
  await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Our server' });
};

describe('AI configuration', () => {
  it('starts switched off without a provider, and can be switched on with a limit', async () => {
    const shell = render();
    expect(await screen.findByText('No provider yet')).toBeInTheDocument();
    expect(screen.getByText('Spent in March 2026: 1.25')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('switch', { name: /^AI analysis/ }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Monthly ceiling' }), '20');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('AI configuration saved.'));
    expect(shell.inputsOf(updateAiSettingsOperation)).toEqual([
      { body: { revision: 1, isOn: true, defaultProviderId: null, monthlyCeiling: 20 } },
    ]);
  });
  it('keeps both changes when two people save different settings', async () => {
    const theirs: AiSettings = { isOn: false, defaultProviderId: null, monthlyCeiling: 50, revision: 2 };
    const shell = render([
      handle(getAiConfigurationOperation, () => ({
        settings:
          shell.inputsOf(updateAiSettingsOperation).length > 0 ? theirs : { ...theirs, monthlyCeiling: 5, revision: 1 },
        providers: [],
        spent: 0,
        monthBeganAt: '2026-03-01T00:00:00.000Z',
      })),
      handle(updateAiSettingsOperation, ({ body }) => {
        if (body?.revision !== 2) throw problem('stale_revision');
        return { ...theirs, isOn: true, revision: 3 };
      }),
    ]);
    await shell.user.click(await screen.findByRole('switch', { name: /^AI analysis/ }));
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(shell.inputsOf(updateAiSettingsOperation)[1]).toEqual({
        body: { revision: 2, isOn: true, defaultProviderId: null, monthlyCeiling: 50 },
      }),
    );
  });
  it('saves a key and never shows it, and keeps it when the field is empty (E-41)', async () => {
    const shell = render();
    await add(shell);
    expect(shell.inputsOf(addAiProviderOperation)[0]?.body).toMatchObject({ kind: 'openai', key: 'secret-key' });
    expect(screen.getByText(/Key entered on/)).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Our server' });
    expect(within(dialog).getByLabelText('API key')).toHaveValue('');
    expect(within(dialog).getByText('A key is kept. Leave this empty to keep it.')).toBeInTheDocument();
    await shell.user.type(within(dialog).getByRole('textbox', { name: 'Address' }), '/beta');
    expect(within(dialog).getByText('With another address the key has to be entered again.')).toBeInTheDocument();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.inputsOf(updateAiProviderOperation)).toHaveLength(1));
    expect(shell.inputsOf(updateAiProviderOperation)[0]?.body).not.toHaveProperty('key');
  });
  it('shows the fields of each kind of provider', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Add provider' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add provider' });
    const kind = within(dialog).getByRole('combobox', { name: 'Kind' });
    await shell.user.selectOptions(kind, 'Google Vertex AI');
    expect(within(dialog).getByRole('textbox', { name: 'Service account (JSON)' })).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Region' })).toBeInTheDocument();
    await shell.user.selectOptions(kind, 'Azure OpenAI');
    expect(within(dialog).getByRole('textbox', { name: 'Deployment' })).toBeInTheDocument();
    await shell.user.selectOptions(kind, 'Built in');
    expect(within(dialog).queryByLabelText('API key')).not.toBeInTheDocument();
  });
  it('tests a provider and shows the analysis', async () => {
    const shell = render();
    await add(shell);
    await shell.user.click(screen.getByRole('button', { name: 'Test connection' }));
    expect(await screen.findByText('The test passed')).toBeInTheDocument();
    expect(screen.getByText(/Residents like the new benches/)).toBeInTheDocument();
    expect(shell.inputsOf(testAiProviderOperation)).toHaveLength(1);
  });
});

describe('a failed test', () => {
  const test = {
    success: false,
    model: 'm',
    region: '',
    responseCount: 5,
    analysis: '',
    httpStatus: 403,
    httpBody: 'SERVICE_DISABLED',
    milliseconds: 12,
    testedAt: '2026-03-02T09:00:00.000Z',
  };
  it.each([
    ['key_missing', 'Missing authorization header', 'Log in as system admin'],
    ['configuration_missing', 'Google Cloud configuration not found', 'service account'],
    ['credentials_invalid', 'Invalid Google Cloud credentials JSON format', 'whole file'],
    ['token_refused', 'OAuth token request failed', 'permissions are insufficient'],
    ['forbidden', 'Vertex AI API error 403', 'not enabled'],
  ] as const)("%s: D2's line of the troubleshooting list, status and body in the log", (failure, title, advice) => {
    renderUi(<TestResult test={{ ...test, failure, error: title }} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`${title}.*${advice}`));
    expect(alert).toHaveTextContent('HTTP 403');
    expect(alert).toHaveTextContent('SERVICE_DISABLED');
  });
});
