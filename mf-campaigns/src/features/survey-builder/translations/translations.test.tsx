import { importTranslationsOperation, saveSurveyOperation, uploadIntroFileOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const questions = [
  textQuestion('a', 'First', { type: 'dropdown', options: [{ id: 'o1', label: 'Yes' }] }),
  textQuestion('b', 'Second'),
];
const search = '?view=translations';
const words = (name: string) => screen.getByRole('textbox', { name });

describe('translations', () => {
  it('start with a language from the list, beside the main one', async () => {
    const shell = renderBuilder({ questions }, { search });
    expect(await screen.findByText('One language so far')).toBeVisible();
    await shell.user.type(screen.getByRole('combobox', { name: 'Add a language' }), 'ukrainian');
    expect((await screen.findAllByRole('option')).map((item) => item.textContent)).toEqual(['Українська (Ukrainian)']);
    await shell.user.clear(screen.getByRole('combobox', { name: 'Add a language' }));
    await shell.user.type(screen.getByRole('combobox', { name: 'Add a language' }), 'cymraeg');
    await shell.user.click(await screen.findByRole('option', { name: 'Cymraeg (Welsh)' }));
    expect(await screen.findByText('0 of 4 texts translated')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Question 1' })).getByText('Yes')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('are part of the draft for every text: saved and undone like other changes', async () => {
    const shell = renderBuilder({ questions, translations: { cy: { title: 'Parc' } } }, { search });
    await screen.findByText('1 of 4 texts translated');
    await shell.user.type(words('Question 1, Option 1: Cymraeg'), 'Ie');
    await shell.user.type(words('Question 2, Question title: Cymraeg'), 'Ail');
    expect(await screen.findByText('3 of 4 texts translated')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(words('Question 2, Question title: Cymraeg')).toHaveValue('');
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() =>
      expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({
        translations: { cy: { title: 'Parc', 'questions.a.options.o1': 'Ie' } },
      }),
    );
  });
  it('can be filtered to missing ones, which stay in view while they are edited', async () => {
    const shell = renderBuilder({ questions, translations: { cy: { 'questions.a.title': 'Cyntaf' } } }, { search });
    await shell.user.click(await screen.findByRole('switch', { name: 'Show missing only' }));
    expect(screen.queryByRole('textbox', { name: 'Question 1, Question title: Cymraeg' })).not.toBeInTheDocument();
    await shell.user.type(words('Question 2, Question title: Cymraeg'), 'Ail');
    expect(words('Question 2, Question title: Cymraeg')).toHaveValue('Ail');
  });
  it('are removed by language after a question, and restored by undo', async () => {
    const shell = renderBuilder({ questions, translations: { cy: { title: 'Parc' } } }, { search });
    await shell.user.click(await screen.findByRole('button', { name: 'Remove Cymraeg' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/with its 1 translated text\?/)).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: 'Remove Cymraeg' }));
    expect(await screen.findByText('One language so far')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 of 4 texts translated')).toBeVisible();
  });
  it('are stale when their text was changed, until somebody says that they still fit', async () => {
    const survey = {
      questions,
      translations: { cy: { title: 'Parc' } },
      translationSources: { cy: { title: '00000000' } },
    };
    const shell = renderBuilder(survey, { search });
    expect(await screen.findByText('1 of 4 texts translated, 1 stale')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: /the translation still fits$/ }));
    expect(await screen.findByText('1 of 4 texts translated')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() => expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1));
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({
      translationSources: { cy: { title: expect.not.stringMatching('00000000') } },
    });
  });
  it('have a document of their own, which is uploaded, saved and undone with the draft', async () => {
    const file = { url: `/api/assets/${'c'.repeat(64)}.pdf`, name: 'cynllun.pdf', type: 'pdf' as const, size: 2048 };
    const handlers = [handle(uploadIntroFileOperation, () => file)];
    const shell = renderBuilder({ questions, translations: { cy: { title: 'Parc' } } }, { search, handlers });
    const field = within(await screen.findByRole('group', { name: /Cymraeg/ }));
    const choose = () => field.getByLabelText('Upload a picture or PDF');
    await shell.user.upload(choose(), new File(['%PDF'], 'cynllun.pdf', { type: 'application/pdf' }));
    expect(await field.findByRole('link', { name: 'Open cynllun.pdf' })).toHaveAttribute('href', file.url);
    await shell.user.click(screen.getByRole('button', { name: 'Save Survey' }));
    await waitFor(() =>
      expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({ introFiles: { cy: file } }),
    );
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(choose()).toBeInTheDocument();
    // The list of a browser can be changed to all files.
    const program = new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' });
    fireEvent.change(choose(), { target: { files: [program] } });
    expect(await field.findByText('File must be an image (PNG, JPG, GIF, WebP) or PDF')).toBeVisible();
  });
  it('come in from a file after a preview, and undo takes them out', async () => {
    const read = {
      format: 'csv' as const,
      language: 'cy',
      changed: [
        { path: 'title', where: 'The survey, Title', source: 'Riverside Park Survey', before: 'Parc', after: 'Arolwg' },
      ],
      stale: [{ path: 'title', where: 'The survey, Title' }],
      unknown: ['questions.gone.title'],
      withoutPlaceholders: [],
      tooLong: [],
      empty: 2,
      same: 1,
    };
    const handlers = [handle(importTranslationsOperation, () => read)];
    const shell = renderBuilder({ questions, translations: { cy: { title: 'Parc' } } }, { search, handlers });
    await shell.user.click(await screen.findByRole('button', { name: 'Upload translations' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.upload(dialog.getByLabelText('Choose a file'), new File(['x'], 'cy.csv', { type: 'text/csv' }));
    expect(
      await dialog.findByText(/^1 text will change\. 1 text is the same\. 2 texts have no translation/),
    ).toBeVisible();
    expect(dialog.getByText(/questions\.gone\.title/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Take 1 text' }));
    expect(words('The survey, Title: Cymraeg')).toHaveValue('Arolwg');
    expect(await screen.findByText('1 of 4 texts translated, 1 stale')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(words('The survey, Title: Cymraeg')).toHaveValue('Parc');
  });
});
