import {
  decideWaveOperation,
  getIntegrityOperation,
  getWaveOperation,
  type Integrity,
  listResponsesOperation,
  setIntegrityLevelOperation,
  startEvidenceOperation,
  startIntegrityAnalysisOperation,
} from '@folkmoot/contracts/client';
import { Outlet, useRoutes } from '@folkmoot/shell-sdk';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  type RenderedShell,
  renderWithShell,
} from '@folkmoot/shell-sdk/testing';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createHandlers } from '../../standalone/handlers';
import { GroupPage, IntegrityTab } from './index';

const Campaign = () => (
  <main>
    <h1>Riverside Park</h1>
    <Outlet />
  </main>
);

const Routes = () =>
  useRoutes([
    {
      path: ':campaignId',
      element: <Campaign />,
      children: [
        { path: 'reports/integrity', element: <IntegrityTab /> },
        { path: 'reports/integrity/groups/:waveId', element: <GroupPage /> },
      ],
    },
  ]);

const PATH = '/dashboard/campaigns/park/reports/integrity';

/** The sample data of the remote: 180 responses, 60 of them in a doubtful group, 20 in an organised one. */
const open = (path = '', more: Handler[] = []): RenderedShell =>
  renderWithShell(<Routes />, { route: `${PATH}${path}`, handlers: [...createHandlers(), ...more] });

const openGroup = (more: Handler[] = []): RenderedShell => open('/groups/wave-1', more);

const decision = async () => within(await screen.findByRole('region', { name: 'Your decision' }));

const sampleIntegrity = async (): Promise<Integrity> => {
  const handler = createHandlers().findLast(({ name }) => name === getIntegrityOperation.name);
  return (await handler?.answer({ params: { campaignId: 'park' } })) as Integrity;
};

