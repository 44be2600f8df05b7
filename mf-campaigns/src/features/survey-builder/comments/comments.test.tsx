import {
  addSurveyCommentOperation,
  deleteSurveyCommentOperation,
  listMembersOperation,
  listSurveyCommentsOperation,
  resolveSurveyCommentOperation,
  type SurveyComment,
  saveSurveyOperation,
} from '@folkmoot/contracts/client';
import { sampleIds, sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const team = handle(listMembersOperation, () => ({
  items: [
    sampleUser(),
    sampleUser({ id: 'sam', name: 'Sam Staff' }),
    sampleUser({ id: 'kim', name: 'Kim Lee' }),
    sampleUser({ id: 'gone', name: 'Sandra Gone', status: 'inactive' }),
  ],
  nextCursor: null,
}));
const comment = (patch: Partial<SurveyComment> = {}): SurveyComment => ({
  id: 'c1',
  questionId: 'b',
  writtenBy: 'sam',
  writtenAt: '2026-11-23T14:02:00.000Z',
  text: 'Is this too long?',
  mentions: [],
  resolvedAt: null,
  resolvedBy: null,
  ...patch,
});

/** A server double that stores comments. */
const storing = (...first: SurveyComment[]): Handler[] => {
  let items = first;
  return [
    handle(listSurveyCommentsOperation, () => ({ items, nextCursor: null })),
    handle(addSurveyCommentOperation, ({ body: { questionId, text, mentions = [] } }) => {
      const added = comment({ id: `c${items.length + 1}`, questionId, text, mentions, writtenBy: sampleIds.userId });
      items = [...items, added];
      return added;
    }),
    handle(resolveSurveyCommentOperation, ({ params, body: { isResolved } }) => {
      const resolvedAt = isResolved ? '2026-11-23T15:00:00.000Z' : null;
      const changed = { ...comment(), resolvedAt, resolvedBy: isResolved ? sampleIds.userId : null };
      items = items.map((item) => (item.id === params.commentId ? changed : item));
      return changed;
    }),
    handle(deleteSurveyCommentOperation, ({ params }) => {
      items = items.filter(({ id }) => id !== params.commentId);
    }),
  ];
};
const render = (items: SurveyComment[] = [], search = '') =>
  renderBuilder({ questions }, { handlers: [team, ...storing(...items)], search });
const openOn = async (number: number, items: SurveyComment[] = []) => {
  const shell = render(items);
  const name = new RegExp(`^Comments on question ${number}`);
  await shell.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: `Comments on question ${number}` }));
  return { shell, dialog };
};
const field = () => screen.getByRole('textbox', { name: 'Write a comment' });

beforeEach(() => localStorage.clear());

describe('comments on a question', () => {
  it('are counted at the card and in the outline while they are open', async () => {
    const shell = render([comment(), comment({ id: 'c2', resolvedAt: '2026-11-23T15:00:00.000Z', resolvedBy: 'kim' })]);
    expect(await screen.findByRole('button', { name: 'Comments on question 2: 1 open' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Comments on question 1' })).toBeVisible();
    await shell.user.click(screen.getByRole('tab', { name: 'Outline' }));
    expect(screen.getByRole('img', { name: '1 open comment' })).toBeVisible();
  });

  it('are written with a mention that the keyboard chooses from a list', async () => {
    const { shell, dialog } = await openOn(1);
    expect(dialog.getByText('Comments are for your team only. Residents never see them.')).toBeVisible();
    await shell.user.type(field(), 'Please look, @');
    const options = within(await screen.findByRole('listbox', { name: 'Colleagues' }));
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Sam Staff', 'Kim Lee']);
    await shell.user.type(field(), 'k');
    expect(options.getAllByRole('option')).toHaveLength(1);
    await shell.user.keyboard('{Enter}');
    expect(field()).toHaveValue('Please look, @Kim Lee ');
    await shell.user.click(dialog.getByRole('button', { name: 'Add comment' }));
    expect(await dialog.findByRole('listitem')).toHaveTextContent('Please look, @Kim Lee');
    expect(shell.inputsOf(addSurveyCommentOperation)).toEqual([
      { params: { campaignId: 'c1' }, body: { questionId: 'a', text: 'Please look, @Kim Lee ', mentions: ['kim'] } },
    ]);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
  });

  it('close the list of colleagues first, and then the dialog, when Escape is pressed', async () => {
    const { shell } = await openOn(1);
    await shell.user.type(field(), '@');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await shell.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Comments on question 1' })).toBeVisible();
  });

  it('are resolved, folded away, and opened again', async () => {
    const { shell, dialog } = await openOn(2, [comment()]);
    await shell.user.click(dialog.getByRole('button', { name: 'Resolve the comment of Sam Staff' }));
    await waitFor(() => expect(dialog.queryByText('Is this too long?')).not.toBeInTheDocument());
    await shell.user.click(dialog.getByRole('button', { name: 'Show resolved (1)' }));
    expect(dialog.getByText('Is this too long?')).toBeVisible();
    expect(dialog.getByText('Resolved by You')).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: 'Open the comment of Sam Staff again' }));
    expect(await dialog.findByRole('button', { name: 'Resolve the comment of Sam Staff' })).toBeVisible();
  });

  it('are deleted only by the person who wrote them', async () => {
    const own = comment({ id: 'c2', text: 'My own', writtenBy: sampleIds.userId });
    const { shell, dialog } = await openOn(2, [comment(), own]);
    await shell.user.click(dialog.getByRole('button', { name: 'Delete your comment' }));
    await waitFor(() => expect(dialog.queryByText('My own')).not.toBeInTheDocument());
    expect(dialog.getByText('Is this too long?')).toBeVisible();
  });

  it('save the survey first, because a comment belongs to a saved question', async () => {
    const shell = render();
    const [title] = await screen.findAllByRole('textbox', { name: 'Question title' });
    if (title) await shell.user.type(title, '!');
    await shell.user.click(screen.getByRole('button', { name: 'Comments on question 1' }));
    await shell.user.type(field(), 'Good');
    await shell.user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Good')).toBeVisible();
    const names = shell.calls.map(({ name }) => name);
    expect(names.indexOf(saveSurveyOperation.name)).toBeLessThan(names.indexOf(addSurveyCommentOperation.name));
    expect(shell.inputsOf(saveSurveyOperation)).toHaveLength(1);
  });

  it('open from the address of a mail, and from the list of all comments', async () => {
    const shell = render([comment(), comment({ id: 'c2', questionId: 'removed' })], '?comments=b');
    expect(await screen.findByRole('dialog', { name: 'Comments on question 2' })).toBeVisible();
    expect(shell.location()).toBe('/dashboard/campaigns/c1/builder');
    await shell.user.keyboard('{Escape}');
    await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Comments' }));
    const all = within(await screen.findByRole('dialog', { name: 'Comments on this survey' }));
    const names = all.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['2. Second1 open comment', 'A deleted question1 open comment']);
  });
});
