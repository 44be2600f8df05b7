import { getSurveyChangesOperation, publishSurveyOperation, type SurveyChange } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../fixtures/campaign';
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

describe('publishing changes of a live survey', () => {
  it('that are safe, shows them and publishes', async () => {
    const { shell, dialog } = await openDialog(differs(reworded), publishes);
    expect(await dialog.findByText('Question 1 reads otherwise.')).toBeVisible();
    expect(dialog.queryByText('Changes that start a new series')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Your changes are live.' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument());
  });
  it('that cannot be counted together, says so before', async () => {
    const { dialog } = await openDialog(differs(reworded, removed), publishes);
    expect(await dialog.findByText('Changes that start a new series')).toBeVisible();
    expect(dialog.getByText(/Reports start a new series/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish and start a new series' })).toBeEnabled();
  });
  it('refused by the server, says why and stays open', async () => {
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
  it('of a survey that was never published, is not offered', async () => {
    renderBuilder({ questions: live.questions });
    await screen.findByText('Saved');
    expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument();
  });
});
