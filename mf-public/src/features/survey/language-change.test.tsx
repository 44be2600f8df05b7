import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show, stored, tokenOf, visits } from '../../testing/survey-with-draft';

describe('a page in another language', () => {
  const user = userEvent.setup();
  const languageButton = () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.setAttribute('form', 'survey');
    Object.assign(button, { name: 'language', value: 'de', textContent: 'Deutsch' });
    return button;
  };
  const submitted = jest.fn((event: Event) => event.preventDefault());
  beforeEach(() => {
    submitted.mockClear();
    history.replaceState(null, '', '/riverside/survey/c?invitation=abc&via=q1#shared');
    document.addEventListener('submit', submitted);
  });
  afterEach(() => {
    document.removeEventListener('submit', submitted);
    document.querySelector('button[name=language]')?.remove();
    history.replaceState(null, '', '/');
    localStorage.clear();
  });

  it('keeps invitation, QR code and the shared device in its address', async () => {
    show();
    const button = languageButton();
    await user.click(button);
    expect(new URL(button.formAction)).toMatchObject({ search: '?invitation=abc&via=q1&lang=de', hash: '#shared' });
    // The device may store nothing: the form itself carries token and answers.
    expect(submitted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('stores the token of this page on the device when nothing is answered yet', async () => {
    history.replaceState(null, '', '/riverside/survey/c?invitation=abc');
    // jsdom cannot navigate and logs an error.
    const said = jest.spyOn(console, 'error').mockImplementation();
    const reported = visits();
    show();
    await user.click(screen.getByRole('radio', { name: 'Satisfied' }));
    await user.click(languageButton());
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject({ startToken: tokenOf(1, 1, 'new'), answers: { like: 4 } });
    // A change of language must not count as an abandon.
    expect((await reported()).map(({ type }: { type: string }) => type)).toEqual(['start']);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });
});