describe('the integrity of a campaign', () => {
  it('says what was checked, when, and how many groups wait', async () => {
    const { container } = open();
    expect(await screen.findByText('180 responses checked just now, 1 group needs your decision')).toBeInTheDocument();
    expect(screen.getByText(/^Doubtful: signs that these are not that many people/)).toBeInTheDocument();
    expect(screen.getByText(/^Organised: many people sent words prepared by a group. Each counts/)).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows an organised group apart from doubtful ones, with what staff decided', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: /^Organised, .*, 20 responses$/ }));
    expect(card.getByText(/^20 people sent this text/)).toBeInTheDocument();
    expect(card.getByText(/^Reason: The residents’ group/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Open: Organised/ })).toBeInTheDocument();
  });

  it('is checked again on demand, with the progress of the run', async () => {
    const shell = open('', [
      handle(startIntegrityAnalysisOperation, () => ({ state: 'queued' as const, done: 0, total: 180 })),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(shell.inputsOf(startIntegrityAnalysisOperation)).toMatchObject([{ params: { campaignId: 'park' } }]);
  });

  it('has a level with an explanation, which staff can change', async () => {
    const shell = open();
    expect(await screen.findByText('Now: not watchful.')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('radio', { name: 'Watchful' }));
    expect(await screen.findByText('Now: watchful, because staff set it.')).toBeInTheDocument();
    expect(shell.inputsOf(setIntegrityLevelOperation)).toMatchObject([{ body: { level: 'watchful' } }]);
  });

  it('shows a group with its reasons, its effect, and the way to decide', async () => {
    const shell = open();
    const card = within(await screen.findByRole('article', { name: /^Doubtful, .*, 60 responses$/ }));
    expect(card.getByText(/^60 responses have 1 text with few words changed/)).toBeInTheDocument();
    expect(
      await card.findByText(
        'Without this group, results change by up to 14.0 points; the order of answers changes in 1 question.',
      ),
    ).toBeInTheDocument();
    await shell.user.click(card.getByRole('link', { name: /^Look and decide: Doubtful/ }));
    expect(shell.location()).toContain('/reports/integrity/groups/wave-1');
    expect(await screen.findByRole('heading', { name: 'Doubtful group' })).toBeInTheDocument();
  });

  it('decides the same about later responses with one click', async () => {
    const wave = { decision: 'excluded' as const, reason: 'A program', decidedAt: '2026-03-03T10:00:00.000Z' };
    const shell = open('', [
      handle(getIntegrityOperation, async () => {
        const sample = await sampleIntegrity();
        const [first] = sample.waves;
        if (!first) throw new Error('the sample has a group');
        const decided = { ...first, ...wave, id: 'wave-0', revision: 2 };
        return { ...sample, waves: [{ ...first, responses: 140, follows: 'wave-0' }, decided] };
      }),
    ]);
    expect(
      await screen.findByText('140 more responses match a group since your decision on 3 Mar 2026.'),
    ).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Exclude these too' }));
    expect(shell.inputsOf(decideWaveOperation)).toMatchObject([
      { params: { waveId: 'wave-1' }, body: { decision: 'excluded', reason: 'A program' } },
    ]);
  });

  it('shows the results that differ with the word for a changed order', async () => {
    open();
    const effects = within(await screen.findByRole('region', { name: 'Does it matter?' }));
    expect(effects.getByText('Order changes')).toBeInTheDocument();
    expect(effects.getByText('Up to 14.0 points difference')).toBeInTheDocument();
    expect(effects.getByRole('row', { name: /^Yes 62.0% 48.0% \(-14.0\)/ })).toBeInTheDocument();
  });

  it('offers the whole statement as text', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Copy text' }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain('180 responses were received. 2 groups of responses that belong together were detected.');
    expect(text).toContain('20 people sent words prepared by a group');
    expect(text).toContain('What cannot be known');
  });

  it('has its evidence made, and offers the file when it is ready', async () => {
    const shell = open();
    const statement = within(await screen.findByRole('region', { name: 'Integrity statement' }));
    await shell.user.click(await statement.findByRole('button', { name: 'Export evidence' }));
    expect(shell.inputsOf(startEvidenceOperation)).toMatchObject([{ params: { campaignId: 'park' } }]);
    expect(
      await statement.findByText(/^Evidence of .* is ready \(0\.2 MB\)\.$/, undefined, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(statement.getByRole('link', { name: 'Download evidence' })).toHaveAttribute(
      'href',
      '/api/campaigns/park/evidence/evidence-1/file',
    );
  });

  it('says so when nothing came yet, and when it cannot be loaded', async () => {
    const { unmount } = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/bikes/reports/integrity',
      handlers: createHandlers(),
    });
    expect(await screen.findByText('No responses to check yet')).toBeInTheDocument();
    unmount();
    open('', [handle(getIntegrityOperation, 'campaign_not_found')]);
    expect(await screen.findByText('Failed to load integrity')).toBeInTheDocument();
  });
});

