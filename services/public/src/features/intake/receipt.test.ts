import { createReceipts, createResponseIds, typedReceipt } from './receipt';

const receipts = createReceipts('a key of at least thirty-two characters');

describe('receipts', () => {
  it('a receipt is the same for the same campaign and key, also in another process', () => {
    const again = createReceipts('a key of at least thirty-two characters');
    expect(again('campaign_1', 'key-12345')).toEqual(receipts('campaign_1', 'key-12345'));
  });
  it('a receipt differs when campaign, key or secret differ', () => {
    const all = [
      receipts('campaign_1', 'key-12345'),
      receipts('campaign_2', 'key-12345'),
      receipts('campaign_1', 'key-12346'),
      createReceipts('another key of thirty-two characters')('campaign_1', 'key-12345'),
    ];
    expect(new Set(all.map(({ receipt }) => receipt)).size).toBe(4);
    expect(new Set(all.map(({ responseId }) => responseId)).size).toBe(4);
  });
  it('a receipt has no letters that look alike, and its response id has the form of a UUID', () => {
    const { receipt, responseId } = receipts('campaign_1', 'key-12345');
    expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    expect(responseId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('a typed receipt', () => {
  const { receipt, responseId } = receipts('campaign_1', 'key-12345');
  it.each([
    ['small letters', receipt.toLowerCase()],
    ['spaces', ` ${receipt.replaceAll('-', ' ')} `],
    ['nothing between', receipt.replaceAll('-', '')],
    ['letters for the digits they look like', receipt.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('a receipt with %s is recognised', (_, typed) => expect(typedReceipt(typed)).toBe(receipt));
  it.each(['', 'ABC', receipt.slice(1), `${receipt}0`, receipt.replace(/.$/, 'U')])('%s is not a receipt', (typed) =>
    expect(typedReceipt(typed)).toBeNull(),
  );
  it('a receipt gives the id of its response in its own campaign only', () => {
    const idOf = createResponseIds('a key of at least thirty-two characters');
    expect([idOf('campaign_1', receipt) === responseId, idOf('campaign_2', receipt) === responseId]).toEqual([
      true,
      false,
    ]);
  });
});
