import {
  type CampaignSnapshot,
  campaignChangedEvent,
  createMailingOperation,
  getMailingOperation,
  type Mailing,
  sendMailingOperation,
} from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import { own, type SubscribersTestService } from './fixtures';

export const CAMPAIGN = 'campaign_1';

/** Stores a campaign copy, as after an event of the campaigns service. */
export const publishCampaign = async (
  service: SubscribersTestService,
  overrides: Partial<CampaignSnapshot> = {},
): Promise<void> => {
  const campaign: CampaignSnapshot = {
    id: CAMPAIGN,
    councilId: ownCouncil,
    title: 'Parks & ponds',
    description: '',
    status: 'active',
    frequency: 'once',
    startDate: null,
    endDate: null,
    publishedVersion: 1,
    isDeleted: false,
    revision: 1,
    ...overrides,
  };
  await service.receive(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    councilId: campaign.councilId,
    payload: { change: 'edited', campaign },
  });
};

/** Creates a draft as staff. */
export const makeMailing = (service: SubscribersTestService, body: object = {}, as = own) =>
  service.call(createMailingOperation, {
    as,
    body: {
      campaignId: CAMPAIGN,
      kind: 'invitation',
      subject: 'Your view on {campaign}',
      text: 'Hello,\n\n{council} asks about {campaign} until {closes}.',
      audience: { of: 'everybody' },
      ...body,
    },
  });

export const send = (service: SubscribersTestService, { id, revision }: Mailing, body: object = {}, as = own) =>
  service.call(sendMailingOperation, { as, params: { mailingId: id }, body: { revision, ...body } });

const TIMEOUT_MS = 30_000;
const LOOK_MS = 50;

/** Waits until the mailing matches. Starts its job now, so that tests do not wait for its schedule. */
export const mailingWhen = async (
  service: SubscribersTestService,
  mailingId: string,
  isMeant: (mailing: Mailing) => boolean = ({ state }) => state === 'done',
  as = own,
): Promise<Mailing> => {
  await service.jobs.schedule('subscribers.send-mailings', null);
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { body } = await service.call(getMailingOperation, { as, params: { mailingId } });
    if (isMeant(body)) return body;
    if (Date.now() > deadline) throw new Error(`the mailing stays ${body.state}: ${JSON.stringify(body.counts)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
};

/** Sends a mailing to its whole audience. */
export const sendAll = async (service: SubscribersTestService, body: object = {}): Promise<Mailing> => {
  const mailing = (await makeMailing(service, body)).body;
  await send(service, mailing);
  return mailingWhen(service, mailing.id);
};
