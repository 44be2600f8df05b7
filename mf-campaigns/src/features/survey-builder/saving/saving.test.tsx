import { getSurveyOperation, type Survey, saveSurveyOperation } from '@folkmoot/contracts/client';
import { handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const firstTitle = async () =>
  within(await screen.findByRole('region', { name: 'Question 1' })).getByRole('textbox', { name: 'Question title' });

beforeEach(() => localStorage.clear());

describe('saving the survey', () => {
  it("shows the catalogue's text when it is saved by the button", async () => {
    const shell = renderBuilder({ questions, revision: 4 });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Survey saved successfully!' }]));
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({
      revision: 4,
      questions: [{ title: 'First!' }, {}],
    });
  });
  it('shows only the state when it is saved automatically', async () => {
    const shell = renderBuilder({ questions });
    expect(await screen.findByText('Saved')).toBeVisible();
    await shell.user.type(await firstTitle(), '!');
    expect(screen.getByText('Saving…')).toBeVisible();
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(shell.notices()).toEqual([]);
  });
  it("keeps everything, shows the catalogue's text and retries when it fails", async () => {
    const shell = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'internal')] });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Error saving survey. Please try again.' }]),
    );
    expect(screen.getByText('Not saved – retrying')).toBeVisible();
    expect(titles()).toEqual(['First!', 'Second']);
  });
  it('says that this device stores the changes when there is no network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shell = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'unavailable')] });
    await shell.user.type(await firstTitle(), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    expect(await screen.findByText('Offline: changes are kept on this device')).toBeVisible();
    online.mockRestore();
  });
  it('has a way back when the survey cannot be loaded', async () => {
    renderBuilder({}, { handlers: [handle(getSurveyOperation, 'internal')] });
    expect(await screen.findByText('Failed to load the survey')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the campaign' })).toBeVisible();
  });
  it("shows the catalogue's text when there is no council", async () => {
    renderBuilder({}, { role: 'system_admin', council: null });
    expect(await screen.findByText('Council ID not available. Please try logging in again.')).toBeVisible();
  });
  it('makes the browser ask before the page closes with unsaved changes', async () => {
    const shell = renderBuilder({ questions });
    await shell.user.type(await firstTitle(), '!');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('changes that did not reach the server', () => {
  const lose = async () => {
    const first = renderBuilder({ questions }, { handlers: [handle(saveSurveyOperation, 'unavailable')] });
    await first.user.type(await firstTitle(), '!');
    first.unmount();
  };
  it('are offered with their time when the survey is opened again, and can be restored', async () => {
    await lose();
    const shell = renderBuilder({ questions });
    expect(await screen.findByText(/^Your changes of .*\d.* did not reach the server/)).toBeVisible();
    expect(titles()).toEqual(['First', 'Second']);
    await shell.user.click(screen.getByRole('button', { name: 'Restore my changes' }));
    expect(titles()).toEqual(['First!', 'Second']);
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });
  it('are merged with changes of others since then', async () => {
    await lose();
    const theirs = [textQuestion('a', 'First'), textQuestion('b', 'Theirs')];
    const shell = renderBuilder({ questions: theirs, revision: 7 });
    await shell.user.click(await screen.findByRole('button', { name: 'Restore my changes' }));
    expect(titles()).toEqual(['First!', 'Theirs']);
  });
  it('are deleted when they are discarded', async () => {
    await lose();
    const shell = renderBuilder({ questions });
    await shell.user.click(await screen.findByRole('button', { name: 'Discard them' }));
    expect(localStorage).toHaveLength(0);
    expect(titles()).toEqual(['First', 'Second']);
  });
});

describe('two people who edit one survey', () => {
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
  it('lose nothing and are informed when they changed different questions', async () => {
    const shell = await edit([textQuestion('a', 'First'), textQuestion('b', 'Theirs')]);
    await waitFor(() => expect(titles()).toEqual(['First!', 'Theirs']));
    expect(shell.notices()).toContainEqual({
      kind: 'info',
      text: 'Someone else changed question 2.',
    });
    expect(shell.inputsOf(saveSurveyOperation)[1]?.body).toMatchObject({ revision: 5 });
  });
  it('see both versions and choose when they changed the same question', async () => {
    const shell = await edit([textQuestion('a', 'Theirs'), textQuestion('b', 'Second')]);
    const panel = within(await screen.findByRole('alert', { name: 'Someone else saved this survey' }));
    expect(panel.getByText('Someone else saved this survey')).toBeVisible();
    expect(panel.getByText('First!')).toBeVisible();
    expect(screen.getByText('Not saved: someone else has saved this survey')).toBeVisible();
    await shell.user.click(panel.getByRole('radio', { name: 'Theirs' }));
    await shell.user.click(panel.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() => expect(titles()).toEqual(['Theirs', 'Second']));
  });
  it('may keep all of their own version, which is saved with the other’s revision', async () => {
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
