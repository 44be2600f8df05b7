import { useCouncilPlaceOperation as putPlaceIntoUse, uploadPostcodesOperation } from '@folkmoot/contracts/client';
import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';
import { headingsOf } from './columns.domain';
import { isSwapped } from './swapped.domain';

const render = (tab: string) =>
  renderWithShell(<App />, {
    route: `/dashboard/settings/${tab}`,
    session: { role: 'council_admin' },
    handlers: createHandlers(),
  });

describe('maps and postcodes', () => {
  it('a table is read by the columns that are shown before, and used after a look at it', async () => {
    const shell = render('places');
    const field = await screen.findByLabelText('Upload a table of postcodes');
    const file = new File(['PCDS,WD24NM,other\nM1 1AE,Castle,x\n'], 'wards.csv', { type: 'text/csv' });
    await shell.user.upload(field, file);
    const columns = await screen.findByRole('group', { name: 'Columns of your file' });
    expect(within(columns).getByLabelText('Postcode')).toHaveValue('PCDS');
    expect(within(columns).getByLabelText('Ward')).toHaveValue('WD24NM');
    await shell.user.click(screen.getByRole('button', { name: 'Read the table' }));
    expect(await screen.findByText('Row 3: "nowhere" is not a postcode')).toBeVisible();
    expect(shell.inputsOf(uploadPostcodesOperation)).toMatchObject([{ query: { postcode: 'PCDS', ward: 'WD24NM' } }]);
    await shell.user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(shell.inputsOf(putPlaceIntoUse)).toHaveLength(1);
  });
  it.each([
    ['\ufeff"Post code";"Ward"\r\n', ['Post code', 'Ward']],
    ['a\tb\n', ['a', 'b']],
    ['', []],
  ])('the columns of %j are named', (text, names) => expect(headingsOf(text)).toEqual(names));
  it.each<[string, [number, number, number, number], boolean]>([
    ['Europe/London', [-2.3, 53.4, -2.1, 53.5], false],
    ['Europe/London', [53.4, -2.3, 53.5, -2.1], true],
    ['America/New_York', [40.7, -74, 40.8, -73.9], true],
    // Somewhere else altogether, and not at home when swapped either.
    ['Europe/London', [-74, 40, -73, 41], false],
    // Both orders are at home, or nearly.
    ['Europe/Oslo', [24, 60, 25, 61], false],
  ])('an outline of a council in %s with the bounds %j is swapped: %s', (zone, bounds, expected) =>
    expect([isSwapped({ bounds }, zone), isSwapped({}, zone)]).toEqual([expected, false]),
  );
});
