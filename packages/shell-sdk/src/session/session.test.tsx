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
  it('tells a remote who is signed in, and what they may do', () => {
    renderWithShell(<Shown />, { session: { role: 'council_staff' } });
    expect(screen.getByText('Ada Admin in Riverside: reads')).toBeVisible();
  });

  it('of a system admin without a council allows the system kinds and nothing else', () => {
    expect(allowedTo({ role: 'system_admin', council: null })).toEqual(
      permissions.filter((permission) => permission.startsWith('system:')),
    );
  });

  it('of a system admin in a council allows everything', () => {
    expect(allowedTo({ role: 'system_admin' })).toEqual([...permissions]);
  });

  it('of staff without a council allows nothing', () => {
    expect(allowedTo({ role: 'council_staff', council: null })).toEqual([]);
  });
});
