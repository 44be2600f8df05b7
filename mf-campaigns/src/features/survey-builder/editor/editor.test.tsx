import { saveSurveyOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const two = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const card = async (number: number) => within(await screen.findByRole('region', { name: `Question ${number}` }));

describe('the editor', () => {
  it('offers every question type by its name for an empty survey (E-93) and focuses the new question', async () => {
    const shell = renderBuilder();
    expect(await screen.findByText('No questions yet')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Add question' }));
    for (const name of ['Short Text', 'Long Text', 'Dropdown', 'Multi-Select', 'Smiley Rating', 'Number Rating'])
      expect(await screen.findByRole('option', { name })).toBeVisible();
    await shell.user.click(screen.getByRole('option', { name: 'Drag & Drop Ranking' }));
    const title = await screen.findByRole('textbox', { name: 'Question title' });
    await waitFor(() => expect(title).toHaveFocus());
    expect((await card(1)).getByText('Drag & Drop Ranking')).toBeVisible();
    expect(title).toHaveAttribute('placeholder', 'Question title');
  });
  it('moves a question by its buttons, stops at the ends, and announces it', async () => {
    const shell = renderBuilder({ questions: two });
    expect((await card(1)).getByRole('button', { name: 'Move up' })).toBeDisabled();
    expect((await card(2)).getByRole('button', { name: 'Move down' })).toBeDisabled();
    await shell.user.click((await card(1)).getByRole('button', { name: 'Move down' }));
    expect(titles()).toEqual(['Second', 'First']);
    expect(screen.getByText('Moved to position 2 of 2.')).toBeInTheDocument();
  });
  it('keeps the caret at the change after undo', async () => {
    const shell = renderBuilder({ questions: two });
    const title = (await card(1)).getByRole<HTMLInputElement>('textbox', { name: 'Question title' });
    await shell.user.click(title);
    title.setSelectionRange(2, 2);
    await shell.user.keyboard('xy');
    expect(title).toHaveValue('Fixyrst');
    await shell.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(title).toHaveValue('First'));
    await waitFor(() => expect(title.selectionStart).toBe(2));
  });
  it('restores a deleted question by the notice, also after other changes', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Delete' }));
    expect(titles()).toEqual(['Second']);
    expect(shell.notices()).toEqual([{ kind: 'info', text: 'Question 1 was deleted.' }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question title' })).toHaveFocus());
    await shell.user.type(screen.getByRole('textbox', { name: 'Question title' }), '!');
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    await shell.user.click(region.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['First', 'Second!']);
  });
  it('focuses the add button after the last question is deleted', async () => {
    const shell = renderBuilder({ questions: [textQuestion('a', 'Only')] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add question' })).toHaveFocus());
  });
  it('inserts a copy after its original, and a new question below any other', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Duplicate' }));
    expect(titles()).toEqual(['First', 'First', 'Second']);
    await shell.user.click((await card(1)).getByRole('button', { name: 'Insert a question below' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Short Text' }));
    expect(titles()).toEqual(['First', '', 'First', 'Second']);
  });
  it('undoes and redoes all changes, by buttons and by keys', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.type((await card(1)).getByRole('textbox', { name: 'Question title' }), '!');
    await shell.user.click((await card(2)).getByRole('checkbox', { name: 'Required' }));
    await shell.user.keyboard('{Control>}z{/Control}');
    expect((await card(2)).getByRole('checkbox', { name: 'Required' })).not.toBeChecked();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['First', 'Second']);
    await shell.user.keyboard('{Control>}y{/Control}');
    expect(titles()).toEqual(['First!', 'Second']);
    await shell.user.click(screen.getByRole('button', { name: 'Redo' }));
    expect((await card(2)).getByRole('checkbox', { name: 'Required' })).toBeChecked();
  });
  it('shows the controls of a card without hovering (E-89)', async () => {
    renderBuilder({ questions: two });
    for (const name of ['Move up', 'Move down', 'Conditional logic', 'Duplicate', 'Insert a question below', 'Delete'])
      expect((await card(2)).getByRole('button', { name })).toBeVisible();
  });
  it('has title, description, introduction and language of the survey in the draft', async () => {
    const shell = renderBuilder();
    await shell.user.click(await screen.findByRole('button', { name: /^Welcome/ }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Introduction text' }), 'Hello');
    const language = screen.getByRole('combobox', { name: 'Language of the survey' });
    await shell.user.clear(language);
    await shell.user.type(language, 'welsh');
    await shell.user.click(await screen.findByRole('option', { name: 'Cymraeg (Welsh)' }));
    await shell.user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({ introText: 'Hello', language: 'cy' }),
    );
  });
  it('opens the list of types by a slash, and inserts below the selected question', async () => {
    const shell = renderBuilder({ questions: two });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Move up' }));
    screen.getByRole('heading', { level: 1 }).focus();
    await shell.user.keyboard('/');
    await shell.user.click(await screen.findByRole('option', { name: 'Short Text' }));
    expect(titles()).toEqual(['First', '', 'Second']);
    await shell.user.keyboard('a/b');
    expect(titles()).toEqual(['First', 'a/b', 'Second']);
  });
  it('describes each type in a sentence', async () => {
    const shell = renderBuilder();
    await shell.user.click(await screen.findByRole('button', { name: 'Add question' }));
    expect(await screen.findByRole('option', { name: 'Dropdown' })).toHaveAccessibleDescription(
      'People choose one option from a list.',
    );
  });
  it('groups the types and takes the one that is sought, by keyboard alone', async () => {
    const shell = renderBuilder();
    (await screen.findByRole('button', { name: 'Add question' })).focus();
    await shell.user.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search question types' });
    const rating = within(screen.getByRole('group', { name: 'Rate and rank' }));
    expect(rating.getByRole('option', { name: 'Smiley Rating' })).toBeVisible();
    await waitFor(() => expect(search).toHaveFocus());
    // Without it, the list counts as a region that the keyboard cannot scroll.
    const list = screen.getByRole('listbox', { name: 'Question types' });
    expect(search).toHaveAttribute('aria-controls', list.id);
    expect(search).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await shell.user.keyboard('zzz');
    expect(screen.getByText('No question type matches. Try a shorter word.')).toBeVisible();
    await shell.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add question' })).toHaveFocus();
    await shell.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search question types' })).toHaveFocus());
    await shell.user.keyboard('likert');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await shell.user.keyboard('{Enter}');
    expect((await card(1)).getByText('Matrix')).toBeVisible();
  });
  it('takes the type that is sought also when Enter comes before the list is drawn', async () => {
    const shell = renderBuilder();
    const add = await screen.findByRole('button', { name: 'Add question' });
    // No frame passes between the keys.
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await shell.user.click(add);
    const search = await screen.findByRole('combobox', { name: 'Search question types' });
    fireEvent.change(search, { target: { value: 'likert' } });
    fireEvent.keyDown(search, { key: 'Enter', code: 'Enter' });
    jest.restoreAllMocks();
    expect((await card(1)).getByText('Matrix')).toBeVisible();
  });
  it('changes the type of a question and keeps what fits, in one step that can be undone', async () => {
    const options = [
      { id: 'o1', label: 'Park' },
      { id: 'o2', label: 'Street' },
    ];
    const shell = renderBuilder({ questions: [{ ...textQuestion('a', 'Where?'), type: 'dropdown', options }] });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Dropdown' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Multi-Select' }));
    const changed = (await card(1)).getByRole('button', { name: 'Multi-Select' });
    expect(titles()).toEqual(['Where?']);
    expect((await card(1)).getByRole('textbox', { name: 'Label of option 2' })).toHaveValue('Street');
    expect(screen.getByText('The question is of the type Multi-Select now.')).toBeInTheDocument();
    await waitFor(() => expect(changed).toHaveFocus());
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await card(1)).getByRole('button', { name: 'Dropdown' })).toBeVisible();
  });
  it('says what no longer fits when the type of a question changes, and undo brings it back', async () => {
    const options = ['o1', 'o2'].map((id) => ({ id, label: id }));
    const showIf = { questionId: 'a', operator: 'contains' as const, value: 'o1' };
    const shell = renderBuilder({
      questions: [{ ...textQuestion('a', 'Where?'), type: 'dropdown', options }],
      endPages: [{ id: 'e1', kind: 'screen_out', title: 'Not for you', showIf }],
      limits: { quotas: [{ id: 'k1', questionId: 'a', optionId: 'o1', limit: 10 }] },
    });
    await shell.user.click((await card(1)).getByRole('button', { name: 'Dropdown' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Number Rating' }));
    const said =
      'The question is of the type Number Rating now. A condition on it did not fit and has changed: check it. A quota for one of its options was deleted.';
    const notice = (await screen.findByText(said)).parentElement?.parentElement as HTMLElement;
    await shell.user.click(within(notice).getByRole('button', { name: 'Undo' }));
    expect((await card(1)).getByRole('button', { name: 'Dropdown' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Value' })).toHaveValue('o1');
  });
  it('folds the welcome into its title until somebody opens it', async () => {
    const shell = renderBuilder({ title: 'Park survey', questions: two });
    const welcome = await screen.findByRole('button', { name: /^Welcome/ });
    expect(welcome).toHaveTextContent('Park survey');
    expect(screen.queryByRole('textbox', { name: 'Survey title' })).not.toBeInTheDocument();
    await shell.user.click(welcome);
    expect(screen.getByRole('textbox', { name: 'Survey title' })).toHaveValue('Park survey');
    expect(screen.getByText(/^After the last question, residents read/)).toBeVisible();
  });
  it('has no accessibility problem', async () => {
    renderBuilder({ questions: two });
    await card(2);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
