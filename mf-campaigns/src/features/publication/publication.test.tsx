import { publishVersionOperation } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { createHandlers } from '../../standalone/handlers';
import { PublishTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/publish', element: <PublishTab /> }]);

const open = (more: Handler[] = []) =>
  renderWithShell(
    <main>
      <h1>Riverside Park</h1>
      <Routes />
    </main>,
    { route: '/dashboard/campaigns/park/publish', handlers: [...createHandlers(), ...more] },
  );

const part = (name: string) => screen.findByRole('region', { name });

describe('the tab Publish', () => {
  it('publishes a version with a note after a question, and withdraws it with a reason', async () => {
    const { user, container } = open();
    const form = within(await part('Publish a version'));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Note for readers' }), 'First results');
    await user.click(form.getByRole('button', { name: 'Publish now' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    const versions = within(await part('Versions'));
    expect(await versions.findByText('First results')).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw version 1?' }));
    expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A mistake');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await versions.findByText('A mistake')).toBeVisible();
  });

  it('changes must be saved before a preview or a version', async () => {
    const { user } = open();
    const choice = within(await part('What is published'));
    const form = within(await part('Publish a version'));
    await user.clear(choice.getByRole('textbox', { name: /Title of the page/ }));
    await user.type(choice.getByRole('textbox', { name: /Title of the page/ }), 'The new park');
    expect(form.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await user.click(choice.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Nothing is public until you publish a version.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview of the next version' }));
    expect(await preview.findByRole('heading', { name: 'The new park' })).toBeVisible();
    expect(preview.getAllByText('hidden').length).toBeGreaterThan(0);
  });

  it('asks for a time in the future, and says why a version was refused', async () => {
    const { user } = open([
      handle(publishVersionOperation, () => {
        throw problem('publication_empty');
      }),
    ]);
    const form = within(await part('Publish a version'));
    await user.click(form.getByRole('radio', { name: 'Publish at a time' }));
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    expect(form.getByText('Enter a day and a time in the future.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Publish now' }));
    await user.click(form.getByRole('button', { name: 'Publish now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Choose at least one question to publish.')).toBeVisible();
  });
});
