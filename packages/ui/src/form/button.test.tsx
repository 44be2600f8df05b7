import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing';
import { Button } from './Button';

const Form = () => {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Button loading={isSaving} onClick={() => setIsSaving(true)}>
        Save
      </Button>
      <button type="button" onClick={() => setIsSaving(false)}>
        End
      </button>
    </>
  );
};

describe('a button', () => {
  const save = () => screen.getByRole('button', { name: 'Save' });
  const end = () => screen.getByRole('button', { name: 'End' });
  /** As browsers do with an element that becomes disabled. */
  const loseFocus = () => act(() => save().blur());

  it('has the focus again when its work is over', async () => {
    const { user } = renderUi(<Form />);
    save().focus();
    await user.keyboard('{Enter}');
    expect(save()).toBeDisabled();
    loseFocus();
    act(() => end().click());
    expect(save()).toHaveFocus();
  });

  it('does not take the focus from where people have gone', async () => {
    const { user } = renderUi(<Form />);
    save().focus();
    await user.keyboard('{Enter}');
    loseFocus();
    await user.click(end());
    expect(end()).toHaveFocus();
  });

  it('that had no focus does not take it', async () => {
    renderUi(<Form />);
    act(() => save().click());
    act(() => end().click());
    expect(document.body).toHaveFocus();
  });
});
