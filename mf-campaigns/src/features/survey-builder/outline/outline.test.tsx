import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const questions = ['First', 'Second', 'Third'].map((title, index) => textQuestion(`q${index}`, title));
const openOutline = async () => {
  const shell = renderBuilder({ questions });
  await shell.user.click(await screen.findByRole('tab', { name: 'Outline' }));
  return { shell, outline: within(screen.getByRole('navigation', { name: 'Questions' })) };
};
const order = () =>
  screen.getAllByRole('listitem').map((item) => /(First|Second|Third)/.exec(item.textContent ?? '')?.[0]);

describe('the outline', () => {
  it('moves a question by its buttons and announces its position', async () => {
    const { shell, outline } = await openOutline();
    await shell.user.click(outline.getByRole('button', { name: 'Move question 3 up' }));
    expect(order()).toEqual(['First', 'Third', 'Second']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
    expect(outline.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled();
  });
  it('has a drag handle for the keyboard, with instructions (E-40)', async () => {
    const { outline } = await openOutline();
    const handle = outline.getByRole('button', { name: 'Drag question 1' });
    expect(handle).toHaveAccessibleDescription(/To pick up a question, press Space or Enter/);
    expect(handle).toHaveAttribute('tabindex', '0');
  });
  it('opens the welcome and the thank-you, which are around the questions', async () => {
    const { shell, outline } = await openOutline();
    await shell.user.click(outline.getByRole('button', { name: 'Welcome' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Survey title' })).toHaveFocus());
    await shell.user.click(screen.getByRole('tab', { name: 'Outline' }));
    await shell.user.click(screen.getByRole('button', { name: 'Thank you' }));
    expect(await screen.findByRole('region', { name: 'Thank you' })).toBeVisible();
  });
  it('opens the selected question', async () => {
    const { shell, outline } = await openOutline();
    await shell.user.click(outline.getByRole('button', { name: /Second/ }));
    const card = within(await screen.findByRole('region', { name: 'Question 2' }));
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Question title' })).toHaveFocus());
    expect(titles()).toEqual(['First', 'Second', 'Third']);
  });
});
