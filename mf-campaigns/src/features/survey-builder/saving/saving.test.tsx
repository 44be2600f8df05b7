import { getSurveyOperation, type Survey, saveSurveyOperation } from '@folkmoot/contracts/client';
import { handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../fixtures/campaign';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const firstTitle = async () =>
  within(await screen.findByRole('region', { name: 'Question 1' })).getByRole('textbox', { name: 'Question title' });
const AUTOSAVE = { timeout: 4000 };

beforeEach(() => localStorage.clear());

describe('saving the survey', () => {
  it('by the button, says so in the words of the catalogue', async () => {
    const shell = renderBuilder({ questions, revision: 4 });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Survey saved successfully!' }]));
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({
      revision: 4,
      questions: [{ title: 'First!' }, {}],
    });
  });
  it('by itself, shows the state and says nothing', async () => {
    const shell = renderBuilder({ questions });
    expect(await screen.findByText('Saved')).toBeVisible();
    await shell.user.type(await firstTitle(), '!');
    expect(screen.getByText('Saving…')).toBeVisible();
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1), AUTOSAVE);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(shell.notices()).toEqual([]);
  });
  it('that failed, keeps everything, says so in the words of the catalogue, and tries again', async () => {
    const shell = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'internal')] });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Error saving survey. Please try again.' }]),
    );
    expect(screen.getByText('Not saved – retrying')).toBeVisible();
    expect(titles()).toEqual(['First!', 'Second']);
  });
  it('without a network, says that this device keeps the changes', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shell = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'unavailable')] });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    expect(await screen.findByText('Offline: changes are kept on this device')).toBeVisible();
    online.mockRestore();
  });
  it('without a council, says so in the words of the catalogue', async () => {
    renderBuilder({}, { role: 'system_admin', council: null });
    expect(await screen.findByText('Council ID not available. Please try logging in again.')).toBeVisible();
  });
  it('before the page is left with unsaved changes, the browser asks', async () => {
    const shell = renderBuilder({ questions });
    await shell.user.type(await firstTitle(), '!');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('what did not reach the server', () => {
  const lose = async () => {
    const first = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'unavailable')] });
    await first.user.type(await firstTitle(), '!');
    first.unmount();
  };
  it('is offered with its time when the survey is opened again, and comes back', async () => {
    await lose();
    const shell = renderBuilder({ questions });
    expect(await screen.findByText(/^Your changes of .*\d.* did not reach the server/)).toBeVisible();
    expect(titles()).toEqual(['First', 'Second']);
    await shell.user.click(screen.getByRole('button', { name: 'Restore my changes' }));
    expect(titles()).toEqual(['First!', 'Second']);
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1), AUTOSAVE);
    expect(localStorage).toHaveLength(0);
  });
  it('is put together with what others saved since', async () => {
    await lose();
    const theirs = [textQuestion('a', 'First'), textQuestion('b', 'Theirs')];
    const shell = renderBuilder({ questions: theirs, revision: 7 });
    await shell.user.click(await screen.findByRole('button', { name: 'Restore my changes' }));
    expect(titles()).toEqual(['First!', 'Theirs']);
  });
  it('discarded, is gone', async () => {
    await lose();
    const shell = renderBuilder({ questions });
    await shell.user.click(await screen.findByRole('button', { name: 'Discard them' }));
    expect(localStorage).toHaveLength(0);
    expect(titles()).toEqual(['First', 'Second']);
  });
});

describe('two people at one survey', () => {
  const saveAgainst = (theirs: Survey) => {
    let attempts = 0;
    return [
      handle(getSurveyOperation, () => (attempts === 0 ? sampleSurvey({ questions }) : theirs)),
      handle(saveSurveyOperation, ({ body }) => {
        attempts += 1;
        if (attempts === 1) throw problem('stale_revision');
        return { ...theirs, ...(body as Partial<Survey>), revision: theirs.revision + 1 };
      }),
    ];
  };
  const edit = async (theirQuestions: Survey['questions']) => {
    const theirs = sampleSurvey({ questions: theirQuestions, revision: 5 });
    const shell = renderBuilder({ questions }, { handlers: saveAgainst(theirs) });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    return shell;
  };
  it('who changed different questions, lose nothing and are told', async () => {
    const shell = await edit([textQuestion('a', 'First'), textQuestion('b', 'Theirs')]);
    await waitFor(() => expect(titles()).toEqual(['First!', 'Theirs']));
    expect(shell.notices()).toContainEqual({
      kind: 'info',
      text: 'Someone else changed this survey too. Their change is in your draft.',
    });
    expect(shell.inputsOf(saveSurveyOperation)[1]?.body).toMatchObject({ revision: 5 });
  });
  it('who changed the same question, see both and choose', async () => {
    const shell = await edit([textQuestion('a', 'Theirs'), textQuestion('b', 'Second')]);
    const panel = within(await screen.findByRole('alert', { name: 'Someone else saved this survey' }));
    expect(panel.getByText('Someone else saved this survey')).toBeVisible();
    expect(panel.getByText('First!')).toBeVisible();
    expect(screen.getByText('Not saved: someone else has saved this survey')).toBeVisible();
    await shell.user.click(panel.getByRole('radio', { name: 'Theirs' }));
    await shell.user.click(panel.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() => expect(titles()).toEqual(['Theirs', 'Second']));
  });
  it('may keep all of their own, which is saved upon the other’s revision', async () => {
    const shell = await edit([textQuestion('a', 'Theirs'), textQuestion('b', 'Second')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(2));
    expect(shell.inputsOf(saveSurveyOperation)[1]?.body).toMatchObject({
      revision: 5,
      questions: [{ title: 'First!' }, {}],
    });
    expect(screen.queryByText('Someone else saved this survey')).not.toBeInTheDocument();
  });
});
