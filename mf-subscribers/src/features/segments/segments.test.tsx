import {
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentsOperation,
  listTagsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, roads, segment, tag } from '../../fixtures/people';
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
  it('each with its filter in words, its live size, and the way to its people', async () => {
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

  it('none yet: says what they are for and offers to create one', async () => {
    render([]);
    expect(await screen.findByText('No segments yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Create segment' })).toHaveLength(2);
  });

  it('that cannot be loaded: says so', async () => {
    render([], [handle(listSegmentsOperation, 'unavailable')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load segments');
  });

  it('created from nothing: an empty filter is everybody', async () => {
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

  it('renamed and narrowed: sends both with the revision that was read', async () => {
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

  it('a name that is taken: told in words, the dialog stays', async () => {
    const shell = render([segment()], [handle(createSegmentOperation, 'segment_name_taken')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Create segment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create segment' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Park people');
    await shell.user.click(dialog.getByRole('button', { name: 'Save segment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A segment with this name already exists.');
  });

  it('deleted: asks first, and says that nobody is changed', async () => {
    const shell = render([segment()], [handle(deleteSegmentOperation, () => undefined)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Delete Park people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete segment' }));
    expect(dialog.getByText(/The people in it stay on the list/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Park people” was deleted.' }]));
    expect(shell.inputsOf(deleteSegmentOperation)).toEqual([{ params: { segmentId: 'segment-1' } }]);
  });
});
