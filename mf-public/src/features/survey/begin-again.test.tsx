import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show, stored } from '../../testing/survey-with-draft';

/** The page was opened so long ago that its start token has expired. */
const refuse = () => {
  globalThis.fetch = (async () => ({
    ok: false,
    status: 400,
    json: async () => ({ code: 'start_token_invalid' }),
  })) as unknown as typeof fetch;
};

describe('a page that was opened too long ago', () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const answerAll = async () => {
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await press('Next');
    await press('Next');
    await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'Because');
    await press('Submit');
  };
  beforeEach(() => {
    refuse();
    Object.assign(navigator, { sendBeacon: undefined });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
    localStorage.clear();
  });

  it('reloads from the server with its answers when the device may store nothing', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    show();
    await user.click(await screen.findByRole('checkbox', { name: /shared device/ }));
    await answerAll();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    const form = submit.mock.contexts[0];
    expect(new URL((form as HTMLFormElement).action)).toMatchObject({ pathname: '/x', hash: '#shared' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      idempotencyKey: 'key-new',
      'answer.like': '4',
      'answer.why': 'Because',
    });
  });

  it('reloads with the draft from the device, which contains the reason', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    // jsdom cannot navigate and logs an error.
    const said = jest.spyOn(console, 'error').mockImplementation();
    show();
    await answerAll();
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(submit).not.toHaveBeenCalled();
    expect(stored()).toMatchObject({ refusal: 'stale', answers: { like: 4, why: 'Because' } });
  });
});
