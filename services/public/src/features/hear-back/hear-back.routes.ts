import type { Readable } from 'node:stream';
import { stopHearBackOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { redirect } from '../../integrations/rendering/answer-page';
import {
  confirmHearBackFormOperation,
  confirmHearBackPageOperation,
  stopHearBackAddressOperation,
  stopHearBackFormOperation,
  stopHearBackPageOperation,
} from './hear-back.operations';
import { type HearBackPages, hearBackForm, hearBackPage, stopHearBack } from './hear-back-pages';

/** Mail programs send `List-Unsubscribe=One-Click` in different encodings. The body is read to its end and ignored. */
const readAway = async (body: Readable | null): Promise<void> => {
  for await (const _chunk of body ?? []);
};

/** The links in mails to those who want to hear back. No GET changes data. */
export const hearBackRoutes = (pages: HearBackPages) => [
  route(confirmHearBackPageOperation, { handle: ({ params }) => hearBackPage(pages, 'confirm', params.token) }),
  route(confirmHearBackFormOperation, {
    accepts: 'raw',
    handle: async ({ params, context: request }) => {
      await readAway(request.rawBody);
      return hearBackForm(pages, 'confirm', params.token);
    },
  }),
  route(stopHearBackPageOperation, { handle: ({ params }) => hearBackPage(pages, 'stop', params.token) }),
  route(stopHearBackFormOperation, {
    accepts: 'raw',
    handle: async ({ params, context: request }) => {
      await readAway(request.rawBody);
      return hearBackForm(pages, 'stop', params.token);
    },
  }),
  route(stopHearBackOperation, {
    accepts: 'raw',
    handle: async ({ params, context: request }) => {
      await readAway(request.rawBody);
      await stopHearBack(pages, params.token);
    },
  }),
  route(stopHearBackAddressOperation, {
    handle: ({ params: { token } }) => redirect(`/unsubscribe/hear-back/${encodeURIComponent(token)}`, 302),
  }),
];
