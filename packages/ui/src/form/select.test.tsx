import { screen } from '@testing-library/react';
import { Select } from '../controls';
import { renderUi } from '../testing';

describe('a searchable list', () => {
  it('replaces its value with the typed text after it gets the focus', async () => {
    const { user } = renderUi(
      <Select label="Time zone" data={['Europe/London', 'Europe/Berlin']} defaultValue="Europe/London" searchable />,
    );
    const field = screen.getByRole('combobox', { name: 'Time zone' });
    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('berlin');
    expect(field).toHaveValue('berlin');
    expect(await screen.findByRole('option', { name: 'Europe/Berlin' })).toBeInTheDocument();
  });
});
