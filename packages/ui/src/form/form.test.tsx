import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { accessibilityProblems, renderUi } from '../testing';
import { FormField } from './FormField';
import { fieldError, focusFirstError } from './form';
import { SearchBox } from './SearchBox';
import { useSubmit } from './use-submit';

describe('SearchBox', () => {
  it('reports after typing has paused, and at once when cleared', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<SearchBox label="Search campaigns" value="" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox', { name: 'Search campaigns' }), 'lane');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('lane'));
    expect(onChange).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows a value that is cleared from outside, and its own echo does not overwrite typing', async () => {
    const Filtered = () => {
      const [q, setQ] = useState('oak');
      return (
        <>
          <SearchBox label="Search" value={q} onChange={setQ} />
          <button type="button" onClick={() => setQ('')}>
            Clear filters
          </button>
          <p>{`found ${q}`}</p>
        </>
      );
    };
    const { user } = renderUi(<Filtered />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(field).toHaveValue('');
    await user.type(field, 'el');
    expect(await screen.findByText('found el')).toBeInTheDocument();
    await user.type(field, 'm');
    expect(field).toHaveValue('elm');
    expect(await screen.findByText('found elm')).toBeInTheDocument();
  });
});

describe('FormField', () => {
  it('connects label, help and error with its control', async () => {
    renderUi(
      <FormField label="Opens on" help="In the council's time zone" error="Choose a day">
        {(wiring) => <input type="date" {...wiring} />}
      </FormField>,
    );
    const field = screen.getByLabelText('Opens on');
    expect(field).toHaveAccessibleDescription("In the council's time zone Choose a day");
    expect(field).toBeInvalid();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('focuses the first field when there are several errors', () => {
    const { container } = renderUi(
      <>
        <FormField label="First">{(wiring) => <input {...wiring} />}</FormField>
        <FormField label="Second" error="Wrong">
          {(wiring) => <input {...wiring} />}
        </FormField>
        <FormField label="Third" error="Wrong too">
          {(wiring) => <input {...wiring} />}
        </FormField>
      </>,
    );
    focusFirstError(container);
    expect(screen.getByLabelText('Second')).toHaveFocus();
  });
});

describe('fieldError', () => {
  it('finds the text for a field, with and without the `body` prefix', () => {
    const fields = [
      { path: 'body.email', message: 'Not an address' },
      { path: 'name', message: 'Too long' },
    ];
    expect([fieldError(fields, 'email'), fieldError(fields, 'name'), fieldError(fields, 'phone')]).toEqual([
      'Not an address',
      'Too long',
      null,
    ]);
  });
});

describe('useSubmit', () => {
  const Form = ({ work }: { work: () => Promise<unknown> }) => (
    <form aria-label="New tag" onSubmit={useSubmit(work)}>
      <button type="submit">Save</button>
    </form>
  );
  it('ignores a second press until the first one has ended', async () => {
    const ends: (() => void)[] = [];
    const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const { user } = renderUi(<Form work={work} />);
    const save = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(save);
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await user.click(save);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
