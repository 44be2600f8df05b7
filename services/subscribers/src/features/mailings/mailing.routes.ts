import {
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  deleteMailingOperation,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  pauseMailingOperation,
  previewMailingOperation,
  resumeMailingOperation,
  sendMailingOperation,
  takeMailEventsOperation,
  testMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import { countAudience } from './audience';
import type { MailingDeps } from './deps';
import { createMailing, deleteMailing, updateMailing } from './draft-mailing.use-case';
import { toMailingResponse } from './mailing.mapper';
import { nextReminderAt } from './next-reminder';
import type { AddressOfUser } from './own-address';
import { createTestMailing, previewMailing } from './preview-mailing.use-case';
import { sendMailing, steerMailing } from './send-mailing.use-case';
import { showDeliveries } from './show-deliveries';
import { createShowMailing } from './show-mailing';
import { takeMailEvents } from './take-mail-events.use-case';

interface Deps extends MailingDeps {
  readonly addressOf: AddressOfUser;
  readonly mailEventsSecret: string | undefined;
}

const draftRoutes = (deps: Deps) => [
  route(createMailingOperation, {
    handle: async ({ actor, body }) => toMailingResponse(await createMailing(deps, asUser(actor), body)),
  }),
  route(listMailingsOperation, {
    handle: async ({ actor, query: { campaignId, ...page } }) => {
      const { items, nextCursor } = await deps.units.reader(actor).mailings.list({ campaignId }, page);
      const show = createShowMailing(deps, actor);
      const shown = [];
      for (const mailing of items) shown.push(await show(mailing));
      return { items: shown, nextCursor };
    },
  }),
  route(getMailingOperation, {
    handle: async ({ actor, params }) =>
      createShowMailing(deps, actor)(await deps.units.reader(actor).mailings.get(params.mailingId)),
  }),
  route(updateMailingOperation, {
    handle: async ({ actor, params, body }) =>
      toMailingResponse(await updateMailing(deps, asUser(actor), { ...params, ...body })),
  }),
  route(deleteMailingOperation, {
    handle: ({ actor, params }) => deleteMailing(deps, asUser(actor), params.mailingId),
  }),
];

const sendingRoutes = (deps: Deps) => {
  const steer = (operation: typeof pauseMailingOperation, verb: 'pause' | 'resume' | 'cancel') =>
    route(operation, {
      handle: async ({ actor, params }) =>
        toMailingResponse(await steerMailing(deps, asUser(actor), { mailingId: params.mailingId, verb })),
    });
  return [
    route(sendMailingOperation, {
      handle: async ({ actor, params, body: { revision, sendAt } }) => {
        const at = sendAt === undefined ? {} : { sendAt: new Date(sendAt) };
        return toMailingResponse(await sendMailing(deps, asUser(actor), { ...params, revision, ...at }));
      },
    }),
    steer(pauseMailingOperation, 'pause'),
    steer(resumeMailingOperation, 'resume'),
    steer(cancelMailingOperation, 'cancel'),
    route(listDeliveriesOperation, {
      handle: ({ actor, params, query: { state, ...page } }) =>
        showDeliveries(deps.units.reader(actor), { ...params, state, page }),
    }),
  ];
};

export const mailingRoutes = (deps: Deps) => {
  const testMailing = createTestMailing(deps);
  return [
    ...draftRoutes(deps),
    ...sendingRoutes(deps),
    route(countAudienceOperation, {
      handle: async ({ actor, body }) => {
        const records = deps.units.reader(actor);
        await records.campaigns.get(body.campaignId);
        const next =
          body.audience.of === 'unanswered'
            ? await nextReminderAt(records, { campaignId: body.campaignId, kind: 'reminder' }, deps.clock.now())
            : null;
        const reach = await countAudience(records, actor.councilId, body);
        return { ...reach, nextReminderAt: next?.toISOString() ?? null };
      },
    }),
    route(previewMailingOperation, { handle: ({ actor, body }) => previewMailing(deps, actor, body) }),
    route(testMailingOperation, { handle: ({ actor, body }) => testMailing(asUser(actor), body) }),
    route(takeMailEventsOperation, {
      handle: ({ params, headers, body }) =>
        takeMailEvents(
          { ...deps, secret: deps.mailEventsSecret },
          { ...params, authorization: headers.authorization ?? '', body },
        ),
    }),
  ];
};
