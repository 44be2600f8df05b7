import { previewMailOperation, sendTestMailOperation } from '@folkmoot/contracts';
import { composeSample } from './compose-sample';
import type { CouncilMailApp } from './council-mails.types';
import { sendTestMail } from './send-test-mail.use-case';

/** The address in `Name <address>`. All mail is sent from it. */
const senderAddress = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

export const councilMailRoutes = ({ route, config, mailer, clock }: CouncilMailApp) => {
  const { productName, publicOrigin, mailFrom } = config;
  return [
    route(previewMailOperation, {
      handle: async ({ context: { actor, reader }, body }) => {
        const council = await reader(actor).councils.get(actor.councilId ?? '');
        const { fromName, ...mail } = composeSample({ productName, publicOrigin, now: clock.now() }, council, body);
        return { ...mail, from: `${fromName} <${senderAddress(mailFrom)}>` };
      },
    }),
    route(sendTestMailOperation, {
      handle: async ({ context, body }) => ({
        to: await sendTestMail(context, body, { mailer, productName, publicOrigin }),
      }),
    }),
  ];
};
