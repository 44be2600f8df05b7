import {
  duplicateCampaignOperation,
  getCampaignOperation,
  getSurveyChangesOperation,
  publishSurveyOperation,
  type SurveyChange,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const live = {
  publishedVersion: 1,
  hasUnpublishedChanges: true,
  questions: [textQuestion('a', 'First')],
};
const reworded: SurveyChange = {
  kind: 'question_reworded',
  questionId: 'a',
  isSafe: true,
  message: 'Question 1 reads otherwise.',
};
const removed: SurveyChange = {
  kind: 'question_removed',
  questionId: 'b',
  isSafe: false,
  message: '“Second” is removed.',
};
const differs = (...changes: SurveyChange[]) =>
  handle(getSurveyChangesOperation, () => ({ startsNewSeries: changes.some(({ isSafe }) => !isSafe), changes }));
const publishes = handle(publishSurveyOperation, () =>
  sampleSurvey({ ...live, hasUnpublishedChanges: false, revision: 2 }),
);

const openDialog = async (...handlers: ReturnType<typeof handle>[]) => {
  const shell = renderBuilder(live, { handlers });
  await shell.user.click(await screen.findByRole('button', { name: 'Publish changes' }));
  return { shell, dialog: within(await screen.findByRole('dialog', { name: 'Publish changes' })) };
};

describe('publishing the changes of a live survey', () => {
  it('shows safe changes and publishes them', async () => {
    const { shell, dialog } = await openDialog(differs(reworded), publishes);
    expect(await dialog.findByText('Question 1 reads otherwise.')).toBeVisible();
    expect(dialog.queryByText('Changes that start a new series')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Your changes are live.' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument());
  });
  it('warns before about changes that cannot be counted with earlier answers', async () => {
    const { dialog } = await openDialog(differs(reworded, removed), publishes);
    expect(await dialog.findByText('Changes that start a new series')).toBeVisible();
    expect(dialog.getByText(/Reports start a new series/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish and start a new series' })).toBeEnabled();
  });
  it('shows the reason and stays open when the server refuses', async () => {
    const { shell, dialog } = await openDialog(
      differs(reworded),
      handle(publishSurveyOperation, 'campaign_without_questions'),
    );
    await shell.user.click(await dialog.findByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([
        {
          kind: 'error',
          text: 'Cannot activate campaign without survey questions. Please build your survey first.',
        },
      ]),
    );
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
  it.each([
    ['a few days ago', new Date().toISOString(), /To use your changes, reopen the campaign or duplicate it\.$/],
    ['long ago', '2020-01-01T09:00:00.000Z', /To use your changes, duplicate the campaign\.$/],
  ])('is impossible and offers a duplicate when the campaign was completed %s', async (_, at, words) => {
    const change = { from: 'active', to: 'completed', at, by: null } as const;
    const completed = sampleDetail({ status: 'completed', statusHistory: [change] });
    const shell = renderBuilder(live, {
      handlers: [
        handle(getCampaignOperation, () => completed),
        handle(duplicateCampaignOperation, () => sampleDetail({ id: 'c2', title: 'Copy of Riverside Park' })),
      ],
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Residents are answering/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Question 1' }));
    await shell.user.type(card.getByRole('textbox', { name: 'Question title' }), '!');
    await shell.user.click(screen.getByRole('button', { name: 'Duplicate campaign' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c2/builder'));
    const names = shell.calls.map(({ name }) => name);
    expect(names.indexOf('saveSurvey')).toBeGreaterThan(0);
    expect(names.indexOf('saveSurvey')).toBeLessThan(names.indexOf('duplicateCampaign'));
  });
  it('is left to Activate when the campaign was unscheduled', async () => {
    renderBuilder(live, { handlers: [handle(getCampaignOperation, () => sampleDetail({ status: 'ready' }))] });
    await screen.findByText('Saved');
    expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument();
  });
  it('is not offered for a survey that was never published', async () => {
    renderBuilder({ questions: live.questions });
    await screen.findByText('Saved');
    expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument();
  });
});
