import {
  getReportLayoutOperation,
  getReportOperation,
  type ReportBlock,
  type ReportLayout,
  type ReportLayoutFields,
  saveReportLayoutOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  type RenderedShell,
  renderWithShell,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { reportLayoutHandlers } from '../../standalone/report-layout-handlers';
import { report } from '../../standalone/sample-report';
import { ReportBuilderPage } from './index';

const route = '/dashboard/campaigns/park/reports/arrange';
const Routes = () =>
  useRoutes([
    { path: ':campaignId/reports/arrange', element: <ReportBuilderPage /> },
    { path: ':campaignId/reports/overview', element: <p>The report</p> },
  ]);

const open = (handlers: readonly Handler[] = reportLayoutHandlers()): RenderedShell =>
  renderWithShell(<Routes />, {
    route,
    session: { role: 'council_admin' },
    handlers: [handle(getReportOperation, () => report({})), ...handlers],
  });

const parts = async (): Promise<(string | null)[]> =>
  [...(await screen.findByRole('region', { name: 'Parts of the report' })).querySelectorAll('li')].map(
    (item) => item.querySelector('p')?.textContent ?? null,
  );

const addText = async ({ user }: RenderedShell, heading: string, text: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Add part' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Own text' }));
  await user.type(await screen.findByRole('textbox', { name: 'Heading' }), heading);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), text);
};

type Sent = ReportLayoutFields & { revision: number };

const sentBy = (shell: RenderedShell): Sent | undefined =>
  shell
    .inputsOf(saveReportLayoutOperation)
    .map(({ body }) => body as Sent)
    .at(-1);

const saved = (shell: RenderedShell, isWanted: (blocks: readonly ReportBlock[]) => boolean): Promise<void> =>
  waitFor(() => expect(isWanted(sentBy(shell)?.blocks ?? [])).toBe(true), { timeout: 4_000 });

const [firstQuestion = '', secondQuestion = ''] = ['How do you like Riverside Park today?', 'How often are you there?'];

describe('arranging a report', () => {
  it('saves an own text that was put between two questions, and a question that was left out, and has them after a reload', async () => {
    const handlers = reportLayoutHandlers();
    const shell = open(handlers);
    const before = await parts();
    await addText(shell, 'In short', 'People want trees.');
    for (let step = before.length; step > before.indexOf(secondQuestion); step -= 1)
      await shell.user.click(await screen.findByRole('button', { name: 'Move up: In short' }));
    const third = before[before.indexOf(secondQuestion) + 1] ?? '';
    await shell.user.click(screen.getByRole('button', { name: `Remove: ${third}` }));
    const after = await parts();
    expect(after.slice(after.indexOf(firstQuestion)).slice(0, 3)).toEqual([firstQuestion, 'In short', secondQuestion]);
    expect(after).not.toContain(third);
    expect(screen.getByText('1 question is not in this report.')).toBeVisible();
    await saved(shell, (blocks) => blocks.length === before.length);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    shell.unmount();

    open(handlers);
    expect(await parts()).toEqual(after);
    await screen.findByText('Saved');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('asks before an own text is lost that is not saved yet', async () => {
    const shell = open([
      ...reportLayoutHandlers(),
      handle(saveReportLayoutOperation, () => {
        throw problem('unavailable');
      }),
    ]);
    await addText(shell, 'In short', 'People want trees.');
    await shell.user.click(screen.getByRole('link', { name: 'Back to the report' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect([shell.location(), screen.getByRole('textbox', { name: 'Text' })]).toEqual([
      route,
      expect.objectContaining({ value: 'People want trees.' }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await shell.user.click(screen.getByRole('link', { name: 'Back to the report' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The report')).toBeVisible();
  });

  it('shows both arrangements in words when two people changed the parts at once', async () => {
    const cover: ReportBlock = { kind: 'cover', id: 'cover' };
    const stored = (revision: number, blocks: ReportBlock[]): ReportLayout => ({
      revision,
      title: '',
      language: 'en',
      filter: { from: null, to: null, round: null, where: '' },
      blocks,
      questions: [],
      missing: [],
      unlisted: [],
      languages: [],
    });
    let current = stored(1, [cover]);
    const shell = open([
      ...reportLayoutHandlers(),
      handle(getReportLayoutOperation, () => current),
      handle(saveReportLayoutOperation, ({ body }) => {
        if (body.revision === 1) {
          current = stored(2, [{ kind: 'text', id: 'theirs', heading: 'Outlook', text: 'The pond comes first.' }]);
          throw problem('stale_revision');
        }
        current = { ...current, ...body, revision: 3 };
        return current;
      }),
    ]);
    await addText(shell, 'In short', 'Trees.');
    const panel = within(await screen.findByRole('alert', {}, { timeout: 4_000 }));
    expect(panel.getByRole('radio', { name: /^Theirs: Outlook \(“The pond comes first\.”\)$/ })).not.toBeChecked();
    expect(panel.getByRole('radio', { name: /^Yours: Cover · In short \(“Trees\.”\)$/ })).toBeChecked();
    await shell.user.click(panel.getByRole('button', { name: 'Save my choice' }));
    await saved(shell, (blocks) => blocks.at(-1)?.kind === 'text');
    expect(sentBy(shell)?.revision).toBe(2);
  });
});
