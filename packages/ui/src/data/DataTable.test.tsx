import { screen } from '@testing-library/react';
import { accessibilityProblems, renderUi } from '../testing';
import { DataTable } from './DataTable';

interface Tree {
  id: string;
  name: string;
}

const trees: Tree[] = [
  { id: '1', name: 'Oak' },
  { id: '2', name: 'Elm' },
];

const show = (onOpen?: (tree: Tree) => void) =>
  renderUi(
    <DataTable
      label="Trees"
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        {
          key: 'do',
          header: '',
          hiddenHeader: 'Actions',
          cell: ({ name }) => <button type="button">Fell {name}</button>,
        },
      ]}
      rows={trees}
      rowKey={({ id }) => id}
      onOpen={onOpen}
    />,
  );

describe('DataTable', () => {
  it('is a named table with a head for every column', async () => {
    show();
    expect(screen.getByRole('table', { name: 'Trees' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Actions']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('with rows that open, opens them by click and Enter and moves by arrow keys', async () => {
    const onOpen = jest.fn();
    const { user } = show(onOpen);
    await user.click(screen.getByText('Oak'));
    expect(onOpen).toHaveBeenLastCalledWith(trees[0]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(trees[1]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('with a control in an opening row, leaves the row closed', async () => {
    const onOpen = jest.fn();
    const { user } = show(onOpen);
    await user.click(screen.getByRole('button', { name: 'Fell Elm' }));
    await user.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
  });
});
