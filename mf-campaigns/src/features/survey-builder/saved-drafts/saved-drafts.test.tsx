import {
  getSavedDraftOperation,
  listMembersOperation,
  listSavedDraftsOperation,
  type Role,
  restoreSavedDraftOperation,
  type SavedDraft,
  type SurveyContent,
  saveSurveyOperation,
} from '@folkmoot/contracts/client';
import { sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const content: SurveyContent = {
  title: 'Riverside Park Survey',
  description: '',
  introText: '',
  introFile: null,
  questions: [textQuestion('a', 'Older words')],
};
const version = (patch: Partial<SavedDraft> = {}): SavedDraft => ({
  id: 'd1',
  savedBy: 'sam',
  savedAt: '2026-11-20T09:30:00.000Z',
  surveyRevision: 2,
  questionCount: 1,
  restoredFrom: null,
  ...patch,
});
const older = version();
const newest = version({ id: 'd2', savedBy: null, savedAt: '2026-11-21T10:00:00.000Z', questionCount: 2 });

const open = async (handlers: Handler[] = [], role: Role = 'council_admin') => {
  const shell = renderBuilder(
    { questions, revision: 4 },
    {
      role,
      handlers: [
        handle(listMembersOperation, () => ({
          items: [sampleUser({ id: 'sam', name: 'Sam Staff' })],
          nextCursor: null,
        })),
        handle(listSavedDraftsOperation, () => ({ items: [newest, older], nextCursor: null })),
        handle(getSavedDraftOperation, () => ({ ...older, content })),
        handle(restoreSavedDraftOperation, () => sampleSurvey({ ...content, revision: 5 })),
        ...handlers,
      ],
    },
  );
  await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await shell.user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of this survey' }));
  return { shell, dialog };
};
const compare = async (handlers: Handler[] = []) => {
  const opened = await open(handlers);
  await opened.shell.user.click(await opened.dialog.findByRole('button', { name: /20 Nov 2026, 09:30/ }));
  await opened.dialog.findByText('What has changed since this version');
  return opened;
};

beforeEach(() => localStorage.clear());

describe('the history of a survey', () => {
  it('lists who saved when, newest first', async () => {
    const { dialog } = await open();
    const names = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      '21 Nov 2026, 10:00Latest saveBefore the history began2 questions',
      '20 Nov 2026, 09:30Sam Staff1 question',
    ]);
  });

  it('shows in words what changed since a version, with the texts before and after', async () => {
    const { dialog } = await compare();
    expect(dialog.getByText('Version of 20 Nov 2026, 09:30, saved by Sam Staff')).toBeVisible();
    expect(dialog.getByText('Question 1 (“First”) is worded differently.')).toBeVisible();
    expect(dialog.getByText('Question 2 (“Second”) is new.')).toBeVisible();
    expect(dialog.getByText('Older words')).toBeVisible();
  });

  it('restores a version as a change that can be undone', async () => {
    const { shell, dialog } = await compare();
    await shell.user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(titles()).toEqual(['Older words']));
    expect(shell.inputsOf(restoreSavedDraftOperation)).toEqual([
      { params: { campaignId: 'c1', draftId: 'd1' }, body: { revision: 4 } },
    ]);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo) await shell.user.click(undo);
    expect(titles()).toEqual(['First', 'Second']);
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1));
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({ revision: 5 });
  });

  it('restores nothing and says so when somebody else has just saved', async () => {
    const { shell, dialog } = await compare([handle(restoreSavedDraftOperation, 'stale_revision')]);
    await shell.user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() =>
      expect(shell.notices()).toContainEqual({
        kind: 'error',
        text: 'Someone else has just saved this survey, so nothing was restored. Look at the version again.',
      }),
    );
    expect(titles()).toEqual(['First', 'Second']);
  });

  it('restores nothing when the latest changes cannot be saved', async () => {
    const { shell, dialog } = await compare([handle(saveSurveyOperation, 'unavailable')]);
    await shell.user.keyboard('{Escape}');
    const [field] = screen.getAllByRole('textbox', { name: 'Question title' });
    if (field) await shell.user.type(field, '!');
    await shell.user.click(screen.getByRole('button', { name: 'More actions' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await shell.user.click(await screen.findByRole('button', { name: /20 Nov 2026, 09:30/ }));
    await shell.user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(shell.notices()).toContainEqual(expect.objectContaining({ kind: 'error' })));
    expect(shell.inputsOf(restoreSavedDraftOperation)).toEqual([]);
    expect(dialog).toBeDefined();
  });
});
