import {
  getCodebookOperation,
  getReportOperation,
  mergeThemesOperation,
  updateCodebookOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { commentHandlers } from '../../standalone/comment-handlers';
import { sampleCodebook } from '../../standalone/sample-comments';
import { report } from '../../standalone/sample-report';
import { CodebookTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/comments/themes', element: <CodebookTab /> }]);

const open = (handlers: Handler[] = []) =>
  renderWithShell(<Routes />, {
    route: '/dashboard/campaigns/park/reports/comments/themes',
    session: { role: 'council_admin' },
    handlers: [handle(getReportOperation, () => report({})), ...commentHandlers(), ...handlers],
  });

const names = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Themes in their order' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? null);

describe('the codebook', () => {
  it('adds a theme and moves it by button, and saves at once', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Add theme' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lighting');
    await shell.user.click(screen.getByRole('button', { name: 'Add theme' }));
    expect(await screen.findByText('Another theme has this name.')).toBeVisible();
    await shell.user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Seats');
    await shell.user.click(screen.getByRole('button', { name: 'Add theme' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Move Seats up' }));
    expect(await names()).toEqual(['Lighting', 'Toilets', 'Seats', 'Trees and flowers']);
    await waitFor(() => expect(shell.inputsOf(updateCodebookOperation)).toHaveLength(2));
  });

  it('merges a theme into another one after a question with the number of comments', async () => {
    const shell = open();
    await screen.findByText('3 comments', { selector: '[aria-label*="Lighting"]' });
    await shell.user.click(screen.getByRole('button', { name: 'More actions for Lighting' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Merge into another theme' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/All 3 comments of “Lighting”/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await shell.user.click(dialog.getByRole('combobox', { name: 'Merge into' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Toilets' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(async () => expect(await names()).toEqual(['Toilets', 'Trees and flowers']));
    expect(shell.inputsOf(mergeThemesOperation)).toMatchObject([{ body: { from: 'light', into: 'toilets' } }]);
    expect(await screen.findByRole('link', { name: 'Show the 5 comments about Toilets' })).toBeVisible();
  });

  it('adds a suggested theme with a changed name after it was ticked', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Suggest themes' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'From the built-in analysis' }));
    const name = await screen.findByRole('textbox', { name: 'Name of suggestion 1' });
    expect(screen.getByText(/Nowhere to sit/)).toBeVisible();
    await shell.user.clear(name);
    await shell.user.type(name, 'Benches');
    await shell.user.click(screen.getByRole('checkbox', { name: 'Use Benches' }));
    await shell.user.click(screen.getByRole('button', { name: 'Add 1 theme' }));
    await waitFor(async () => expect(await names()).toContain('Benches'));
  });

  it('makes the change again on the version of a colleague, and lets the person choose when both changed one theme', async () => {
    const renamed = sampleCodebook({ revision: 2 });
    const [light] = renamed.themes;
    Object.assign(light ?? {}, { name: 'Street lights' });
    let isChanged = false;
    const shell = open([
      handle(getCodebookOperation, () => (isChanged ? renamed : sampleCodebook())),
      handle(updateCodebookOperation, ({ body }) => {
        isChanged = true;
        if (body.revision !== 2) throw problem('stale_revision');
        return { ...renamed, revision: 3, themes: body.themes.map((theme) => ({ ...theme, id: theme.id ?? 'new' })) };
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Lighting' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await shell.user.clear(name);
    await shell.user.type(name, 'Lamps');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Theirs: “Street lights”/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(async () => expect(await names()).toContain('Lamps'));
  });

  it('asks before a theme is lost that is half written', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Lighting' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Name' }), ' and lamps');
    await shell.user.click(screen.getByRole('tab', { name: 'All comments' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lighting and lamps');
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await shell.user.click(screen.getByRole('tab', { name: 'All comments' }));
    expect(shell.location()).toBe('/dashboard/campaigns/park/reports/comments/all');
  });

  it('is accessible', async () => {
    open();
    await names();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
