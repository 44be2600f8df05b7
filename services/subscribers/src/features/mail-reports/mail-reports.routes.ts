import { buffer } from 'node:stream/consumers';
import {
  checkSenderDomainOperation,
  DomainError,
  getMailHealthOperation,
  startBounceTestOperation,
  takeMailEventsOperation,
} from '@folkmoot/contracts';
import { createCheckSenderDomain } from './check-sender-domain.use-case';
import type { MailReportApp, MailReportTools } from './mail-reports.types';
import { showMailHealth } from './show-mail-health';
import { startBounceTest } from './start-bounce-test.use-case';
import { createTakeMailEvents } from './take-mail-events.use-case';

export const mailReportRoutes = ({ route, clock }: MailReportApp, tools: MailReportTools) => {
  const takeMailEvents = createTakeMailEvents(tools);
  const checkSenderDomain = createCheckSenderDomain(tools, clock);
  return [
    route(takeMailEventsOperation, {
      // Signatures are over the bytes, and Amazon calls its JSON a plain text.
      accepts: 'raw',
      handle: async ({ context, params, headers, request }) => {
        if (!request.rawBody) throw new DomainError('invalid_input');
        return takeMailEvents(context, { ...params, headers, raw: await buffer(request.rawBody) });
      },
    }),
    route(getMailHealthOperation, { handle: ({ context }) => showMailHealth(context, tools) }),
    route(startBounceTestOperation, {
      handle: async ({ context }) => {
        await startBounceTest(context, tools);
        return showMailHealth(context, tools);
      },
    }),
    route(checkSenderDomainOperation, { handle: () => checkSenderDomain() }),
  ];
};
