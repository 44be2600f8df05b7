import {
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  deleteMailingOperation,
  exportDeliveriesOperation,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  pauseMailingOperation,
  previewMailingOperation,
  resendMailingOperation,
  resumeMailingOperation,
  sampleMailingOperation,
  sendMailingOperation,
  setAutomaticReminderOperation,
  takeMailEventsOperation,
  testMailingOperation,
  undoMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { countAudience } from './audience';
import { setAutomaticReminder } from './automatic-reminder.use-case';
import { createMailing, deleteMailing, updateMailing } from './draft-mailing.use-case';
import { toMailingResponse } from './mailing.mapper';
import type { MailingApp, MailingTools } from './mailing.types';
import { nextReminderAt } from './next-reminder';
import { createTestMailing, previewMailing } from './preview-mailing.use-case';
import { resendMailing } from './resend-mailing.use-case';
import { sampleMailing } from './sample-mailing.use-case';
import { sendMailing, steerMailing } from './send-mailing.use-case';
import { exportDeliveries, showDeliveries } from './show-deliveries';
import { createShowMailing } from './show-mailing';
import { takeMailEvents } from './take-mail-events.use-case';

const draftRoutes = ({ route }: MailingApp, { mailEventsSecret }: MailingTools) => {
  const shown = { areBouncesReported: mailEventsSecret !== undefined };
  return [
    route(createMailingOperation, {
      handle: async ({ context, body }) => toMailingResponse(await createMailing(context, body)),
    }),
    route(listMailingsOperation, {
      handle: async ({ context, query: { campaignId, ...page } }) => {
        const { items, nextCursor } = await context.reader(context.actor).mailings.list({ campaignId }, page);
        const show = createShowMailing(context, shown);
        const mailings = [];
        for (const mailing of items) mailings.push(await show(mailing));
        return { items: mailings, nextCursor };
      },
    }),
    route(getMailingOperation, {
      handle: async ({ context, params }) => {
        const show = createShowMailing(context, shown);
        return show(await context.reader(context.actor).mailings.get(params.mailingId));
      },
    }),
    route(updateMailingOperation, {
      handle: async ({ context, params, body }) =>
        toMailingResponse(await updateMailing(context, { ...params, ...body })),
    }),
    route(deleteMailingOperation, { handle: ({ context, params }) => deleteMailing(context, params.mailingId) }),
  ];
};

const sendingRoutes = ({ route }: MailingApp, { undoSeconds }: MailingTools) => {
  const steer = (
    operation: typeof pauseMailingOperation | typeof undoMailingOperation,
    verb: Parameters<typeof steerMailing>[1]['verb'],
  ) =>
    route(operation, {
      handle: async ({ context, params }) =>
        toMailingResponse(await steerMailing(context, { mailingId: params.mailingId, verb })),
    });
  return [
    route(sendMailingOperation, {
      handle: async ({ context, params, body: { sendAt, ...rest } }) => {
        const at = sendAt === undefined ? {} : { sendAt: new Date(sendAt) };
        return toMailingResponse(await sendMailing(context, { ...params, ...rest, ...at }, undoSeconds));
      },
    }),
    route(setAutomaticReminderOperation, {
      handle: async ({ context, params, body }) =>
        toMailingResponse(await setAutomaticReminder(context, { ...params, ...body })),
    }),
    steer(undoMailingOperation, 'undo'),
    steer(pauseMailingOperation, 'pause'),
    steer(resumeMailingOperation, 'resume'),
    steer(cancelMailingOperation, 'cancel'),
    route(listDeliveriesOperation, {
      handle: ({ context, params, query: { state, q, ...page } }) =>
        showDeliveries(context, { ...params, state, q, page }),
    }),
    route(exportDeliveriesOperation, {
      handle: async ({ context, params, query: { state } }) => {
        const { rows, name } = await exportDeliveries(context, { ...params, state });
        return file(rows, { type: 'text/csv; charset=utf-8', name });
      },
    }),
    route(resendMailingOperation, {
      handle: async ({ context, params }) => toMailingResponse(await resendMailing(context, params.mailingId)),
    }),
  ];
};

export const mailingRoutes = (app: MailingApp, tools: MailingTools) => {
  const { route } = app;
  const testMailing = createTestMailing(tools);
  return [
    ...draftRoutes(app, tools),
    ...sendingRoutes(app, tools),
    route(countAudienceOperation, {
      handle: async ({ context: { actor, reader, clock }, body }) => {
        const records = reader(actor);
        await records.campaigns.get(body.campaignId);
        const next =
          body.audience.of === 'unanswered'
            ? await nextReminderAt(records, { campaignId: body.campaignId, kind: 'reminder' }, clock.now())
            : null;
        const reach = await countAudience(records, actor.councilId, body);
        return { ...reach, nextReminderAt: next?.toISOString() ?? null };
      },
    }),
    route(previewMailingOperation, { handle: ({ context, body }) => previewMailing(context, body, tools) }),
    route(sampleMailingOperation, {
      handle: ({ context, params }) => sampleMailing(context, params.mailingId, tools),
    }),
    route(testMailingOperation, { handle: ({ context, body }) => testMailing(context, body) }),
    route(takeMailEventsOperation, {
      handle: ({ context, params, headers, body }) =>
        takeMailEvents(
          context,
          { ...params, authorization: headers.authorization ?? '', body },
          tools.mailEventsSecret,
        ),
    }),
  ];
};
