import { translate } from '@folkmoot/contracts/translation';
import { messages } from './review.messages';

const answers = (count: number): string => `${count.toLocaleString('en-GB')} o atebion`;

translate(messages, {
  title: 'Atebion ysgrifenedig',
  about: 'Dim ond ar ôl i rywun ei ddarllen y cyhoeddir ateb. Cuddir geiriau a allai arwain at berson.',
  none: 'Dewiswch uchod pa gwestiynau sy’n cyhoeddi’r hyn a ysgrifennodd pobl, a chadwch.',
  loading: 'Yn llwytho’r adolygiad',
  loadFailed: 'Nid oedd modd llwytho’r adolygiad',
  secondLook: 'Rhaid i ail berson edrych ar bob ateb',
  terms: 'Geiriau a guddir bob amser',
  termsHint: 'Un ym mhob llinell, er enghraifft enwau staff.',
  start: 'Dod o hyd i atebion i’w hadolygu',
  again: 'Darllen yr atebion eto',
  startFailed: 'Nid oedd modd darllen yr atebion. Rhowch gynnig arall arni.',
  reading: (done, total) => `Yn darllen ${done.toLocaleString('en-GB')} o ${total.toLocaleString('en-GB')} o ymatebion`,
  failed: 'Nid oedd modd darllen yr atebion. Dechreuwch eto.',
  changed: 'Daeth atebion, neu newidiodd rhai, ers eu darllen. Ni chyhoeddir y rheini eto.',
  coverage: (label, reviewed, texts, withheld) =>
    `“${label}”: adolygwyd ${reviewed.toLocaleString('en-GB')} o ${texts.toLocaleString('en-GB')} o atebion gwahanol, ataliwyd ${withheld.toLocaleString('en-GB')}`,
  noAnswers: 'Nid oes neb wedi ysgrifennu ateb eto.',
  review: 'Adolygu atebion',
  close: 'Rhoi’r gorau i adolygu',
  queue: 'Atebion i’w hadolygu',
  fetching: 'Yn llwytho atebion',
  fetchFailed: 'Nid oedd modd llwytho’r atebion. Rhowch gynnig arall arni.',
  done: 'Nid oes dim ar ôl i chi ei adolygu. Efallai fod rhai atebion ar agor gan gydweithiwr, ac mae ail olwg yn gofyn am berson arall.',
  alike: (count) => `${answers(count)} gyda’r union eiriau hyn`,
  text: 'Ateb',
  suggestion: {
    accepted: 'Mae cydweithiwr am gyhoeddi hwn, fel y’i dangosir.',
    withheld: 'Mae cydweithiwr am atal hwn.',
  },
  accept: 'Cyhoeddi (A)',
  withhold: 'Atal (W)',
  change: 'Cuddio geiriau eraill (E)',
  changeText: 'Dewiswch eiriau, yna cuddiwch nhw',
  hide: 'Cuddio’r geiriau a ddewiswyd',
  nothingSelected: 'Dewiswch rai o eiriau’r ateb yn gyntaf.',
  hidden: 'Geiriau cudd',
  show: (words) => `Dangos “${words}” eto`,
  save: 'Ei gyhoeddi fel hyn',
  cancel: 'Canslo',
  keys: 'Bysellau: mae A yn cyhoeddi’r ateb fel y’i dangosir, mae W yn ei atal, mae E yn cuddio geiriau eraill.',
  decideFailed: 'Nid oedd modd cadw’r penderfyniad.',
});
