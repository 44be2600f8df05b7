import {
  countSegmentOperation,
  createSegmentOperation,
  getReportOperation,
  getRepresentativenessOperation,
  listSegmentFieldsOperation,
  listSegmentsOperation,
  type RepresentedDimension,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSegment } from '../../standalone/sample-campaign';
import { sampleRepresented } from '../../standalone/sample-population';
import { report, silenceLiveEvents } from '../../standalone/sample-report';
import { ReportTab } from './index';

const Routes = () =>
  useRoutes([
    { path: ':campaignId/reports/overview', element: <ReportTab /> },
    { path: ':campaignId/delivery/mailings/new', element: <p>New mailing</p> },
  ]);

const ages = { key: 'age_band', name: 'age', type: 'choice' as const, options: ['16 to 24', '25 to 64'] };

interface Options {
  dimension?: Partial<RepresentedDimension>;
  people?: number;
  segments?: ReturnType<typeof sampleSegment>[];
  role?: 'council_admin' | 'council_staff';
  search?: string;
}

const open = ({ dimension, people = 64, segments = [], role = 'council_admin', search = '' }: Options = {}) =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/overview${search}`,
    session: { role },
    handlers: [
      handle(getReportOperation, () => report()),
      handle(getRepresentativenessOperation, () => ({
        responses: 180,
        dimensions: [sampleRepresented(dimension)],
        revision: 1,
      })),
      handle(listSegmentFieldsOperation, () => ({ attributes: [ages], campaigns: [] })),
      handle(countSegmentOperation, () => ({ count: people, isExact: true })),
      handle(listSegmentsOperation, () => ({ items: segments, nextCursor: null })),
      handle(createSegmentOperation, ({ body }) => ({ ...sampleSegment(), id: 'made', name: body.name })),
    ],
  });
const part = async () => within(await screen.findByRole('region', { name: 'Who is missing by Age' }));

describe('who is missing', () => {
  beforeAll(silenceLiveEvents);

  it('says in a sentence who is missing most, and shows all groups as bars and as a table', async () => {
    open();
    const age = await part();
    expect(
      age.getByText(
        'People aged 16 to 24 are 6% of the answers and 14% of the residents; 15 more answers would close the gap.',
      ),
    ).toBeInTheDocument();
    expect(
      age.getByText(
        '“How old are you?”: 155 answers in these groups; 5 not counted; 20 people did not answer. Residents: Census 2021, table TS007, as of 21 March 2021.',
      ),
    ).toBeInTheDocument();
    const cells = within(age.getByRole('row', { name: /16 to 24/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '16 to 24',
      '9',
      '6% (3% to 11%)',
      '1,400',
      '14%',
      '−8.2 (−10.9 to −3.3)',
      '15',
    ]);
    const bars = within(age.getByRole('list', { name: 'Shares by Age' })).getAllByRole('listitem');
    expect(bars.map(({ dataset }) => dataset.finding)).toEqual(['missing', 'perhaps', 'represented']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  const [young] = sampleRepresented().categories;
  it.each<[string, Partial<RepresentedDimension>, RegExp]>([
    ['there are few answers', { responses: 29 }, /^Too early to compare/],
    [
      'the gap may be chance',
      { categories: young ? [{ ...young, gapHigh: 0.01 }] : [] },
      /^No group is certainly missing/,
    ],
    ['every group has its share', { categories: young ? [{ ...young, gap: 0.01 }] : [] }, /^No group is missing/],
    ['residents are not known', { categories: young ? [{ ...young, people: null, gap: null }] : [] }, /is not known/],
  ])('says so when %s', async (_, dimension, words) => {
    open({ dimension });
    expect((await part()).getByText(words)).toBeInTheDocument();
  });

  it('invites more people of a group by one click', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Invite more: 16 to 24' }));
    expect(await screen.findByText('New mailing')).toBeInTheDocument();
    expect(shell.location()).toBe('/dashboard/campaigns/c1/delivery/mailings/new?segment=made');
    expect(shell.inputsOf(createSegmentOperation)[0]?.body).toEqual({
      name: 'Age: 16 to 24',
      rule: {
        match: 'all',
        rules: [{ of: 'attribute', key: 'age_band', comparison: 'is', values: ['16 to 24'] }],
      },
    });
    // The group has its share, so nobody more is wanted.
    expect(screen.queryByRole('button', { name: 'Invite more: 65 or over' })).toBeNull();
  });

  it('uses the audience of an earlier click again', async () => {
    const rule = {
      match: 'all' as const,
      rules: [{ of: 'attribute' as const, key: 'age_band', comparison: 'is' as const, values: ['16 to 24'] }],
    };
    const shell = open({ segments: [{ ...sampleSegment(), id: 'kept', name: 'Age: 16 to 24', rule }] });
    await shell.user.click(await screen.findByRole('button', { name: 'Invite more: 16 to 24' }));
    await waitFor(() => expect(shell.location()).toContain('segment=kept'));
  });

  it('makes no audience when no subscriber is known to be in the group', async () => {
    const shell = open({ people: 0 });
    await shell.user.click(await screen.findByRole('button', { name: 'Invite more: 16 to 24' }));
    expect(await screen.findByText(/No subscriber is known to be in “16 to 24”/)).toBeInTheDocument();
    expect(shell.inputsOf(createSegmentOperation)).toEqual([]);
  });

  it('is not shown for imported answers', async () => {
    open({ search: '?series=s1' });
    await screen.findByRole('region', { name: 'Total Responses' });
    expect(screen.queryByRole('region', { name: 'Who is missing' })).toBeNull();
  });
});
