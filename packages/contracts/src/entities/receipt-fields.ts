/**
 * Fields of the form by which a response is deleted; without the second the first is only shown. A file of its own: the page
 * of a survey fetches it only with the receipt.
 */
export const receiptFields = { receipt: 'receipt', isSure: 'isSure' } as const;
