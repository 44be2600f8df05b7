import { isMailingPage, partAt } from './delivery-parts';

const tab = '/dashboard/campaigns/c1/delivery';

describe('the address of a part of the Delivery tab', () => {
  it.each([
    [tab, null, false],
    [`${tab}/`, null, false],
    [`${tab}/plan`, 'plan', false],
    [`${tab}/email`, 'email', false],
    [`${tab}/qr`, 'qr', false],
    [`${tab}/mailings/new`, 'email', true],
    [`${tab}/mailings/m1`, 'email', true],
  ] as const)('%s belongs to %s', (path, part, isMailing) => {
    expect([partAt(path), isMailingPage(path)]).toEqual([part, isMailing]);
  });
});
