import type { SurveyRunnerProps } from '@folkmoot/contracts/client';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];

/** Replaces the views of mf-public. */
const SurveyRunner = ({ survey, questionId, language, title, onHidden }: SurveyRunnerProps) => (
  <section aria-label={title} lang={language}>
    {survey.questions.map((question) => (
      <p key={question.id} aria-current={question.id === questionId ? 'step' : undefined}>
        {question.title}
      </p>
    ))}
    <button type="button" onClick={() => onHidden?.(true)}>
      Hide
    </button>
  </section>
);
const provided = { 'mf-public/./survey-runner': { SurveyRunner } };
const openPreview = async (patch = {}, options: Parameters<typeof renderBuilder>[1] = { provided }) => {
  const shell = renderBuilder({ questions, ...patch }, options);
  await shell.user.click(await screen.findByRole('tab', { name: 'Preview' }));
  return shell;
};
const screenOf = async () => within(await screen.findByRole('region', { name: 'The survey as residents see it' }));

describe('the preview', () => {
  it('shows the draft in the residents’ own views, and says that test answers are not stored', async () => {
    await openPreview();
    expect((await screenOf()).getByText('First')).toBeVisible();
    expect(screen.getByText('Test answers are not stored')).toBeVisible();
  });
  it('says so while the views load (F-56)', async () => {
    await openPreview({}, { provided: {} });
    expect(screen.getByText('Loading survey...')).toBeInTheDocument();
  });
  it('shows the question that is being edited, and follows the changes', async () => {
    const shell = await openPreview();
    await screenOf();
    await shell.user.click(screen.getByRole('tab', { name: 'Edit' }));
    await shell.user.type(
      within(screen.getByRole('region', { name: 'Question 2' })).getByRole('textbox', { name: 'Question title' }),
      '!',
    );
    await shell.user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await (await screenOf()).findByText('Second!')).toHaveAttribute('aria-current', 'step');
  });
  it('shows the survey in the selected language', async () => {
    const shell = await openPreview({ translations: { cy: { 'questions.a.title': 'Cyntaf' } } });
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Language of the preview' }), 'Cymraeg');
    expect(await (await screenOf()).findByText('Cyntaf')).toBeVisible();
    expect((await screenOf()).getByText('Second')).toBeVisible();
  });
  it('says so when conditions hide the question', async () => {
    const shell = await openPreview();
    await shell.user.click((await screenOf()).getByRole('button', { name: 'Hide' }));
    expect(screen.getByText(/^Question 1 is hidden by its conditions/)).toBeVisible();
  });
  it('keeps the builder usable and offers Retry when the other remote is unavailable', async () => {
    const shell = await openPreview({}, { provided: {} });
    expect(await screen.findByText('The preview cannot be shown')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Loading survey...')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('The preview cannot be shown')).toBeVisible());
  });
  it('says what it waits for when the survey has no questions', async () => {
    await openPreview({ questions: [] });
    expect(await screen.findByText('Add a question to see what residents will see.')).toBeVisible();
  });
});
