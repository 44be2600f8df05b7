import {
  type Council,
  countAnswersOperation,
  getReportOperation,
  type Question,
  type Report,
} from '@folkmoot/contracts/client';
import { questionResult } from '@folkmoot/question-types/core';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, renderWithShell, sampleCouncil } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { report, silenceLiveEvents } from '../../standalone/sample-report';
import { ReportTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const district: Question = {
  id: 'district',
  type: 'dropdown',
  title: 'Where do you live?',
  required: false,
  options: [
    { id: 'east', label: 'East District' },
    { id: 'west', label: 'West District' },
    { id: 'away', label: 'Somewhere else' },
  ],
};
const results = [questionResult(district, { answered: 38, o_east: 10, o_west: 26, o_away: 2 })];
const residents = [
  { division: 'East District', residents: 6_000 },
  { division: 'West District', residents: 4_000 },
];

interface Options {
  report?: Partial<Report>;
  settings?: Partial<Council['settings']>;
  search?: string;
  role?: 'council_admin' | 'council_staff';
}

const open = ({ report: patch, settings, search = '', role = 'council_admin' }: Options = {}) =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/overview${search}`,
    session: {
      role,
      council: {
        settings: {
          ...sampleCouncil().settings,
          geographicalDivisions: ['East District', 'West District'],
          divisionResidents: residents,
          ...settings,
        },
      },
    },
    handlers: [
      handle(getReportOperation, () => report({ results, targetResponses: 100, ...patch })),
      handle(countAnswersOperation, () => ({
        looked: 40,
        total: 40,
        responses: 10,
        days: {},
        seconds: {},
        questions: [{ question: district, counters: { answered: 10, o_east: 10 } }],
        cross: null,
        nextCursor: null,
      })),
    ],
  });
const card = async () => within(await screen.findByRole('region', { name: 'Areas' }));
const cellsOf = async (name: RegExp) =>
  within((await card()).getByRole('row', { name }))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the areas of a report (E-35)', () => {
  beforeAll(silenceLiveEvents);

  it('show share, residents, quota and progress, count people without an area, and are accessible', async () => {
    open();
    expect(await cellsOf(/East District/)).toEqual([
      '10',
      '26%',
      '28%',
      '60%',
      '60',
      'Under-representedShort of its quota by 50',
    ]);
    expect(await cellsOf(/West District/)).toEqual([
      '26',
      '68%',
      '72%',
      '40%',
      '40',
      'Over-representedOn its way to its quota: 14 to go',
    ]);
    expect(await cellsOf(/Outside these areas/)).toEqual(['2', '5%', '', '', '', '']);
    expect(await cellsOf(/No area named/)).toEqual(['2', '–', '', '', '', '']);
    expect(await cellsOf(/All responses/)).toEqual(['40', '', '', '', '', '']);
    // The chart of the same question shows the same percentage.
    const chart = within(screen.getByRole('region', { name: 'Where do you live?' }));
    expect(chart.getByRole('row', { name: /East District.*26/ })).toBeInTheDocument();
    const areas = await card();
    expect(areas.getByText(/36 people named one of your divisions; 2 answers name something else/)).toBeInTheDocument();
    expect(areas.getByText(/2 people did not answer/)).toBeInTheDocument();
    expect(areas.getByText(/differ by more than 5 points and at least 30 people/)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('filter the report by one click, and remove the filter by another', async () => {
    const shell = open();
    await shell.user.click((await card()).getByRole('button', { name: 'Show only East District' }));
    expect(await screen.findByText('10 of 40 responses')).toBeInTheDocument();
    expect(shell.location()).toContain('where=district%3Aeast');
    expect((await cellsOf(/West District/))[0]).toBe('26');
    const chosen = (await card()).getByRole('button', { name: 'Show only East District' });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await shell.user.click(chosen);
    expect(shell.location()).not.toContain('where');
  });

  it.each([
    ['admin', 'council_admin', 1],
    ['staff', 'council_staff', 0],
  ] as const)(
    'whose residents are not known, have dashes, and %s may find where to say them',
    async (_, role, links) => {
      open({ settings: { divisionResidents: [] }, role });
      expect(await cellsOf(/East District/)).toEqual(['10', '26%', '28%', '–', '–', '–']);
      expect((await card()).queryAllByRole('link', { name: 'Enter the residents of each division' })).toHaveLength(
        links,
      );
    },
  );

  it('have no quotas without a target, or for a part of the campaign', async () => {
    open({ search: '?range=last7' });
    expect((await cellsOf(/East District/)).slice(4)).toEqual(['–', 'Under-represented']);
    expect((await card()).getByText(/a part of it has no quotas/)).toBeInTheDocument();
  });

  it('are absent when no question asks for the area', async () => {
    open({ settings: { geographicalDivisions: ['North', 'South'] } });
    await screen.findByRole('region', { name: 'Where do you live?' });
    expect(screen.queryByRole('region', { name: 'Areas' })).toBeNull();
  });
});

describe('the areas of a report on a phone (E-35)', () => {
  const wide = window.matchMedia;
  beforeAll(silenceLiveEvents);
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.startsWith('(max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('are a list with the same data as the table', async () => {
    open();
    const areas = await card();
    expect(areas.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'East District10 responses (26%) · 28% in the areas · 60% of residents · 60 wantedUnder-representedShort of its quota by 50',
      'West District26 responses (68%) · 72% in the areas · 40% of residents · 40 wantedOver-representedOn its way to its quota: 14 to go',
      'Outside these areas2 responses (5%)',
      'No area named2 responses',
    ]);
    expect(areas.getByRole('button', { name: 'Show only East District' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
