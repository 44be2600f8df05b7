import {
  createCampaignOperation,
  getSurveyOperation,
  listCampaignsOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
} from '@folkmoot/contracts/client';
import { useNavigate } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleListItem, sampleSurvey, sampleTemplate } from '../../standalone/sample-campaign';
import { CampaignListPage } from './CampaignListPage';

const open = async (search = 'new=1', handlers: Handler[] = []) => {
  const shell = renderWithShell(<CampaignListPage />, {
    route: `/dashboard/campaigns?${search}`,
    handlers: [
      handle(listCampaignsOperation, () => ({ items: [], nextCursor: null })),
      handle(createCampaignOperation, () => sampleDetail({ id: 'c9' })),
      handle(listSurveyTemplatesOperation, () => ({ items: [sampleTemplate()], nextCursor: null })),
      handle(listSurveysOperation, () => ({ items: [sampleListItem()], nextCursor: null })),
      ...handlers,
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
  const title = dialog.getByRole('textbox', { name: /Campaign Title/ });
  return { shell, dialog, title, create: dialog.getByRole('button', { name: 'Create Campaign' }) };
};

const sent = ({ inputsOf }: ReturnType<typeof renderWithShell>) => inputsOf(createCampaignOperation);

const ListWithBack = () => {
  const navigate = useNavigate();
  return (
    <>
      <CampaignListPage />
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
};

describe('the New Campaign dialog', () => {
  it('is closed by Back, which keeps the list and what was typed', async () => {
    const shell = renderWithShell(<ListWithBack />, {
      route: '/dashboard/campaigns',
      handlers: [handle(listCampaignsOperation, () => ({ items: [], nextCursor: null }))],
    });
    const openDialog = async () => {
      await shell.user.click((await screen.findAllByRole('button', { name: 'New Campaign' }))[0] as HTMLElement);
      return screen.findByRole('textbox', { name: /Campaign Title/ });
    };
    await shell.user.type(await openDialog(), 'Parks');
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.location()).toBe('/dashboard/campaigns');
    expect(await openDialog()).toHaveValue('Parks');
  });
  it('has the fields and hints of the specification, and is accessible', async () => {
    const { dialog, title } = await open();
    expect(title).toBeRequired();
    expect(dialog.getByRole('textbox', { name: 'Description' })).toBeInTheDocument();
    expect(dialog.getByText('Next Steps')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('asks before Escape discards input, and closes at once when there is none', async () => {
    const { shell, title } = await open();
    await shell.user.type(title, 'Parks');
    await shell.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shell.user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).not.toBeInTheDocument());
    expect(title).toHaveValue('Parks');
    await shell.user.clear(title);
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns'));
  });
  it('closes after the question, and is empty when it is opened again', async () => {
    const { shell, title } = await open();
    await shell.user.type(title, 'Parks');
    await shell.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shell.user.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns'));
    await shell.user.click((await screen.findAllByRole('button', { name: 'New Campaign' }))[0] as HTMLElement);
    const again = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
    expect(again.getByRole('textbox', { name: /Campaign Title/ })).toHaveValue('');
  });
  it('creates a campaign and opens the builder, and needs a title that is not blank', async () => {
    const { shell, title, create } = await open();
    expect(create).toBeDisabled();
    await shell.user.type(title, '   ');
    expect(create).toBeDisabled();
    await shell.user.type(title, 'Parks');
    await shell.user.click(create);
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c9/builder'));
    expect(sent(shell)).toEqual([{ body: { title: '   Parks', description: '' } }]);
  });
  it('shows a busy button that cannot be pressed again while it creates', async () => {
    const { shell, title, create } = await open('new=1', [
      handle(createCampaignOperation, () => new Promise<never>(() => {})),
    ]);
    await shell.user.type(title, 'Parks');
    await shell.user.click(create);
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  });
  it('creates one campaign when it is pressed twice, also while the lists are read again', async () => {
    let lists = 0;
    const { shell, title, create } = await open('new=1', [
      handle(listCampaignsOperation, () => {
        lists += 1;
        return lists === 1 ? { items: [], nextCursor: null } : new Promise<never>(() => {});
      }),
    ]);
    await shell.user.type(title, 'Parks');
    const form = create.closest('form') as HTMLFormElement;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await waitFor(() => expect(lists).toBe(2));
    await waitFor(() => expect(create).toHaveTextContent('Create Campaign'));
    await shell.user.click(create);
    expect(sent(shell)).toHaveLength(1);
  });
  it.each([
    ['internal', 'Failed to create campaign. Please try again.'],
    ['no_council', 'No council ID available'],
    ['campaign_title_required', 'Campaign title is required'],
    ['template_not_found', 'This template does not exist.'],
  ] as const)('refused with %s, says “%s” and keeps what was typed', async (code, text) => {
    const { shell, dialog, title, create } = await open('new=1', [handle(createCampaignOperation, code)]);
    await shell.user.type(title, 'Parks');
    await shell.user.click(create);
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(title).toHaveValue('Parks');
  });
  it('uses a template when one is selected', async () => {
    const { shell, dialog, title, create } = await open();
    await shell.user.type(title, 'Parks');
    await shell.user.click(dialog.getByRole('radio', { name: 'A template' }));
    expect(create).toBeDisabled();
    await shell.user.click(dialog.getByRole('combobox', { name: /Template/ }));
    await shell.user.click(await screen.findByRole('option', { name: 'A park for everyone (Parks)' }));
    expect(dialog.getByText(/1 question, about 1 minute. Before a park is changed./)).toBeInTheDocument();
    await shell.user.click(create);
    await waitFor(() =>
      expect(sent(shell)).toEqual([{ body: { title: 'Parks', description: '', templateId: 'park' } }]),
    );
  });
  it('uses a survey of the council that the server finds', async () => {
    const { shell, dialog, title, create } = await open();
    await shell.user.type(title, 'Parks');
    await shell.user.click(dialog.getByRole('radio', { name: 'One of your surveys' }));
    await shell.user.type(dialog.getByRole('combobox', { name: /Survey/ }), 'park');
    await waitFor(() => expect(shell.inputsOf(listSurveysOperation)).toContainEqual({ query: { q: 'park' } }));
    await shell.user.click(await screen.findByRole('option', { name: 'Riverside Park Survey' }));
    await shell.user.click(create);
    await waitFor(() => expect(sent(shell)).toEqual([{ body: { title: 'Parks', description: '', surveyOf: 'c1' } }]));
  });
  it('uses the survey that was selected in the library', async () => {
    const { dialog } = await open('new=1&template=park');
    expect(dialog.getByRole('radio', { name: 'A template' })).toBeChecked();
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /Template/ })).toHaveValue('A park for everyone (Parks)'),
    );
  });
  it('shows the title of a preselected survey that is not among the first results', async () => {
    const { dialog } = await open('new=1&survey=c7', [
      handle(getSurveyOperation, () => sampleSurvey({ campaignId: 'c7', title: 'Winter Service' })),
    ]);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Survey/ })).toHaveValue('Winter Service'));
  });
  it('creates nothing and clears the address when it is cancelled', async () => {
    const { shell, dialog } = await open('new=1&template=park');
    await shell.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns'));
    expect(sent(shell)).toEqual([]);
  });
});
