import {
  getPopulationOperation,
  getReportOperation,
  getRepresentativenessOperation,
  getWeightingOperation,
  saveWeightingOperation,
  type Weighting,
  type WeightingReason,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { samplePopulation, sampleRepresented } from '../../../standalone/sample-population';
import { report, silenceLiveEvents } from '../../../standalone/sample-report';
import { sampleWeighting } from '../../../standalone/weighting-handlers';
import { ReportTab } from '../index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const tenure = {
  ...samplePopulation[1],
  id: 'tenure',
  name: 'Tenure',
  kind: 'tenure' as const,
  asOf: null,
  source: '',
};
const population = [...samplePopulation, { ...tenure, categories: [] }];

const refused = (...reasons: WeightingReason[]): Partial<Weighting> => ({
  state: 'refused',
  reasons,
  effectiveSize: null,
  designEffect: null,
  least: null,
  largest: null,
  iterations: null,
  converged: null,
});
const off = { isOn: false, dimensionIds: [], trim: null, revision: 0, ...refused({ code: 'off' }) };

interface Options {
  weighting?: Partial<Weighting>;
  search?: string;
  save?: 'stale_revision';
}

/** A server that keeps the choice, and makes weights of whatever is chosen. */
const open = ({ weighting = {}, search = '', save }: Options = {}) => {
  const server = { weighting: sampleWeighting(weighting) };
  const shell = renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/overview${search}`,
    handlers: [
      handle(getReportOperation, ({ query = {} }) =>
        report({
          responses: 412,
          totalResponses: 412,
          ...(query.weighted === 'true' && { weighting: server.weighting }),
        }),
      ),
      handle(getRepresentativenessOperation, () => ({
        responses: 412,
        dimensions: [sampleRepresented()],
        revision: 1,
      })),
      handle(getPopulationOperation, () => ({ dimensions: population, revision: 1 })),
      handle(getWeightingOperation, () => server.weighting),
      handle(
        saveWeightingOperation,
        save ??
          (({ body: { revision: _, ...choice } }) => {
            const { revision } = server.weighting;
            server.weighting = sampleWeighting({ ...choice, revision: revision + 1 });
            return server.weighting;
          }),
      ),
    ],
  });
  const sent = () => shell.inputsOf(saveWeightingOperation).map(({ body }) => body);
  return { ...shell, server, sent };
};

const card = async () => within(await screen.findByRole('region', { name: 'Weighting' }));
const strip = () => screen.queryByRole('region', { name: 'Weights of the results' });
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await (await card()).findByRole('button', { name }));

describe('the weighting of a report', () => {
  beforeAll(silenceLiveEvents);

  it('is a strip of figures above the results, each with a link to its explanation', async () => {
    open();
    const figures = within(await screen.findByRole('region', { name: 'Weights of the results' }));
    expect(await figures.findByText('Weighted by Area and Age:')).toBeInTheDocument();
    expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['n 412', '/dashboard/reports/method#weights'],
      ['effective size 301', '/dashboard/reports/method#effective-size'],
      ['design effect 1.37', '/dashboard/reports/method#design-effect'],
      ['largest weight 2.8', '/dashboard/reports/method#trimming'],
    ]);
    expect((await card()).getByText(/^Results are weighted to the population by Area and Age\./)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is switched on with all linked dimensions and the usual bounds', async () => {
    const shell = open({ weighting: off });
    const shown = await card();
    expect(await shown.findByText('Results are not weighted.')).toBeInTheDocument();
    expect(strip()).toBeNull();
    await shell.user.click(shown.getByRole('switch', { name: 'Show weighted results' }));
    expect(await screen.findByText(/^Weighted by Area and Age/)).toBeInTheDocument();
    expect(shell.sent()).toEqual([
      { isOn: true, dimensionIds: ['area', 'age'], trim: { low: 0.3, high: 3 }, revision: 0 },
    ]);
  });

  it('cannot be switched on before a question is linked', async () => {
    open({ weighting: { ...off, linkedDimensionIds: [] } });
    const shown = await card();
    expect(await shown.findByRole('switch')).toBeDisabled();
    expect(shown.getByRole('link', { name: 'Link a question in the builder' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/builder',
    );
  });

  const empty = { dimensionId: 'age', categoryId: 'young', mergeWith: 'middle' };
  it.each<[string, WeightingReason, string, string, object]>([
    [
      'an empty group',
      { code: 'empty_category', ...empty },
      'Nobody from 16 to 24 (Age) has answered',
      'Merge 16 to 24 with 25 to 64',
      { merges: { age: { young: 'middle' } } },
    ],
    [
      'a dimension without a question',
      { code: 'not_linked', dimensionId: 'age' },
      'No question of the published survey is linked to Age',
      'Leave Age out',
      { dimensionIds: ['area'] },
    ],
    [
      'unequal weights',
      { code: 'design_effect', designEffect: 4.12, mostDesignEffect: 3, trimmedDesignEffect: 1.9 },
      'the design effect is 4.12, and 3 is the most',
      'Use the usual bounds',
      { trim: { low: 0.3, high: 3 } },
    ],
    [
      'shares that do not add up',
      { code: 'targets_do_not_add_up', dimensionId: 'area', sum: 0.8 },
      'Your shares of Area add up to 80%, not to 100%',
      'Scale to 100%',
      { targets: { area: { east: 0.25, west: 0.75 } } },
    ],
  ])('says why it is refused for %s, and does what would help', async (_, reason, sentence, button, change) => {
    const targets = { area: { east: 0.2, west: 0.6 } };
    const shell = open({ weighting: { ...refused(reason), trim: { low: 0, high: 50 }, targets } });
    const figures = within(await screen.findByRole('region', { name: 'Weights of the results' }));
    expect(await figures.findByText(new RegExp(sentence.replaceAll(/[()]/g, '.')))).toBeInTheDocument();
    await press(shell, button);
    await waitFor(() => expect(shell.sent()).toEqual([expect.objectContaining(change)]));
    expect(await screen.findByText(/^Results are weighted to the population/)).toBeInTheDocument();
    expect((await card()).getByRole('status')).toHaveFocus();
  });

  it('names all groups whose people are not known in one sentence, and leads to Who is missing for more responses', async () => {
    const unknown = { code: 'population_unknown' as const, dimensionId: 'age' };
    const few = { code: 'too_few_responses' as const, responses: 46, leastResponses: 100, round: 2 };
    const shell = open({
      weighting: refused({ ...unknown, categoryId: 'young' }, { ...unknown, categoryId: 'old' }, few),
    });
    const shown = await card();
    expect(
      await shown.findByText(/^How many people are in 16 to 24 and 65 or over \(Age\) is not known/),
    ).toBeVisible();
    expect(shown.getByText(/^Round 2: There are 46 responses\. Weights need at least 100/)).toBeVisible();
    await press(shell, 'Invite more people');
    expect(screen.getByRole('region', { name: 'Who is missing' })).toHaveFocus();
  });

  it('uses typed shares when they add up, and groups that are counted together', async () => {
    const shell = open();
    await press(shell, 'Change how');
    const shown = await card();
    expect(shown.getByText(/^No question is linked to Tenure/)).toBeInTheDocument();
    await press(shell, 'Groups and shares of Age');
    await shell.user.selectOptions(shown.getByRole('combobox', { name: '16 to 24 is counted as' }), '25 to 64');
    // Two groups cannot be counted as each other.
    const other = within(shown.getByRole('combobox', { name: '25 to 64 is counted as' }));
    expect(other.queryByRole('option', { name: '16 to 24' })).toBeNull();
    await shell.user.click(shown.getByRole('switch', { name: /^Use shares of my own/ }));
    const young = shown.getByRole('textbox', { name: 'Share of 16 to 24 in percent' });
    await shell.user.clear(young);
    await shell.user.type(young, '39.5');
    expect(shown.getByText('Your shares add up to 125.5%, not to 100%.')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Save weighting' })).toBeDisabled();
    expect(await accessibilityProblems()).toEqual([]);
    await press(shell, 'Scale to 100%');
    await press(shell, 'Save weighting');
    await waitFor(() =>
      expect(shell.sent()).toEqual([
        expect.objectContaining({
          targets: { age: { young: 0.3147, middle: 0.4861, old: 0.1992 } },
          merges: { age: { young: 'middle' } },
        }),
      ]),
    );
  });

  it('accepts bounds only around 1', async () => {
    const shell = open();
    await press(shell, 'Change how');
    const shown = await card();
    await shell.user.click(shown.getByRole('radio', { name: 'Bounds of my own' }));
    const low = shown.getByRole('textbox', { name: /^Smallest weight/ });
    await shell.user.clear(low);
    expect(shown.getByRole('alert')).toHaveTextContent('The smallest weight is between 0 and 1');
    await shell.user.type(low, '0.5');
    await press(shell, 'Save weighting');
    await waitFor(() => expect(shell.sent()).toEqual([expect.objectContaining({ trim: { low: 0.5, high: 3 } })]));
  });

  it('shows how far responses are counted, and the results as soon as they are', async () => {
    const counting = { ...refused({ code: 'counting' }), progress: { done: 300, total: 412 } };
    const { server } = open({ weighting: counting });
    expect(await (await card()).findByText('300 of 412 responses')).toBeInTheDocument();
    expect(await screen.findByText(/^The weights are being computed/)).toBeInTheDocument();
    act(() => {
      server.weighting = sampleWeighting();
    });
    expect(await screen.findByText(/^Weighted by Area and Age/, {}, { timeout: 3_000 })).toBeInTheDocument();
  });

  it('keeps a change and says so when it cannot be saved', async () => {
    const shell = open({ save: 'stale_revision' });
    const shown = await card();
    await shell.user.click(await shown.findByRole('switch', { name: 'Show weighted results' }));
    expect(await shown.findByText('Not saved yet.')).toBeInTheDocument();
    await waitFor(() => expect(shown.getByRole('button', { name: 'Save weighting' })).toBeEnabled());
  });

  it('is not there for imported answers', async () => {
    open({ search: '?series=s1' });
    await screen.findByRole('region', { name: 'Total Responses' });
    expect(screen.queryByRole('region', { name: 'Weighting' })).toBeNull();
  });
});
