import {
  createNewsletterOperation,
  getNewsletterOperation,
  type Newsletter,
  sendNewsletterOperation,
} from '@folkmoot/contracts';
import { own, type SubscribersTestService } from './fixtures';

/** Creates a draft as staff. */
export const makeNewsletter = (service: SubscribersTestService, body: object = {}, as = own) =>
  service.call(createNewsletterOperation, {
    as,
    body: {
      subject: 'News from {council}',
      title: 'The park this autumn',
      blocks: [{ kind: 'text', id: 'b1', text: 'Hello,\n\n{council} has planted **40 trees**.' }],
      isPublic: false,
      audience: { of: 'everybody' },
      ...body,
    },
  });

export const sendNewsletter = (
  service: SubscribersTestService,
  { id, revision }: Pick<Newsletter, 'id' | 'revision'>,
  body: object = {},
  as = own,
) => service.call(sendNewsletterOperation, { as, params: { newsletterId: id }, body: { revision, ...body } });

const TIMEOUT_MS = 30_000;
const LOOK_MS = 50;

/** Waits until the newsletter matches. Starts the sender now, so that tests do not wait for its schedule. */
export const newsletterWhen = async (
  service: SubscribersTestService,
  newsletterId: string,
  isMeant: (newsletter: Newsletter) => boolean = ({ state }) => state === 'done',
): Promise<Newsletter> => {
  await service.jobs.schedule('subscribers.send-mailings', null);
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { body } = await service.call(getNewsletterOperation, { as: own, params: { newsletterId } });
    if (isMeant(body)) return body;
    if (Date.now() > deadline) throw new Error(`the newsletter stays ${body.state}: ${JSON.stringify(body.counts)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
};