describe('a group of responses', () => {
  it('is excluded with a reason, after a warning of what changes, and the decision can be undone', async () => {
    const shell = openGroup();
    const form = await decision();
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    expect(form.getByText('Choose what should happen.')).toBeInTheDocument();
    await shell.user.click(form.getByRole('radio', { name: 'Exclude' }));
    expect(await form.findByText('The report will count 120 instead of 180.')).toBeInTheDocument();
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    expect(form.getByText('Enter a reason.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await shell.user.type(form.getByRole('textbox', { name: 'Reason' }), 'One text from one program');
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    expect(await form.findByText('Reason: One text from one program')).toBeInTheDocument();
    expect(shell.inputsOf(decideWaveOperation)).toMatchObject([
      { body: { decision: 'excluded', reason: 'One text from one program', revision: 1 } },
    ]);
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    act(() => currentNotices().at(-1)?.action?.run());
    await waitFor(() =>
      expect(shell.inputsOf(decideWaveOperation).at(-1)).toMatchObject({ body: { decision: null, revision: 2 } }),
    );
    expect(await form.findByText('Needs a decision')).toBeInTheDocument();
  });

  it('is decided about without the responses that are left out', async () => {
    const shell = openGroup();
    await shell.user.click(await screen.findByRole('button', { name: 'Show all responses of the group' }));
    const list = within(await screen.findByRole('list', { name: 'All 60 responses' }));
    const boxes = await list.findAllByRole('checkbox', { name: /^Leave out response \d+$/ });
    await shell.user.click(boxes[0] as HTMLElement);
    expect(shell.inputsOf(listResponsesOperation)[0]).toMatchObject({ query: { wave: 'wave-1' } });
    const form = await decision();
    await shell.user.click(form.getByRole('radio', { name: 'Exclude' }));
    expect(await form.findByText('The report will count 121 instead of 180. 1 response left out.')).toBeInTheDocument();
    await shell.user.type(form.getByRole('textbox', { name: 'Reason' }), 'A program');
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    await waitFor(() =>
      expect(shell.inputsOf(decideWaveOperation)).toMatchObject([{ body: { except: [expect.any(String)] } }]),
    );
  });

  it('has its former decision back, with what that left out, when a later one is undone', async () => {
    const shell = openGroup([
      handle(getWaveOperation, async () => {
        const { waves, effects } = await sampleIntegrity();
        const [first] = waves;
        if (!first) throw new Error('the sample has a group');
        const wave = { ...first, decision: 'excluded' as const, reason: 'A program', except: 2, revision: 4 };
        return {
          wave,
          sample: [],
          effects: effects.map(({ withoutDoubtful: withoutWave, ...effect }) => ({ ...effect, withoutWave })),
          exceptIds: ['r1', 'r4'],
        };
      }),
      handle(decideWaveOperation, async ({ body: { decision, reason } }) => {
        const [first] = (await sampleIntegrity()).waves;
        if (!first) throw new Error('the sample has a group');
        return { ...first, decision, reason, revision: 5 };
      }),
    ]);
    const form = await decision();
    await shell.user.click(form.getByRole('radio', { name: 'Keep' }));
    await shell.user.type(form.getByRole('textbox', { name: 'Reason' }), 'A school class');
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    await waitFor(() => expect(currentNotices().at(-1)?.action).toBeDefined());
    act(() => currentNotices().at(-1)?.action?.run());
    await waitFor(() =>
      expect(shell.inputsOf(decideWaveOperation).at(-1)).toMatchObject({
        body: { decision: 'excluded', reason: 'A program', except: ['r1', 'r4'], revision: 5 },
      }),
    );
  });

  it('says beside the reason that reasons are published', async () => {
    openGroup();
    const form = await decision();
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /^It is published: .* Name no person\.$/,
    );
  });

  it('that changed meanwhile says what changed, and keeps the typed reason', async () => {
    const detail = 'This wave has changed in the meantime: it had 60 responses, now it has 80 responses.';
    const shell = openGroup([
      handle(decideWaveOperation, () => {
        throw problem('wave_changed', { detail });
      }),
    ]);
    const form = await decision();
    await shell.user.click(form.getByRole('radio', { name: 'Keep' }));
    await shell.user.type(form.getByRole('textbox', { name: 'Reason' }), 'A school class');
    await shell.user.click(form.getByRole('button', { name: 'Save decision' }));
    const alert = within(await form.findByRole('alert'));
    expect(alert.getByText('This group changed meanwhile')).toBeInTheDocument();
    expect(alert.getByText(detail)).toBeInTheDocument();
    expect(alert.getByText('Now: 60 responses. No decision.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('A school class');
  });

  it('shows samples side by side and goes through them', async () => {
    const { user, container } = openGroup();
    const sample = within(await screen.findByRole('region', { name: 'Side by side' }));
    expect(sample.getAllByRole('article')).toHaveLength(3);
    expect(sample.getByText('2 to 3 of 4')).toBeInTheDocument();
    await user.click(sample.getByRole('button', { name: 'Next' }));
    expect(sample.getByText('3 to 4 of 4')).toBeInTheDocument();
    expect(sample.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('that does not exist any more says so', async () => {
    openGroup([handle(getWaveOperation, 'wave_not_found')]);
    expect(await screen.findByText('This group does not exist any more')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Integrity' })).toBeInTheDocument();
  });
});
