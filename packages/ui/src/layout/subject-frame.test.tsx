import { screen, within } from '@testing-library/react';
import { IconArchive, IconCopy, IconLayoutDashboard, IconTable, IconTrash } from '../icons';
import { accessibilityProblems, renderUi } from '../testing';
import { MoreActions } from './MoreActions';
import { SubjectHeader } from './SubjectHeader';
import { Toolbar, ViewSwitch } from './Toolbar';

const longTitle =
  'How should the park by the river change in the next ten years, and what must stay as it is for everybody?';

describe('SubjectHeader', () => {
  it('shows title, status, state, way back and the main action, and is accessible', async () => {
    renderUi(
      <SubjectHeader
        title={longTitle}
        back={{ to: '/parks', label: 'Back to parks' }}
        status={<span>Active</span>}
        line="240 of 400 responses, day 61, ends 22 Dec"
        action={<button type="button">Pause</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: longTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to parks' })).toHaveAttribute('href', '/parks');
    expect(screen.getByText('240 of 400 responses, day 61, ends 22 Dec')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('MoreActions', () => {
  it('opens by keyboard, runs an action, and keeps dangerous ones below the others', async () => {
    const copy = jest.fn();
    const { user } = renderUi(
      <MoreActions
        label="More actions for Oak"
        actions={[
          { label: 'Fell', icon: IconTrash, isDangerous: true, onClick: jest.fn() },
          { label: 'Copy', icon: IconCopy, onClick: copy },
          { label: 'Archive', icon: IconArchive, to: '/archive' },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'More actions for Oak' }).focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy', 'Archive', 'Fell']);
    expect(menu.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('href', '/archive');
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(menu.getByRole('menuitem', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledTimes(1);
  });

  it('shows nothing without actions', () => {
    renderUi(<MoreActions label="More actions" actions={[]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Toolbar', () => {
  it('names its parts, and the view is changed by its name', async () => {
    const change = jest.fn();
    const { user } = renderUi(
      <Toolbar
        label="Filter trees"
        search={<input aria-label="Search trees" />}
        count="2 trees"
        view={
          <ViewSwitch
            label="View"
            value="cards"
            onChange={change}
            views={[
              { value: 'cards', label: 'Cards', icon: IconLayoutDashboard },
              { value: 'table', label: 'Table', icon: IconTable },
            ]}
          />
        }
      />,
    );
    expect(within(screen.getByRole('group', { name: 'Filter trees' })).getByText('2 trees')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(change).toHaveBeenCalledWith('table');
  });
});
