import { type RouteInput, route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../published/survey-language.domain';
import { receiptFormOperation, receiptPageOperation } from './receipt.operations';
import { type Place, type ReceiptPages, receiptForm, receiptPage } from './receipt-page';

type Asked = Pick<RouteInput<typeof receiptPageOperation>, 'params' | 'query' | 'headers'>;

const placeOf = ({ params, query, headers }: Asked): Place => ({
  ...params,
  preferred: preferredLanguages(query.lang, headers['accept-language']),
});

export const receiptRoutes = (pages: ReceiptPages) => [
  route(receiptPageOperation, { handle: (asked) => receiptPage(pages, placeOf(asked)) }),
  route(receiptFormOperation, {
    accepts: 'form',
    handle: ({ body, ...asked }) => receiptForm(pages, placeOf(asked), body ?? {}),
  }),
];
