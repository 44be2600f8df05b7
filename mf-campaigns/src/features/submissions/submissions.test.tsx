import {
  continueExclusionOperation,
  excludeResponsesOperation,
  getIntegrityOperation,
  getReportOperation,
  type Integrity,
  listQuestionsOperation,
  listResponsesOperation,
  type Report,
  type Response,
  setExclusionOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { type Handler, handle, renderWithShell, sampleCouncil } from '@folkmoot/shell-sdk/testing';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHandlers } from '../../standalone/handlers';
import { sampleQuestions } from '../../standalone/sample-questions';
import { report } from '../../standalone/sample-report';
import { sampleResponses } from '../../standalone/sample-responses';
import { Answers } from './Answers';
import { SubmissionsTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/submissions', element: <SubmissionsTab /> }]);

const [first, second] = sampleResponses('c1') as [Response, Response];
const responses: Response[] = [
  { ...first, number: 2, marks: [] },
  { ...second, number: 1, marks: ['burst', 'trap_filled'] },
];

const open = (search = '', languages: Report['languages'] = undefined, more: Handler[] = []) => {
  const asked: unknown[] = [];
  const list = handle(listResponsesOperation, ({ query = {} }) => {
    asked.push(query.mark);
    const items = responses.filter(({ marks }) => !query.mark || marks.some((mark) => mark === query.mark));
    return { items: structuredClone(items), nextCursor: null, total: items.length };
  });
  const shell = renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/submissions${search}`,
    handlers: [
      list,
      handle(listQuestionsOperation, () => ({ items: sampleQuestions.map(({ question }) => question) })),
      handle(getReportOperation, () => report({ responses: 1, totalResponses: 1, excluded: 1, languages })),
      handle(setExclusionOperation, ({ params, body }) => {
        const match = responses.find(({ id }) => id === params.responseId) as Response;
        match.isExcluded = body.isExcluded;
        match.exclusion = body.isExcluded
          ? { reason: body.reason ?? '', by: 'u9', at: '2026-03-02T09:00:00.000Z' }
          : null;
        return match;
      }),
      ...more,
    ],
  });
  return { asked, shell };
};

/** The integrity of the sample, with this response in its group. */
const groups = (member: Response) => {
  Object.assign(member, { wave: 'wave-1' });
  const sample = createHandlers().findLast(({ name }) => name === getIntegrityOperation.name);
  return { get: async () => (await sample?.answer({ params: { campaignId: 'park' } })) as Integrity };
};

/** The row of a response in the list. */
const row = (number: number) => screen.getByRole('button', { name: new RegExp(`^Response ${number} `) });

describe('submissions', () => {
  it('say their language when people answered in several, and nothing when that is unknown', async () => {
    const languages = ['cy', 'en'].map((language) => ({ language, responses: 1 }));
    Object.assign(responses[0] as Response, { language: 'cy' });
    const { shell } = open('', languages);
    expect(await screen.findByRole('article', { name: 'Response 2' })).toHaveTextContent('Answered in Welsh');
    expect(row(2)).toHaveTextContent('Welsh · ');
    await shell.user.click(row(1));
    expect(screen.getByRole('article', { name: 'Response 1' })).not.toHaveTextContent('Answered in');
    Reflect.deleteProperty(responses[0] as Response, 'language');
  });

  it('show the reason of each mark, and no mark on the others', async () => {
    const { shell } = open();
    const other = within(await screen.findByRole('article', { name: 'Response 2' }));
    expect(other.queryByText('Part of a burst')).not.toBeInTheDocument();
    await shell.user.click(row(1));
    const marked = within(await screen.findByRole('article', { name: 'Response 1' }));
    expect(marked.getByText('Part of a burst')).toBeInTheDocument();
    expect(marked.getByText('Filled in a hidden field')).toBeInTheDocument();
  });

  it('show number, time and answers by question title, with several choices as chips (E-72, E-73)', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Response 2' }));
    expect(card.getByText(/Completed in \d+ min( \d+ s)? \(\d+ seconds\)/)).toBeInTheDocument();
    expect(card.queryByText(/IP address/)).not.toBeInTheDocument();
    for (const { questionId } of first.answers) {
      const title = sampleQuestions.find(({ question }) => question.id === questionId)?.question.title ?? '';
      expect(card.getByText(title)).toBeInTheDocument();
    }
    expect(screen.getByRole('article', { name: 'Response 2' })).not.toHaveTextContent(/[{}[\]]/);
  });

  it('show one chip for an option whose label contains a semicolon', () => {
    const question = {
      id: 'q',
      type: 'ranking' as const,
      title: 'What first?',
      required: false,
      options: [
        { id: 'a', label: 'Lights; all night' },
        { id: 'b', label: 'Benches' },
      ],
    };
    renderWithShell(<Answers questions={[question]} answers={[{ questionId: 'q', answer: ['a', 'b'] }]} />, {});
    expect(screen.getByText('1. Lights; all night')).toBeInTheDocument();
    expect(screen.getByText('2. Benches')).toBeInTheDocument();
  });

  it('are paged when there are more than ten: Showing x-y of n, Page n of m', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...first,
      id: `r${index}`,
      number: 12 - index,
      marks: [],
    }));
    const { user } = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/submissions',
      handlers: [
        handle(listResponsesOperation, ({ query = {} }) => ({
          items: query.cursor ? many.slice(10) : many.slice(0, 10),
          nextCursor: query.cursor ? null : 'more',
          total: 12,
        })),
        handle(listQuestionsOperation, () => ({ items: [] })),
        handle(getReportOperation, 'campaign_not_found'),
      ],
    });
    expect(await screen.findByText('Showing 1-10 of 12 responses')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    // A question that no version contains any more is shown by its number.
    expect(screen.getByText('Question 1')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Responses, newest first' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 11-12 of 12 responses')).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(row(1));
    expect(screen.getByRole('article', { name: 'Response 1' })).toBeInTheDocument();
  });

  it('are gone through by keys: j to the next, k back, x to exclude', async () => {
    const { shell } = open();
    await screen.findByRole('article', { name: 'Response 2' });
    await shell.user.click(row(2));
    await shell.user.keyboard('j');
    expect(screen.getByRole('article', { name: 'Response 1' })).toBeInTheDocument();
    expect(row(1)).toHaveFocus();
    expect(row(1)).toHaveAttribute('aria-current', 'true');
    await shell.user.keyboard('j');
    expect(row(1)).toHaveFocus();
    await shell.user.keyboard('k');
    expect(row(2)).toHaveFocus();
    await shell.user.keyboard('x');
    const reason = within(await screen.findByRole('dialog', { name: 'Exclude response 2' })).getByRole('textbox');
    await shell.user.type(reason, 'jkx');
    expect(reason).toHaveValue('jkx');
  });

  it('are not touched by keys that are pressed elsewhere', async () => {
    const { shell } = open();
    await screen.findByRole('article', { name: 'Response 2' });
    await shell.user.keyboard('jx');
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'j');
    expect(screen.getByRole('article', { name: 'Response 2' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show one at a time with a way back to the list on a phone', async () => {
    const { shell } = open();
    await screen.findByRole('article', { name: 'Response 2' });
    await shell.user.click(row(1));
    const back = screen.getByRole('button', { name: 'Back to the list' });
    expect(back).toHaveFocus();
    await shell.user.click(back);
    expect(row(1)).toHaveFocus();
  });

  it('show No Responses Yet when there are none, and No Data Available when a range is empty', async () => {
    const none = (route: string) =>
      renderWithShell(<Routes />, {
        route,
        handlers: [
          handle(listResponsesOperation, () => ({ items: [], nextCursor: null, total: 0 })),
          handle(listQuestionsOperation, () => ({ items: [] })),
          handle(getReportOperation, 'campaign_not_found'),
        ],
      });
    const { user, location } = none('/dashboard/campaigns/c1/reports/submissions?range=last7');
    expect(await screen.findByText('No Data Available')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View All Time Data' }));
    expect(await screen.findByText('No Responses Yet')).toBeInTheDocument();
    expect(location()).not.toContain('range');
  });

  it('request only marked ones when filtered by a mark, and explain that they are counted', async () => {
    const { asked } = open();
    await screen.findByRole('article', { name: 'Response 2' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Part of a burst' }));
    expect(await screen.findByText('Showing 1-1 of 1 responses')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('burst');
    expect(screen.getByText(/Marked responses are kept and counted/)).toBeInTheDocument();
  });

  it('can be narrowed to a group of responses that belong together, and name the group of each', async () => {
    const { get } = groups(responses[0] as Response);
    const { shell } = open('', undefined, [handle(getIntegrityOperation, get)]);
    const card = within(await screen.findByRole('article', { name: 'Response 2' }));
    expect(await card.findByRole('link', { name: 'In a group: Doubtful' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/reports/integrity/groups/wave-1',
    );
    await shell.user.click(screen.getByRole('combobox', { name: 'Group' }));
    await shell.user.click(await screen.findByRole('option', { name: /^Doubtful, / }));
    await waitFor(() =>
      expect(shell.inputsOf(listResponsesOperation).at(-1)).toMatchObject({ query: { wave: 'wave-1' } }),
    );
    expect(shell.location()).toContain('group=wave-1');
    expect(screen.getByRole('link', { name: 'Open the group' })).toBeInTheDocument();
    Reflect.deleteProperty(responses[0] as Response, 'wave');
  });

  it('say so and link back to all when no response has the mark', async () => {
    open('?mark=late');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all responses' }));
    expect(await screen.findByText(/^Showing 1-2 of 2 responses/)).toBeInTheDocument();
  });

  it('show all when the mark is invalid', async () => {
    const { asked } = open('?mark=$ne');
    await screen.findByRole('article', { name: 'Response 2' });
    expect(asked).toEqual([undefined]);
  });

  it('show how many of the total are counted when the list contains excluded ones', async () => {
    open();
    expect(
      await screen.findByText('Showing 1-2 of 2 responses. Figures and exports count 1 of these; 1 is excluded.'),
    ).toBeInTheDocument();
  });
  it('need no explanation of the total in a list of one mark', async () => {
    open('?mark=burst');
    expect(await screen.findByText('Showing 1-1 of 1 responses')).toBeInTheDocument();
  });
  it('show the reason of an exclusion on the card, and can be included again', async () => {
    const { shell } = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Exclude response 2' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Exclude response 2' }));
    expect(ask.getByRole('button', { name: 'Exclude' })).toBeDisabled();
    await shell.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'Sent by a program');
    await shell.user.click(ask.getByRole('button', { name: 'Exclude' }));
    const card = within(await screen.findByRole('article', { name: 'Response 2' }));
    expect(await card.findByText(/Not counted: Sent by a program/)).toBeInTheDocument();
    await shell.user.click(card.getByRole('button', { name: 'Count response 2 again' }));
    expect(await card.findByRole('button', { name: 'Exclude response 2' })).toBeInTheDocument();
  });

  it('are excluded together with one reason, some hundred at a time, and can be counted again', async () => {
    const batch = (done: number, isExcluded = true) => ({
      id: 'b1',
      isExcluded,
      done,
      total: 2,
      isComplete: done === 2,
    });
    const { shell } = open('', undefined, [
      handle(excludeResponsesOperation, ({ body }) => batch(body.isExcluded ? 1 : 2, body.isExcluded)),
      handle(continueExclusionOperation, () => batch(2)),
    ]);
    await shell.user.click(await screen.findByRole('checkbox', { name: 'Choose response 2' }));
    expect(screen.getByText('1 response chosen')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Choose this page' }));
    await shell.user.click(screen.getByRole('button', { name: 'Exclude chosen' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Exclude 2 responses' }));
    expect(ask.getByRole('button', { name: 'Exclude chosen' })).toBeDisabled();
    await shell.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'A program');
    await shell.user.click(ask.getByRole('button', { name: 'Exclude chosen' }));
    await waitFor(() => expect(shell.notices()).toMatchObject([{ text: '2 responses are no longer counted.' }]));
    expect(shell.inputsOf(continueExclusionOperation)).toMatchObject([{ params: { batchId: 'b1' } }]);
    act(() => currentNotices().at(-1)?.action?.run());
    await waitFor(() =>
      expect(shell.inputsOf(excludeResponsesOperation)).toMatchObject([
        { body: { selection: { ids: responses.map(({ id }) => id) } } },
        { body: { selection: { batchId: 'b1' } } },
      ]),
    );
  });

  it('can be shown as in an export when the council redacts its exports', async () => {
    const { settings } = sampleCouncil();
    const { user } = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/submissions',
      session: { council: { settings: { ...settings, privacy: { ...settings.privacy, redactExports: true } } } },
      handlers: [
        handle(listResponsesOperation, ({ query = {} }) => {
          const answer = query.purpose === 'export' ? 'Call [phone]' : 'Call 07700 900123';
          const items = [{ ...first, answers: [{ questionId: 'q', answer }] }];
          return { items, nextCursor: null, total: 1 };
        }),
        handle(listQuestionsOperation, () => ({ items: [] })),
        handle(getReportOperation, 'campaign_not_found'),
      ],
    });
    const detail = async () => within(await screen.findByRole('article'));
    expect(await (await detail()).findByText('Call 07700 900123')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Show as exported' }));
    await waitFor(async () => expect((await detail()).getByText('Call [phone]')).toBeInTheDocument());
    expect(screen.getByText(/personal data that we recognise is removed/)).toBeInTheDocument();
  });

  it('have no such choice when the council does not redact', async () => {
    open();
    await screen.findByRole('article', { name: 'Response 2' });
    expect(screen.queryByRole('switch', { name: 'Show as exported' })).not.toBeInTheDocument();
  });

  it('show matching responses, the filter and a way to remove it when filtered by answers', async () => {
    const { shell } = open(`?where=${encodeURIComponent('q1=bench')}`);
    await screen.findByRole('article', { name: 'Response 2' });
    const asked = shell.inputsOf(listResponsesOperation)[0]?.query;
    expect(asked).toMatchObject({ where: 'q1=bench', excluded: 'none' });
    expect(screen.getByText('Exports hold only the responses that fit the filters.')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shell.location()).not.toContain('where');
  });

  it('keep the typed reason after Escape', async () => {
    const { shell } = open();
    const ask = async () => {
      await shell.user.click(await screen.findByRole('button', { name: 'Exclude response 2' }));
      return within(await screen.findByRole('dialog', { name: 'Exclude response 2' })).getByRole('textbox');
    };
    await shell.user.type(await ask(), 'Sent by a program');
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await ask()).toHaveValue('Sent by a program');
  });

  it('request only responses with the search text, which is also in the address', async () => {
    const { shell } = open();
    await shell.user.type(await screen.findByRole('searchbox', { name: 'Search responses' }), 'shade');
    await waitFor(() => expect(shell.inputsOf(listResponsesOperation).at(-1)).toMatchObject({ query: { q: 'shade' } }));
    expect(shell.location()).toContain('q=shade');
  });
});
