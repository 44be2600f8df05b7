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
  it('is a named table with a header for every column', async () => {
    show();
    expect(screen.getByRole('table', { name: 'Trees' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Actions']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('opens rows by click and Enter and moves by arrow keys when rows can open', async () => {
    const onOpen = jest.fn();
    const { user } = show(onOpen);
    await user.click(screen.getByText('Oak'));
    expect(onOpen).toHaveBeenLastCalledWith(trees[0]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(trees[1]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says how it is sorted, and sorts by the buttons in its header', async () => {
    const byAge = jest.fn();
    const { user } = renderUi(
      <DataTable
        label="Trees"
        columns={[
          { key: 'name', header: 'Name', cell: ({ name }: Tree) => name, sorted: 'ascending', onSort: jest.fn() },
          { key: 'age', header: 'Age', cell: ({ id }: Tree) => id, onSort: byAge },
          { key: 'kind', header: 'Kind', cell: () => 'Tree' },
        ]}
        rows={trees}
        rowKey={({ id }) => id}
      />,
    );
    const headers = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(headers).toEqual(['ascending', 'none', null]);
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(byAge).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('does not open a row when a control in it is used', async () => {
    const onOpen = jest.fn();
    const { user } = show(onOpen);
    await user.click(screen.getByRole('button', { name: 'Fell Elm' }));
    await user.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
  });
});
