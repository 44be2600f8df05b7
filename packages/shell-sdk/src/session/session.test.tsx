import { permissions } from '@folkmoot/contracts/client';
import { screen } from '@testing-library/react';
import { renderWithShell, type SessionSketch, sampleSession } from '../testing';
import { sessionCan, useCan, useSession } from './SessionProvider';

const allowedTo = (sketch: SessionSketch): string[] =>
  permissions.filter((permission) => sessionCan(sampleSession(sketch), permission));

const Shown = () => {
  const { user, council } = useSession();
  return <p>{`${user.name} in ${council?.name ?? 'none'}: ${useCan('council:edit') ? 'edits' : 'reads'}`}</p>;
};

describe('session', () => {
  it('gives a remote the current user and their permissions', () => {
    renderWithShell(<Shown />, { session: { role: 'council_staff' } });
    expect(screen.getByText('Ada Admin in Riverside: reads')).toBeVisible();
  });

  it('allows only system permissions for a system admin without a council', () => {
    expect(allowedTo({ role: 'system_admin', council: null })).toEqual(
      permissions.filter((permission) => permission.startsWith('system:')),
    );
  });

  it('allows everything for a system admin in a council', () => {
    expect(allowedTo({ role: 'system_admin' })).toEqual([...permissions]);
  });

  it('allows nothing for staff without a council', () => {
    expect(allowedTo({ role: 'council_staff', council: null })).toEqual([]);
  });
});
