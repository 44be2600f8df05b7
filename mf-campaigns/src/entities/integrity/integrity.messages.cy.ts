import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './integrity.messages';

translate(messages, {
  kinds: { doubtful: 'Amheus', organised: 'Wedi’u trefnu' },
  groupName: (kind, days, responses) => `${kind}, ${days}, ${counted.responses(responses)}`,
  days: (from, until) => (from === until ? from : `${from} i ${until}`),
  waiting: (groups) =>
    `Mae angen penderfyniad am ${welshCount(groups, { two: 'grŵp', other: 'grŵp' })} o ymatebion sy’n perthyn i’w gilydd. Tan hynny, mae pob un yn cyfrif.`,
  decide: 'Agor cywirdeb',
});
