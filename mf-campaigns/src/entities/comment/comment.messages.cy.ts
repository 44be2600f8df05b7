import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './comment.messages';

translate(messages, {
  loading: 'Yn llwytho’r sylwadau...',
  loadFailed: 'Methwyd â llwytho’r sylwadau',
  parts: 'Rhannau’r sylwadau',
  tabs: {
    all: 'Pob sylw',
    review: (count) => (count > 0 ? `I’w hadolygu (${count.toLocaleString('en-GB')})` : 'I’w hadolygu'),
    themes: 'Themâu',
    check: 'Gwirio’r labeli',
    setup: 'Gosod y dadansoddi',
  },
  comments: (number) => counted.comments(number),
  sentiment: 'Barn',
  sentiments: { positive: 'Cadarnhaol', neutral: 'Y naill na’r llall', negative: 'Negyddol', none: 'Heb ei barnu' },
  labellers: { built_in: 'Mewnol', provider: 'Darparwr AI', person: 'Person' },
  setBy: {
    built_in: 'Gosodwyd gan y dadansoddiad mewnol',
    provider: 'Gosodwyd gan y darparwr AI',
    person: 'Gosodwyd gan berson',
  },
  flags: { safety: 'Diogelwch', discrimination: 'Gwahaniaethu', self_harm: 'Hunan-niwed' },
  right: ({ right, of, low, high }) =>
    `Barn gywir mewn ${right.toLocaleString('en-GB')} o’r ${of.toLocaleString('en-GB')} a wiriwyd gan bobl (${low} i ${high})`,
  unchecked: 'Nid oes neb wedi gwirio hyn yma',
  check: 'Gwirio rhai',
  noThemeWithThisName: 'Thema a dynnwyd',
});
