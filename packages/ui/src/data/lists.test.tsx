import { act, screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { CreateButton } from '../form/CreateButton';
import { IconButton } from '../form/IconButton';
import { IconTrash } from '../icons';
import { BinPage } from '../layout/BinPage';
import { EmptyCard } from '../state/EmptyCard';
import { accessibilityProblems, renderUi } from '../testing';
import { CardGrid, LoadingCards } from './CardGrid';
import { PagedList, ShowMore } from './PagedList';
import { StatCards } from './StatCards';
import { TitledCard } from './TitledCard';

interface Thing {
  id: string;
  name: string;
}

const things = (...names: string[]): Thing[] => names.map((name) => ({ id: name, name }));

/** A list in the format of the query cache. */
const listOf = (items: Thing[] | undefined, patch: object = {}) => ({
  data: items && { items },
  error: null,
  isPending: items === undefined,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: () => undefined,
  fetchNextPage: async () => undefined,
  ...patch,
});

const show = (list: ReturnType<typeof listOf>) =>
  renderUi(
    <PagedList
      list={list}
      loading={<LoadingCards label="Loading things..." count={3} height={80} />}
      errorTitle="Failed to load things"
      empty={<EmptyCard title="No things" text="Make one" />}
      shown={(count) => `${count} things shown`}
    >
      {(items, isStale) => <p>{`${items.map(({ name }) => name).join(', ')}${isStale ? ' (stale)' : ''}`}</p>}
    </PagedList>,
  );

describe('PagedList', () => {
  it('shows named skeletons and announces nothing while it loads', () => {
    show(listOf(undefined));
    expect(screen.getByRole('status', { name: 'Loading things...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/things shown/)).not.toBeInTheDocument();
  });

  /** Pages that come one after the other. */
  const Paged = ({ pages, failsAt = -1, enough }: { pages: readonly Thing[][]; failsAt?: number; enough?: number }) => {
    const [loaded, setLoaded] = useState(1);
    const [isFetchingNextPage, setIsFetching] = useState(false);
    const error = loaded === failsAt ? new Error('no luck') : null;
    const fetchNextPage = useCallback(async () => {
      setIsFetching(true);
      await Promise.resolve();
      setLoaded((before) => before + 1);
      setIsFetching(false);
    }, []);
    const items = pages.slice(0, loaded).flat();
    const hasNextPage = loaded < pages.length;
    return (
      <PagedList
        list={listOf(items, { hasNextPage, isFetchingNextPage, fetchNextPage, error })}
        loading={<LoadingCards label="Loading things..." count={3} height={80} />}
        errorTitle="Failed to load things"
        empty={<EmptyCard title="No things" text="Make one" />}
        {...(enough === undefined ? {} : { enough })}
      >
        {(shown) => <p>{shown.map(({ name }) => name).join(', ')}</p>}
      </PagedList>
    );
  };

  it('reads on by itself over pages without items, and stops at the first item', async () => {
    renderUi(<Paged pages={[[], [], things('Lamp'), things('Bench')]} />);
    expect(await screen.findByText('Lamp')).toBeVisible();
    expect(screen.queryByText(/Bench/)).not.toBeInTheDocument();
  });

  it('says that there are none only when the list has ended', async () => {
    renderUi(<Paged pages={[[], [], []]} />);
    expect(screen.queryByText('No things')).not.toBeInTheDocument();
    expect(await screen.findByText('No things')).toBeVisible();
  });

  it('reads on when more was wanted and nothing new came', async () => {
    const { user } = renderUi(<Paged pages={[things('Lamp'), [], things('Bench'), things('Tree')]} />);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Lamp, Bench')).toBeVisible();
  });

  it('reads on over short pages until enough is new, at first and whenever more is wanted', async () => {
    const pages = [['Lamp'], ['Bench'], ['Tree', 'Bin'], ['Path'], ['Pond', 'Lawn'], ['Gate']].map((names) =>
      things(...names),
    );
    const { user } = renderUi(<Paged pages={pages} enough={3} />);
    expect(await screen.findByText('Lamp, Bench, Tree, Bin')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Lamp, Bench, Tree, Bin, Path, Pond, Lawn')).toBeVisible();
    expect(screen.queryByText(/Gate/)).not.toBeInTheDocument();
  });

  it('does not read on because an item has gone', async () => {
    const fetchNextPage = jest.fn(async () => undefined);
    const Shrinking = () => {
      const [names, setNames] = useState(['Lamp', 'Bench']);
      return (
        <PagedList
          list={listOf(things(...names), { hasNextPage: true, fetchNextPage })}
          loading={null}
          errorTitle=""
          empty={null}
          enough={2}
        >
          {(items) => (
            <button type="button" onClick={() => setNames(['Bench'])}>{`Remove from ${items.length}`}</button>
          )}
        </PagedList>
      );
    };
    const { user } = renderUi(<Shrinking />);
    await user.click(screen.getByRole('button', { name: 'Remove from 2' }));
    expect(screen.getByRole('button', { name: 'Remove from 1' })).toBeVisible();
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('does not read on after a failure', async () => {
    renderUi(<Paged pages={[[], [], things('Lamp')]} failsAt={2} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('no luck');
    expect(screen.queryByText('Lamp')).not.toBeInTheDocument();
  });

  it('shows an error and Try Again when loading failed', async () => {
    const refetch = jest.fn();
    const { user } = show(listOf(undefined, { error: new Error('no luck'), refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load things');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the empty state in a frame when it is empty', () => {
    show(listOf([]));
    expect(screen.getByRole('heading', { name: 'No things' })).toBeInTheDocument();
  });

  it('shows and announces the items, and has a button when there are more', async () => {
    const fetchNextPage = jest.fn(async () => undefined);
    const { user } = show(listOf(things('bench', 'tree'), { hasNextPage: true, fetchNextPage }));
    expect(screen.getByText('bench, tree')).toBeInTheDocument();
    expect(screen.getByText('2 things shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the old items as stale and announces nothing while another filter loads', () => {
    show(listOf(things('bench'), { isPlaceholderData: true }));
    expect(screen.getByText('bench (stale)')).toBeInTheDocument();
    expect(screen.queryByText('1 things shown')).not.toBeInTheDocument();
  });

  it('has no button when there are no more items', () => {
    renderUi(<ShowMore list={listOf([])} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('StatCards', () => {
  const texts = {
    cards: ['all', 'open'] as const,
    labels: { all: 'All things', open: 'Open' },
    units: { all: 'on the list', open: 'to residents' },
    loadingLabel: 'Loading figures...',
    errorTitle: 'No figures',
  };
  const figures = (data: { all: number; open: number } | undefined) => ({
    data,
    error: null,
    isPending: data === undefined,
    refetch: () => undefined,
  });

  it('show each figure with name and unit, in order', async () => {
    renderUi(<StatCards query={figures({ open: 1, all: 1234 })} {...texts} />);
    const [all, open] = ['All things', 'Open'].map((name) => screen.getByRole('region', { name }));
    expect([all, open].map((card) => card?.textContent)).toEqual(['All things1,234on the list', 'Open1to residents']);
    expect(all?.nextElementSibling).toBe(open);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('show as many named skeletons while they load', () => {
    renderUi(<StatCards query={figures(undefined)} {...texts} />);
    expect(screen.getByRole('status', { name: 'Loading figures...' })).toBeInTheDocument();
  });
});

describe('cards in a grid', () => {
  it('have a linked title, and contain their badge and buttons', async () => {
    const onDelete = jest.fn();
    const { user } = renderUi(
      <CardGrid label="Things" isStale={false}>
        <TitledCard
          title="Bench"
          to="/things/bench"
          badge="Open"
          footer={<IconButton label="Delete" icon={IconTrash} color="red" onClick={onDelete} />}
        >
          Beside the pond
        </TitledCard>
      </CardGrid>,
    );
    const card = within(within(screen.getByRole('group', { name: 'Things' })).getByRole('article', { name: 'Bench' }));
    expect(card.getByRole('link', { name: 'Bench' })).toHaveAttribute('href', '/things/bench');
    expect(card.getByText('Open')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('tooltip', { name: 'Delete' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('the create button', async () => {
    const onClick = jest.fn();
    const { user } = renderUi(<CreateButton label="New thing" onClick={onClick} />);
    await user.click(screen.getByRole('button', { name: 'New thing' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('BinPage', () => {
  const texts = {
    title: 'Recently deleted',
    description: 'For 30 days.',
    loading: 'Loading deleted things...',
    loadFailed: 'Failed to load deleted things',
    emptyTitle: 'Nothing was deleted',
    emptyText: 'What you delete is here.',
    restore: 'Restore',
    restoreOf: (title: string) => `Restore ${title}`,
  };
  const Bin = ({ onRestore }: { onRestore: (thing: Thing) => Promise<unknown> }) => {
    const [items, setItems] = useState(things('bench', 'tree'));
    const restore = async (thing: Thing) => {
      await onRestore(thing);
      setItems((before) => before.filter((each) => each !== thing));
    };
    return (
      <BinPage
        texts={texts}
        back={{ to: '/things', label: 'Things' }}
        list={listOf(items)}
        describe={({ id, name }) => ({ id, title: name, lines: [`Deleted: ${name}`, 'Until tomorrow'] })}
        onRestore={restore}
      />
    );
  };

  it('keeps the button busy while it restores an item, then removes the row and focuses the list', async () => {
    let done: () => void = () => undefined;
    const onRestore = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    const { user } = renderUi(<Bin onRestore={onRestore} />);
    expect(screen.getByRole('article', { name: 'bench' })).toHaveTextContent('Deleted: benchUntil tomorrow');
    expect(await accessibilityProblems()).toEqual([]);
    const button = screen.getByRole('button', { name: 'Restore bench' });
    await user.click(button);
    expect(button).toBeDisabled();
    expect(onRestore).toHaveBeenCalledWith({ id: 'bench', name: 'bench' });
    await act(async () => done());
    expect(screen.queryByRole('article', { name: 'bench' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Recently deleted' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Restore tree' }));
    await act(async () => done());
    expect(screen.getByRole('heading', { name: 'Nothing was deleted' })).toBeInTheDocument();
  });
});
