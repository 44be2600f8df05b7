import { screen } from '@testing-library/react';
import { accessibilityProblems, renderUi } from '../testing';
import { EmptyState } from './EmptyState';
import { PageLoading } from './PageLoading';
import { type QueryLike, QueryStates } from './QueryStates';

const query = (patch: Partial<QueryLike<string[]>>): QueryLike<string[]> => ({
  data: undefined,
  error: null,
  isPending: true,
  refetch: () => undefined,
  ...patch,
});

const show = (queryResult: QueryLike<string[]>) =>
  renderUi(
    <QueryStates
      query={queryResult}
      loadingLabel="Loading trees..."
      errorTitle="Failed to load trees"
      isEmpty={(trees) => trees.length === 0}
      empty={
        <EmptyState title="No trees yet" text="Trees give shade." action={<button type="button">Plant one</button>} />
      }
    >
      {(trees) => <p>{trees.join(', ')}</p>}
    </QueryStates>,
  );

describe('QueryStates', () => {
  it('shows named skeletons while it loads', async () => {
    show(query({}));
    expect(screen.getByRole('status', { name: 'Loading trees...' })).toHaveAttribute('aria-busy', 'true');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the failure, its reason and reference, and retries when loading failed', async () => {
    const refetch = jest.fn();
    const error = Object.assign(new Error('The forest is away.'), { requestId: 'r-17' });
    const { user } = show(query({ error, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load treesThe forest is away.Reference: r-17');
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('offers the next action when there are no items', async () => {
    show(query({ data: [] }));
    expect(screen.getByRole('heading', { name: 'No trees yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plant one' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('keeps showing the data when a later reload fails', () => {
    show(query({ data: ['oak', 'elm'], error: new Error('away') }));
    expect(screen.getByText('oak, elm')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('PageLoading', () => {
  it.each(['page', 'cards', 'table', 'figures', 'report', 'columns', 'stack', 'person'] as const)(
    'as %s, hides its skeletons from screen readers',
    (shape) => {
      renderUi(<PageLoading shape={shape} label="Loading..." />);
      const status = screen.getByRole('status', { name: 'Loading...' });
      expect(status.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    },
  );
});
