import {
  getCampaignOperation,
  getSurveyOperation,
  publishSurveyOperation,
  type Survey,
  saveSurveyOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleSurvey } from '../../fixtures/campaign';
import { SurveyBuilderTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/builder', element: <SurveyBuilderTab /> }]);

const question = (id: string, title: string) => ({ id, type: 'text' as const, title, required: false });

const render = (survey: Survey, handlers: Handler[] = [], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<Routes />, {
    route: '/dashboard/campaigns/c1/builder',
    session: { role },
    handlers: [
      handle(getSurveyOperation, () => survey),
      handle(getCampaignOperation, () => sampleDetail()),
      handle(saveSurveyOperation, ({ body }) => ({
        ...survey,
        ...(body as Partial<Survey>),
        revision: survey.revision + 1,
      })),
      ...handlers,
    ],
  });

const titles = () =>
  screen.getAllByRole('textbox', { name: 'Question title' }).map((field) => (field as HTMLInputElement).value);

describe('the survey builder', () => {
  it('a fresh survey has nothing unsaved and offers every question type', async () => {
    const shell = render(sampleSurvey());
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    expect(screen.getByText('No questions yet')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(await screen.findByRole('menuitem', { name: 'Short Text' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Smiley Rating' })).toBeInTheDocument();
  });
  it('an added question is saved with the revision that was read', async () => {
    const shell = render(sampleSurvey({ revision: 4 }));
    await shell.user.click(await screen.findByRole('button', { name: 'Add question' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Smiley Rating' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Question title' }), 'How is it?');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Survey saved successfully!' }]));
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({
      revision: 4,
      questions: [{ type: 'rating', title: 'How is it?', ratingLabels: expect.arrayContaining(['Neutral']) }],
    });
  });
  it('questions move by buttons, the ends cannot go further, and the move is announced', async () => {
    const shell = render(sampleSurvey({ questions: [question('a', 'First'), question('b', 'Second')] }));
    const first = within(await screen.findByRole('region', { name: 'Question 1' }));
    expect(first.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await shell.user.click(first.getByRole('button', { name: 'Move down' }));
    expect(titles()).toEqual(['Second', 'First']);
    expect(screen.getByText('Moved to position 2 of 2.')).toBeInTheDocument();
  });
  it('a deleted question comes back with undo', async () => {
    const shell = render(sampleSurvey({ questions: [question('a', 'First'), question('b', 'Second')] }));
    const first = within(await screen.findByRole('region', { name: 'Question 1' }));
    await shell.user.click(first.getByRole('button', { name: 'Delete' }));
    expect(titles()).toEqual(['Second']);
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['First', 'Second']);
  });
  it('a failed save keeps everything and says so in the words of the catalogue', async () => {
    const shell = render(sampleSurvey({ questions: [question('a', 'First')] }), [
      handle(saveSurveyOperation, 'internal'),
    ]);
    await shell.user.type(await screen.findByRole('textbox', { name: 'Question title' }), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Error saving survey. Please try again.' }]),
    );
    expect(titles()).toEqual(['First!']);
  });
  it('when somebody else saved, one chooses: theirs, or one’s own without a revision', async () => {
    let attempts = 0;
    const survey = sampleSurvey({ questions: [question('a', 'First')] });
    const conflict = handle(saveSurveyOperation, ({ body }) => {
      attempts += 1;
      if (attempts === 1) throw problem('stale_revision');
      return { ...survey, ...(body as Partial<Survey>), revision: 9 };
    });
    const shell = render(survey, [conflict]);
    await shell.user.type(await screen.findByRole('textbox', { name: 'Question title' }), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    expect(await screen.findByText('Somebody else saved this survey')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(2));
    expect(shell.inputsOf(saveSurveyOperation)[1]?.body).not.toHaveProperty('revision', 1);
    expect(titles()).toEqual(['First!']);
  });
  it('a live survey with changes can publish them', async () => {
    const survey = sampleSurvey({ publishedVersion: 1, questions: [question('a', 'First')] });
    const shell = render(survey, [handle(publishSurveyOperation, () => ({ ...survey, hasUnpublishedChanges: false }))]);
    await shell.user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Your changes are live.' }]));
  });
  it('leaving with unsaved changes asks first', async () => {
    const shell = render(sampleSurvey({ questions: [question('a', 'First')] }));
    await shell.user.type(await screen.findByRole('textbox', { name: 'Question title' }), '!');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
