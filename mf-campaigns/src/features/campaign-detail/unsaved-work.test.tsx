import {
  activateCampaignOperation,
  type CampaignDetail,
  getCampaignOperation,
  getStorageOperation,
  getSurveyOperation,
  pauseCampaignOperation,
  resumeCampaignOperation,
  type Survey,
  saveDeliveryOperation,
  saveSurveyOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts/client';
import { handle, problem, type RenderedShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleSurvey } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const NOT_ACTIVATED = /^The campaign was not activated, because your changes on this page could not be saved\./;
const question = { id: 'a', type: 'text' as const, title: 'First', required: false };
const ready = sampleDetail({ status: 'ready', startDate: null, deliveryMethods: [] }, [question]);
const confirm = async (shell: RenderedShell, name: string | RegExp) =>
  shell.user.click(
    within(await screen.findByRole('dialog', { name: 'Review and open' })).getByRole('button', { name }),
  );
const START = '2027-05-10T09:00:00.000Z';

/** The requests to the server, in order. */
const namesOf = (shell: RenderedShell): string[] => shell.calls.map(({ name }) => name);
const isBefore = (shell: RenderedShell, first: string, second: string) =>
  namesOf(shell).indexOf(first) >= 0 && namesOf(shell).indexOf(first) < namesOf(shell).indexOf(second);

describe('Activate with unsaved delivery settings', () => {
  let stored = ready;
  const server = [
    handle(getCampaignOperation, () => stored),
    handle(saveDeliveryOperation, ({ body }) => {
      stored = { ...stored, ...(body as Partial<CampaignDetail>), revision: stored.revision + 1 };
      return stored;
    }),
    handle(activateCampaignOperation, () => sampleDetail({ status: 'scheduled', startDate: START })),
  ];
  beforeEach(() => {
    stored = ready;
  });
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const open = async (handlers = server) => {
    const shell = renderCampaign(ready, { tab: 'delivery', handlers });
    await screen.findByRole('button', { name: 'Save Delivery Settings' });
    return shell;
  };

  it('saves them first and opens at the start date on the screen', async () => {
    const shell = await open();
    fill('Start Date', '2027-05-10T09:00');
    await shell.user.click(screen.getByRole('checkbox', { name: /QR Code/ }));
    await press(shell, 'Activate');
    await confirm(shell, 'Schedule for 10 May 2027 at 09:00');
    expect(await screen.findByText('Campaign scheduled. It opens on 10 May 2027 at 09:00.')).toBeVisible();
    expect(isBefore(shell, 'saveDelivery', 'activateCampaign')).toBe(true);
    expect(shell.inputsOf(saveDeliveryOperation)[0]?.body).toMatchObject({ startDate: START, deliveryMethods: ['qr'] });
    expect(shell.inputsOf(activateCampaignOperation)).toEqual([
      { params: { campaignId: 'c1' }, body: { startDate: START } },
    ]);
  });
  it('activates nothing and shows the error when they cannot be saved', async () => {
    const shell = await open([...server, handle(saveDeliveryOperation, 'internal')]);
    fill('Start Date', '2027-05-10T09:00');
    await press(shell, 'Activate');
    expect(await screen.findByText(NOT_ACTIVATED)).toBeVisible();
    expect(namesOf(shell)).not.toContain('activateCampaign');
    expect(screen.getByLabelText('Start Date')).toHaveValue('2027-05-10T09:00');
  });
  it('activates nothing and shows the problem when they are invalid', async () => {
    const shell = await open();
    fill('Start Date', '2027-05-10T09:00');
    fill('End Date', '2027-05-09T09:00');
    await press(shell, 'Activate');
    expect(await screen.findByText(NOT_ACTIVATED)).toBeVisible();
    expect(shell.notices()).toEqual([{ kind: 'error', text: 'The end date is before the start date.' }]);
    expect(namesOf(shell)).not.toContain('activateCampaign');
  });
  it('waits for a save that is running', async () => {
    const shell = await open();
    fill('Start Date', '2027-05-10T09:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save Delivery Settings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await confirm(shell, /^Schedule for/);
    await waitFor(() => expect(shell.inputsOf(activateCampaignOperation)).toHaveLength(1));
    expect(shell.inputsOf(saveDeliveryOperation)).toHaveLength(1);
    expect(shell.inputsOf(activateCampaignOperation)[0]?.body).toEqual({ startDate: START });
  });
  it('finds no conflict when another person changed another part of the campaign', async () => {
    const shell = await open([
      ...server,
      handle(saveDeliveryOperation, ({ body }) => {
        if (body?.revision === ready.revision) {
          stored = { ...stored, title: 'Renamed', revision: 9 };
          throw problem('stale_revision');
        }
        stored = { ...stored, ...(body as Partial<CampaignDetail>), revision: 10 };
        return stored;
      }),
    ]);
    fill('Start Date', '2027-05-10T09:00');
    await press(shell, 'Activate');
    await confirm(shell, /^Schedule for/);
    await waitFor(() => expect(shell.inputsOf(activateCampaignOperation)).toHaveLength(1));
    expect(shell.inputsOf(saveDeliveryOperation)[1]?.body).toMatchObject({ revision: 9, startDate: START });
  });
});

describe('Activate with an unsaved survey', () => {
  let survey: Survey;
  beforeEach(() => {
    localStorage.clear();
    survey = sampleSurvey({ questions: [question] });
  });
  const keeps = handle(saveSurveyOperation, ({ body }) => {
    survey = { ...survey, ...(body as Partial<Survey>), revision: survey.revision + 1 };
    return survey;
  });
  const open = async (saves = keeps) => {
    const shell = renderCampaign(ready, {
      tab: 'builder',
      handlers: [
        handle(getSurveyOperation, () => survey),
        handle(getStorageOperation, () => ({ isReady: true, buckets: [] })),
        saves,
        handle(activateCampaignOperation, () => sampleDetail()),
      ],
    });
    const card = within(await screen.findByRole('region', { name: 'Question 1' }));
    await shell.user.type(card.getByRole('textbox', { name: 'Question title' }), '!');
    return shell;
  };
  it('saves the last input before it activates', async () => {
    const shell = await open();
    await press(shell, 'Activate');
    await confirm(shell, 'Open now');
    await waitFor(() => expect(shell.inputsOf(activateCampaignOperation)).toHaveLength(1));
    expect(isBefore(shell, 'saveSurvey', 'activateCampaign')).toBe(true);
    expect(shell.inputsOf(saveSurveyOperation)[0]?.body).toMatchObject({ questions: [{ title: 'First!' }] });
  });
  it('activates nothing when the survey cannot be saved', async () => {
    const shell = await open(handle(saveSurveyOperation, 'internal'));
    await press(shell, 'Activate');
    expect(await screen.findByText(NOT_ACTIVATED)).toBeVisible();
    expect(namesOf(shell)).not.toContain('activateCampaign');
  });
});

describe('the other buttons of the header', () => {
  it('saves an unsaved title before Activate after a pause', async () => {
    const paused = sampleDetail({ status: 'paused' });
    const shell = renderCampaign(paused, {
      tab: 'settings',
      handlers: [
        handle(updateCampaignOperation, ({ body }) => ({ ...paused, ...(body as object), revision: 4 })),
        handle(resumeCampaignOperation, () => sampleDetail()),
      ],
    });
    await shell.user.type(await screen.findByRole('textbox', { name: 'Campaign Title' }), ' 2');
    await press(shell, 'Activate');
    await waitFor(() => expect(shell.inputsOf(resumeCampaignOperation)).toHaveLength(1));
    expect(isBefore(shell, 'updateCampaign', 'resumeCampaign')).toBe(true);
  });
  it('Pause does not wait for unsaved changes and loses none of them', async () => {
    const shell = renderCampaign(sampleDetail(), {
      tab: 'settings',
      handlers: [
        handle(updateCampaignOperation, 'internal'),
        handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' })),
      ],
    });
    await shell.user.type(await screen.findByRole('textbox', { name: 'Campaign Title' }), ' 2');
    await press(shell, 'Pause');
    expect(await screen.findByText(/^Campaign paused\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Campaign Title' })).toHaveValue('Riverside Park 2');
  });
});
