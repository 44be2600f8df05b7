import {
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  deleteMailingOperation,
  exportDeliveriesOperation,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOfCampaignOperation,
  listMailingsOperation,
  pauseMailingOperation,
  previewMailingOperation,
  resendMailingOperation,
  resumeMailingOperation,
  sampleMailingOperation,
  sendMailingOperation,
  setAutomaticReminderOperation,
  testMailingOperation,
  undoMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { CampaignMailing } from '../../entities/mailing';
import { countAudience } from './audience';
import { setAutomaticReminder } from './automatic-reminder.use-case';
import { createMailing, deleteMailing, updateMailing } from './draft-mailing.use-case';
import { toMailingResponse } from './mailing.mapper';
import type { GetMailing, MailingApp, MailingTools } from './mailing.types';
import { newsletterRoutes } from './newsletter.routes';
import { nextReminderAt } from './next-reminder';
import { createTestMails, previewMailing } from './preview-mailing.use-case';
import { resendMailing } from './resend-mailing.use-case';
import { sampleMailing } from './sample-mailing.use-case';
import { sendMailing, steerMailing } from './send-mailing.use-case';
import { toSentMailing } from './sent-mailing';
import { exportDeliveries, showDeliveries } from './show-deliveries';
import { createShowMailing } from './show-mailing';

const campaignMailing: GetMailing<CampaignMailing> = (mailings, mailingId) => mailings.getCampaignMailing(mailingId);

const draftRoutes = ({ route }: MailingApp, { areBouncesReported }: MailingTools) => {
  const shown = { areBouncesReported };
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
    route(listMailingsOfCampaignOperation, {
      handle: async ({ context: { actor, reader }, params, query }) => {
        const { items, nextCursor } = await reader(actor).mailings.list(params, query);
        return { items: items.map(toSentMailing), nextCursor };
      },
    }),
    route(getMailingOperation, {
      handle: async ({ context, params }) => {
        const show = createShowMailing(context, shown);
        return show(await campaignMailing(context.reader(context.actor).mailings, params.mailingId));
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
        toMailingResponse(await steerMailing(context, { mailingId: params.mailingId, verb, get: campaignMailing })),
    });
  return [
    route(sendMailingOperation, {
      handle: async ({ context, params, body: { sendAt, ...rest } }) => {
        const at = sendAt === undefined ? {} : { sendAt: new Date(sendAt) };
        return toMailingResponse(
          await sendMailing(context, { ...params, ...rest, ...at, get: campaignMailing }, undoSeconds),
        );
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
        showDeliveries(context, { ...params, state, q, page, get: campaignMailing }),
    }),
    route(exportDeliveriesOperation, {
      handle: async ({ context, params, query: { state } }) => {
        const { rows, name } = await exportDeliveries(context, { ...params, state, get: campaignMailing });
        return file(rows, { type: 'text/csv; charset=utf-8', name });
      },
    }),
    route(resendMailingOperation, {
      handle: async ({ context, params }) =>
        toMailingResponse(await resendMailing(context, { ...params, get: campaignMailing })),
    }),
  ];
};

export const mailingRoutes = (app: MailingApp, tools: MailingTools) => {
  const { route } = app;
  const { testMailing, testNewsletter } = createTestMails(tools);
  return [
    ...draftRoutes(app, tools),
    ...sendingRoutes(app, tools),
    ...newsletterRoutes(app, tools, testNewsletter),
    route(countAudienceOperation, {
      handle: async ({ context: { actor, reader, clock }, body }) => {
        const records = reader(actor);
        await records.campaigns.get(body.campaignId);
        const next =
          body.audience.of === 'unanswered'
            ? await nextReminderAt(records, { campaignId: body.campaignId, kind: 'reminder' }, clock.now())
            : null;
        const reach = await countAudience(records, actor.councilId, body, clock.now());
        return { ...reach, nextReminderAt: next?.toISOString() ?? null };
      },
    }),
    route(previewMailingOperation, { handle: ({ context, body }) => previewMailing(context, body, tools) }),
    route(sampleMailingOperation, {
      handle: ({ context, params }) => sampleMailing(context, params.mailingId, tools),
    }),
    route(testMailingOperation, { handle: ({ context, body }) => testMailing(context, body) }),
  ];
};
