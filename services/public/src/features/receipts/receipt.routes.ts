import { type RouteInput, route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../entities/published-survey';
import { receiptFormOperation, receiptPageOperation } from './receipt.operations';
import { type ReceiptAddress, type ReceiptPages, receiptForm, receiptPage } from './receipt-page';

type ReceiptRequest = Pick<RouteInput<typeof receiptPageOperation>, 'params' | 'query' | 'headers'>;

const addressOf = ({ params, query, headers }: ReceiptRequest): ReceiptAddress => ({
  ...params,
  preferred: preferredLanguages(query.lang, headers['accept-language']),
});

export const receiptRoutes = (pages: ReceiptPages) => [
  route(receiptPageOperation, { handle: (request) => receiptPage(pages, addressOf(request)) }),
  route(receiptFormOperation, {
    accepts: 'form',
    handle: ({ body, ...request }) => receiptForm(pages, addressOf(request), body ?? {}),
  }),
];
