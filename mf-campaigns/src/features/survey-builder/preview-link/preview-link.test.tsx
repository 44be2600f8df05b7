import {
  createSurveyPreviewLinkOperation,
  getSurveyPreviewLinkOperation,
  listMembersOperation,
  type Role,
  revokeSurveyPreviewLinkOperation,
  type SurveyPreviewLink,
} from '@folkmoot/contracts/client';
import { sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const made: SurveyPreviewLink = {
  url: 'https://folkmoot.example/riverside/survey/c1/preview/a.b',
  createdBy: 'sam',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-27T09:30:00.000Z',
};

const show = (present: SurveyPreviewLink | null, handlers: Handler[] = [], role: Role = 'council_admin') => {
  let link = present;
  const asked: unknown[] = [];
  const shell = renderBuilder(
    { questions: [textQuestion('a', 'First')] },
    {
      role,
      handlers: [
        handle(listMembersOperation, () => ({
          items: [sampleUser({ id: 'sam', name: 'Sam Staff' })],
          nextCursor: null,
        })),
        handle(getSurveyPreviewLinkOperation, () => ({ link })),
        handle(createSurveyPreviewLinkOperation, ({ body }) => {
          asked.push(body);
          link = { ...made, url: `${made.url}-${asked.length}` };
          return link;
        }),
        handle(revokeSurveyPreviewLinkOperation, () => {
          asked.push('revoked');
          link = null;
        }),
        ...handlers,
      ],
    },
  );
  return { shell, asked };
};

const open = async (...input: Parameters<typeof show>) => {
  const shown = show(...input);
  await shown.shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await shown.shell.user.click(await screen.findByRole('menuitem', { name: 'Preview link' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Preview link' })) };
};

beforeEach(() => localStorage.clear());

describe('the preview link of a draft', () => {
  it('is made for seven days when nothing else is chosen, and can be copied', async () => {
    const { shell, asked, dialog } = await open(null);
    await shell.user.click(await dialog.findByRole('button', { name: 'Create link' }));
    const field = await dialog.findByRole('textbox', { name: 'Preview link' });
    expect([field, asked]).toEqual([expect.objectContaining({ value: `${made.url}-1` }), [{ days: 7 }]]);
    expect(dialog.getByText('Works until 27 Nov 2026, 09:30.')).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${made.url}-1`);
  });

  it('is made for the chosen time', async () => {
    const { shell, asked, dialog } = await open(null);
    await shell.user.click(await dialog.findByRole('radio', { name: '30 days' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(asked).toEqual([{ days: 30 }]));
  });

  it('is shown with its end and who made it, and is replaced only after a second step', async () => {
    const { shell, asked, dialog } = await open(made);
    expect(await dialog.findByDisplayValue(made.url)).toBeInTheDocument();
    expect(dialog.getByText(/Created by Sam Staff/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Replace link' }));
    expect(dialog.getByText(/stops working/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByDisplayValue(`${made.url}-1`)).toBeInTheDocument();
  });

  it('is ended after a question, and the keyboard stays in the dialog', async () => {
    const { shell, asked, dialog } = await open(made);
    await shell.user.click(await dialog.findByRole('button', { name: 'End link' }));
    const question = within(await screen.findByRole('dialog', { name: 'End link' }));
    await shell.user.click(question.getByRole('button', { name: 'End link' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toBeInTheDocument();
    expect(asked).toEqual(['revoked']);
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
  });

  it('says that it still works when it could not be ended', async () => {
    const { shell, dialog } = await open(made, [handle(revokeSurveyPreviewLinkOperation, 'unavailable')]);
    await shell.user.click(await dialog.findByRole('button', { name: 'End link' }));
    const question = within(await screen.findByRole('dialog', { name: 'End link' }));
    await shell.user.click(question.getByRole('button', { name: 'End link' }));
    expect(await screen.findByText(/It still works/)).toBeInTheDocument();
    expect(dialog.getByDisplayValue(made.url)).toBeInTheDocument();
  });
});
