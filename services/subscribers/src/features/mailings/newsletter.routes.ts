import {
  cancelNewsletterOperation,
  countNewsletterAudienceOperation,
  createNewsletterOperation,
  deleteNewsletterOperation,
  draftOutcomeOperation,
  exportNewsletterDeliveriesOperation,
  getHearBackOperation,
  getNewsletterOperation,
  listNewsletterDeliveriesOperation,
  listNewslettersOperation,
  type Newsletter,
  pauseNewsletterOperation,
  previewNewsletterOperation,
  resendNewsletterOperation,
  resumeNewsletterOperation,
  sampleNewsletterOperation,
  sendNewsletterOperation,
  setNewsletterArchiveOperation,
  testNewsletterOperation,
  undoNewsletterOperation,
  updateNewsletterOperation,
} from '@folkmoot/contracts';
import { type Context, file } from '@folkmoot/service-kit';
import type { StoredNewsletter } from '../../entities/mailing';
import { countReaders } from './audience';
import {
  createNewsletter,
  deleteNewsletter,
  setNewsletterArchive,
  updateNewsletter,
} from './draft-newsletter.use-case';
import { draftOutcome } from './draft-outcome.use-case';
import type { GetMailing, MailingApp, MailingRecords, MailingTools } from './mailing.types';
import { type createTestMails, previewNewsletter } from './preview-mailing.use-case';
import { resendMailing } from './resend-mailing.use-case';
import { sampleNewsletter } from './sample-mailing.use-case';
import { sendMailing, steerMailing } from './send-mailing.use-case';
import { exportDeliveries, showDeliveries } from './show-deliveries';
import { showHearBack } from './show-hear-back';
import { createShowNewsletter } from './show-mailing';

const get: GetMailing<StoredNewsletter> = (mailings, newsletterId) => mailings.getNewsletter(newsletterId);

type Show = (context: Context<MailingRecords>, newsletter: StoredNewsletter) => Promise<Newsletter>;

const showWith =
  ({ areBouncesReported, publicOrigin }: MailingTools): Show =>
  async (context, newsletter) => {
    const show = await createShowNewsletter(context, { areBouncesReported, publicOrigin });
    return show(newsletter);
  };

const draftRoutes = ({ route }: MailingApp, { publicOrigin }: MailingTools, show: Show) => [
  route(createNewsletterOperation, {
    handle: async ({ context, body }) => show(context, await createNewsletter(context, body)),
  }),
  route(listNewslettersOperation, {
    handle: async ({ context, query }) => {
      const { items, nextCursor } = await context.reader(context.actor).mailings.listNewsletters(query);
      const shown = [];
      for (const newsletter of items) shown.push(await show(context, newsletter));
      return { items: shown, nextCursor };
    },
  }),
  route(getNewsletterOperation, {
    handle: async ({ context, params }) =>
      show(context, await get(context.reader(context.actor).mailings, params.newsletterId)),
  }),
  route(updateNewsletterOperation, {
    handle: async ({ context, params, body }) => show(context, await updateNewsletter(context, { ...params, ...body })),
  }),
  route(deleteNewsletterOperation, {
    handle: ({ context, params }) => deleteNewsletter(context, params.newsletterId),
  }),
  route(setNewsletterArchiveOperation, {
    handle: async ({ context, params, body }) =>
      show(context, await setNewsletterArchive(context, { ...params, ...body }, publicOrigin)),
  }),
];

const sendingRoutes = ({ route }: MailingApp, { undoSeconds }: MailingTools, show: Show) => {
  const steer = (
    operation: typeof pauseNewsletterOperation | typeof undoNewsletterOperation,
    verb: Parameters<typeof steerMailing>[1]['verb'],
  ) =>
    route(operation, {
      handle: async ({ context, params }) =>
        show(context, await steerMailing(context, { mailingId: params.newsletterId, verb, get })),
    });
  return [
    route(sendNewsletterOperation, {
      handle: async ({ context, params, body: { sendAt, ...rest } }) => {
        const at = sendAt === undefined ? {} : { sendAt: new Date(sendAt) };
        const sent = { mailingId: params.newsletterId, ...rest, ...at, get };
        return show(context, await sendMailing(context, sent, undoSeconds));
      },
    }),
    steer(undoNewsletterOperation, 'undo'),
    steer(pauseNewsletterOperation, 'pause'),
    steer(resumeNewsletterOperation, 'resume'),
    steer(cancelNewsletterOperation, 'cancel'),
    route(resendNewsletterOperation, {
      handle: async ({ context, params }) =>
        show(context, await resendMailing(context, { mailingId: params.newsletterId, get })),
    }),
  ];
};

const deliveryRoutes = ({ route }: MailingApp) => [
  route(listNewsletterDeliveriesOperation, {
    handle: ({ context, params, query: { state, q, ...page } }) =>
      showDeliveries(context, { mailingId: params.newsletterId, state, q, page, get }),
  }),
  route(exportNewsletterDeliveriesOperation, {
    handle: async ({ context, params, query: { state } }) => {
      const { rows, name } = await exportDeliveries(context, { mailingId: params.newsletterId, state, get });
      return file(rows, { type: 'text/csv; charset=utf-8', name });
    },
  }),
];

type TestNewsletter = ReturnType<typeof createTestMails>['testNewsletter'];

/** Newsletters: the same use cases as mailings of campaigns, for the other kind. */
export const newsletterRoutes = (app: MailingApp, tools: MailingTools, testNewsletter: TestNewsletter) => {
  const { route } = app;
  const show = showWith(tools);
  return [
    ...draftRoutes(app, tools, show),
    ...sendingRoutes(app, tools, show),
    ...deliveryRoutes(app),
    route(getHearBackOperation, { handle: ({ context, params }) => showHearBack(context, params.campaignId) }),
    route(draftOutcomeOperation, {
      handle: async ({ context, params, body }) =>
        show(context, await draftOutcome(context, { ...params, ...body }, tools.publicOrigin)),
    }),
    route(countNewsletterAudienceOperation, {
      handle: ({ context: { actor, reader, clock }, body }) =>
        countReaders(reader(actor), actor.councilId, body.audience, clock.now()),
    }),
    route(previewNewsletterOperation, { handle: ({ context, body }) => previewNewsletter(context, body, tools) }),
    route(sampleNewsletterOperation, {
      handle: ({ context, params }) => sampleNewsletter(context, params.newsletterId, tools),
    }),
    route(testNewsletterOperation, { handle: ({ context, body }) => testNewsletter(context, body) }),
  ];
};
