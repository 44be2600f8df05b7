import {
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentsOperation,
  listTagsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, roads, segment, tag } from '../../testing/people';
import { SegmentsTab } from '.';

const render = (segments: Segment[], handlers: Handler[] = []) =>
  renderWithShell(<SegmentsTab />, {
    route: '/dashboard/subscribers/segments',
    handlers: [
      handle(listSegmentsOperation, () => pageOf(segments)),
      handle(listTagsOperation, () => pageOf([tag(), roads])),
      ...handlers,
    ],
  });

describe('the segments', () => {
  it('show the filter as text, the live size and a link to the people', async () => {
    render([segment()]);
    const card = within(await screen.findByRole('article', { name: 'Park people' }));
    expect(await card.findByText('Tag: Parks')).toBeInTheDocument();
    for (const text of ['Status: Active', 'From 31 Jan 2026', '1,200 subscribers', '1,100 active, who receive mail'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Show people in Park people' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/list?segmentId=segment-1',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('explain their purpose and offer to create one when there are none', async () => {
    render([]);
    expect(await screen.findByText('No segments yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Create segment' })).toHaveLength(2);
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
    expect(shell.inputsOf(createSegmentOperation)).toEqual([{ body: { name: 'Everybody', filter: {} } }]);
  });

  it('send name, filter and the current revision when they change', async () => {
    const shell = render([segment()], [handle(updateSegmentOperation, () => segment())]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit Park people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit segment' }));
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await shell.user.clear(name);
    await shell.user.type(name, 'Friends of parks');
    await shell.user.click(dialog.getByRole('combobox', { name: 'Source' }));
    await shell.user.click(await dialog.findByRole('option', { name: 'post survey' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(updateSegmentOperation)).toEqual([
      {
        params: { segmentId: 'segment-1' },
        body: {
          name: 'Friends of parks',
          filter: { tagIds: ['tag-parks'], status: 'active', source: 'post_survey', subscribedFrom: '2026-01-31' },
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
    await shell.user.click(await screen.findByRole('button', { name: 'Delete Park people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete segment' }));
    expect(dialog.getByText(/The people in it stay on the list/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Park people” was deleted.' }]));
    expect(shell.inputsOf(deleteSegmentOperation)).toEqual([{ params: { segmentId: 'segment-1' } }]);
  });
});
