import {
  countSegmentOperation,
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentFieldsOperation,
  listSegmentsOperation,
  listTagsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, roads, segment, tag } from '../../testing/people';
import { SegmentsTab } from '.';

const fields = {
  attributes: [
    { key: 'ward', name: 'Ward', type: 'text' as const, options: [] },
    { key: 'age', name: 'Age', type: 'number' as const, options: [] },
  ],
  campaigns: [{ id: 'campaign-1', title: 'Parks survey' }],
  pages: [{ id: 'page-1', title: 'Riverside news', codes: [{ id: 'code-1', label: 'Library' }] }],
};

const render = (segments: Segment[], handlers: Handler[] = [], search = '') =>
  renderWithShell(<SegmentsTab />, {
    route: `/dashboard/subscribers/segments${search}`,
    handlers: [
      handle(listSegmentsOperation, () => pageOf(segments)),
      handle(listTagsOperation, () => pageOf([tag(), roads])),
      handle(listSegmentFieldsOperation, () => fields),
      handle(countSegmentOperation, () => ({ count: 41_200, isExact: false })),
      ...handlers,
    ],
  });

describe('the segments', () => {
  it('show the conditions as a sentence, the size with the time of the count, and a link to the people', async () => {
    const countedAt = new Date(Date.now() - 120_000).toISOString();
    render([segment({ countedAt })]);
    const card = within(await screen.findByRole('article', { name: 'Park people' }));
    expect(
      await card.findByText('Has tag Parks, and status is active, and subscribed from 31 Jan 2026'),
    ).toBeInTheDocument();
    for (const text of ['1,200 subscribers', '1,100 active, who receive mail', 'Counted 2 minutes ago'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Show people in Park people' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/list?segmentId=segment-1',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('show a count as soon as it has ended', async () => {
    let asked = 0;
    const counting = segment({ isCounting: true, countedAt: null });
    render(
      [],
      [handle(listSegmentsOperation, () => pageOf([++asked === 1 ? counting : segment({ countedAt: null })]))],
    );
    expect(await screen.findByText('Counting...')).toBeInTheDocument();
    expect(await screen.findByText('1,200 subscribers', {}, { timeout: 4_000 })).toBeInTheDocument();
  });

  it('explain their purpose and offer to create one when there are none', async () => {
    render([]);
    expect(await screen.findByText('No segments yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Create segment' })).toHaveLength(1);
  });

  it('show an error when they cannot load', async () => {
    render([], [handle(listSegmentsOperation, 'unavailable')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load segments');
  });

  it('start with an empty filter, which matches everybody', async () => {
    const shell = render([segment()], [handle(createSegmentOperation, ({ body }) => segment(body))]);
    await shell.user.click(await screen.findByRole('button', { name: 'Create segment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    expect(dialog.getByRole('button', { name: 'Save segment' })).toBeDisabled();
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Everybody');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(createSegmentOperation)).toEqual([{ body: { name: 'Everybody', filter: {}, rule: null } }]);
  });

  it('send name, conditions and the current revision when they change', async () => {
    const shell = render([segment()], [handle(updateSegmentOperation, () => segment())]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Park people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit segment' }));
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await shell.user.clear(name);
    await shell.user.type(name, 'Friends of parks');
    await shell.user.click(dialog.getByRole('button', { name: 'Remove condition 2' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(updateSegmentOperation)).toEqual([
      {
        params: { segmentId: 'segment-1' },
        body: {
          name: 'Friends of parks',
          filter: { tagIds: ['tag-parks'], subscribedFrom: '2026-01-31' },
          rule: null,
          revision: 2,
        },
      },
    ]);
  });

  it('keep the conditions of both people when another person saved first', async () => {
    let stored = segment();
    const shell = render(
      [],
      [
        handle(listSegmentsOperation, () => pageOf([stored])),
        handle(updateSegmentOperation, ({ body }) => {
          if (body?.revision !== stored.revision) throw problem('stale_revision');
          return segment({ revision: 4 });
        }),
      ],
    );
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Park people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit segment' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), '!');
    stored = segment({ revision: 3, filter: { ...stored.filter, source: 'post_survey' } });
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(updateSegmentOperation)[1]?.body).toMatchObject({
      name: 'Park people!',
      filter: { source: 'post_survey' },
      revision: 3,
    });
  });

  it('combine conditions and groups, with a count, and send them as a rule', async () => {
    const shell = render([segment()], [handle(createSegmentOperation, ({ body }) => segment(body))]);
    const { user } = shell;
    await user.click(await screen.findByRole('button', { name: 'Create segment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'East, not mailed');
    await user.click(dialog.getByRole('button', { name: 'Add condition' }));
    const choose = async (position: string, subject: string) => {
      const condition = within(dialog.getByRole('group', { name: `Condition ${position}` }));
      await user.click(condition.getByRole('combobox', { name: 'What' }));
      await user.click(await dialog.findByRole('option', { name: subject }));
      return within(dialog.getByRole('group', { name: `Condition ${position}` }));
    };
    const ward = await choose('1', 'Ward');
    expect(dialog.getByText('Fill in or remove the unfinished condition.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save segment' })).toBeDisabled();
    await user.type(ward.getByRole('textbox', { name: 'Value' }), 'East');
    await user.click(dialog.getByRole('button', { name: 'Add group' }));
    const group = dialog.getByRole('combobox', { name: 'Group 2: Match' });
    await user.selectOptions(group, 'none of these');
    await choose('2.1', 'Got an email');
    await user.click(dialog.getByRole('button', { name: 'Add condition to group 2' }));
    await user.click(dialog.getByRole('button', { name: 'Remove condition 2.2' }));
    const rule = {
      match: 'all',
      rules: [
        { of: 'attribute', key: 'ward', comparison: 'is', values: ['East'] },
        { match: 'none', rules: [{ of: 'mailed', withinDays: 30 }] },
      ],
    };
    // Counted a moment after the last change.
    await waitFor(() => expect(shell.inputsOf(countSegmentOperation)).toContainEqual({ body: { rule } }), {
      timeout: 4_000,
    });
    expect(await dialog.findByText('About 41,200 people match')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(createSegmentOperation)).toEqual([{ body: { name: 'East, not mailed', filter: {}, rule } }]);
  });

  it('open by their address, and the focus follows rules that are added and removed', async () => {
    const { user } = render([segment()], [], '?segment=segment-1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit segment' }));
    await user.click(dialog.getByRole('button', { name: 'Add condition' }));
    const subject = () =>
      within(dialog.getByRole('group', { name: 'Condition 4' })).getByRole('combobox', { name: 'What' });
    await waitFor(() => expect(subject()).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Remove condition 4' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add condition' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Remove condition 1' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove condition 1' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show an estimate first and then the exact number, and count unfinished conditions as missing', async () => {
    const counts = handle(countSegmentOperation, ({ body }) =>
      body.isQuick ? { count: 41_000, isExact: false } : { count: 41_234, isExact: true },
    );
    const { user } = render([segment()], [counts], '?segment=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    await user.click(dialog.getByRole('button', { name: 'Add condition' }));
    expect(await dialog.findByText('No condition is complete yet.')).toBeInTheDocument();
    const condition = within(dialog.getByRole('group', { name: 'Condition 1' }));
    await user.click(condition.getByRole('combobox', { name: 'What' }));
    await user.click(await dialog.findByRole('option', { name: 'Got an email' }));
    expect(await dialog.findByText('About 41,000 people match')).toBeInTheDocument();
    expect(await dialog.findByText('An estimate. The exact number follows.')).toBeInTheDocument();
    expect(await dialog.findByText('41,234 people match', {}, { timeout: 4_000 })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add condition' }));
    expect(await dialog.findByText('41,234 people match (completed conditions only)')).toBeInTheDocument();
  });

  it('ask for who signed up at a page, by the code of a place', async () => {
    const shell = render([segment()], [handle(createSegmentOperation, ({ body }) => segment(body))], '?segment=new');
    const { user } = shell;
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'From the library');
    await user.click(dialog.getByRole('button', { name: 'Add condition' }));
    const condition = () => within(dialog.getByRole('group', { name: 'Condition 1' }));
    await user.click(condition().getByRole('combobox', { name: 'What' }));
    await user.click(await dialog.findByRole('option', { name: 'Signed up at' }));
    await user.click(condition().getByRole('combobox', { name: 'Page' }));
    await user.click(await dialog.findByRole('option', { name: 'Riverside news' }));
    await user.click(condition().getByRole('combobox', { name: 'Places' }));
    await user.click(await dialog.findByRole('option', { name: 'Library' }));
    await user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const rule = { match: 'all', rules: [{ of: 'signed_up', pageId: 'page-1', codeIds: ['code-1'] }] };
    expect(shell.inputsOf(createSegmentOperation)).toEqual([{ body: { name: 'From the library', filter: {}, rule } }]);
  });

  it('show nested rules as a sentence, and say that a deleted attribute finds nobody', async () => {
    const rule = {
      match: 'any' as const,
      rules: [
        { of: 'attribute' as const, key: 'age', comparison: 'between' as const, values: [18, 30] },
        {
          match: 'none' as const,
          rules: [
            { of: 'invited' as const, campaignId: 'campaign-1' },
            { of: 'attribute' as const, key: 'gone', comparison: 'known' as const, values: [] },
          ],
        },
      ],
    };
    render([segment({ filter: {}, rule })]);
    const sentence = 'Age is from 18 to 30, or none of (was invited to “Parks survey”; a deleted attribute is known)';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByText('A condition on a deleted tag or attribute finds nobody.')).toBeInTheDocument();
  });

  it('show a text and keep the dialog open when a name is taken', async () => {
    const shell = render([segment()], [handle(createSegmentOperation, 'segment_name_taken')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Create segment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Park people');
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A segment with this name already exists.');
  });

  it('ask before they are deleted, and say that no subscriber changes', async () => {
    const shell = render([segment()], [handle(deleteSegmentOperation, () => undefined)]);
    await shell.user.click(await screen.findByRole('button', { name: 'More actions for Park people' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete segment' }));
    expect(dialog.getByText(/The people in it stay on the list/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Park people” was deleted.' }]));
    expect(shell.inputsOf(deleteSegmentOperation)).toEqual([{ params: { segmentId: 'segment-1' } }]);
  });
});
