import { activateCampaignOperation, type CampaignDetail, setCampaignStepOperation } from '@folkmoot/contracts/client';
import { handle, type RenderedShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleQrCode } from '../../standalone/sample-campaign';
import { choose, press, renderCampaign } from '../../testing/render-campaign';

const questions = [
  { id: 'a', type: 'text' as const, title: 'First', required: true },
  { id: 'b', type: 'text' as const, title: 'Second', required: false },
];
const ready = (patch: Partial<CampaignDetail> = {}) =>
  sampleDetail({ status: 'ready', startDate: null, ...patch }, questions);

const review = async (shell: RenderedShell) => {
  await press(shell, 'Activate');
  return within(await screen.findByRole('dialog', { name: 'Review and open' }));
};

describe('the review before a campaign opens', () => {
  it('shows the survey, the dates, the ways to residents, the languages and the target', async () => {
    const base = ready({ qrCodes: [sampleQrCode()], deliveryMethods: ['email', 'qr'] });
    const surveyData = { ...base.surveyData, introText: 'Welcome.', translations: { cy: { title: 'Parc' } } };
    const sheet = await review(renderCampaign({ ...base, surveyData }));
    expect(sheet.getByText('2 questions, 1 required, about 1 minute')).toBeVisible();
    expect(sheet.getByText('Welcome.')).toBeVisible();
    expect(sheet.getByText('Opens now and stays open until you complete it.')).toBeVisible();
    expect(sheet.getByText('by e-mail, by QR code')).toBeVisible();
    expect(sheet.getByText('1 QR code')).toBeVisible();
    expect(sheet.getByText('English, Cymraeg')).toBeVisible();
    expect(sheet.getByText('100 responses')).toBeVisible();
  });
  it('says that it opens later on the button, and opens nothing by itself', async () => {
    const shell = renderCampaign(ready({ startDate: '2099-03-01T09:00:00.000Z' }));
    const sheet = await review(shell);
    expect(sheet.getByRole('button', { name: 'Schedule for 1 March 2099 at 09:00' })).toBeEnabled();
    expect(sheet.getByText(/^Opens on 1 March 2099 at 09:00/)).toBeVisible();
    await shell.user.click(sheet.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(activateCampaignOperation)).toEqual([]);
  });
  it('cannot open a survey without questions, and says why', async () => {
    const shell = renderCampaign(sampleDetail({ status: 'draft', startDate: null }));
    await choose(shell, 'Activate');
    const sheet = within(await screen.findByRole('dialog', { name: 'Review and open' }));
    const button = sheet.getByRole('button', { name: 'Open now' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Cannot activate campaign without survey questions. Please build your survey first.',
    );
  });
  it('lists only what is open, and closes when a link leads to the place to complete it', async () => {
    const shell = renderCampaign(ready({ deliveryMethods: [] }));
    const sheet = await review(shell);
    expect(sheet.queryByText('2 questions in the survey')).not.toBeInTheDocument();
    expect(sheet.getByText('No delivery method chosen: share the link yourself')).toBeVisible();
    await shell.user.click(sheet.getAllByRole('link', { name: 'Open delivery' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Save Delivery Settings' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('is what the step Review opens', async () => {
    const shell = renderCampaign(ready(), { handlers: [handle(setCampaignStepOperation, () => ready())] });
    await press(shell, 'Review');
    expect(await screen.findByRole('dialog', { name: 'Review and open' })).toBeVisible();
    expect(shell.inputsOf(setCampaignStepOperation)).toHaveLength(1);
  });
});
