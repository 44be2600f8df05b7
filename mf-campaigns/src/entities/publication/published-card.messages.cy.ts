import { translate } from '@folkmoot/contracts/translation';
import { messages } from './published-card.messages';

const responses = (count: number): string => `${count.toLocaleString('en-GB')} o ymatebion`;

translate(messages, {
  title: 'Cyhoeddwyd',
  version: (version, moment) => `Fersiwn ${version}, ${moment}`,
  more: (count) => `${responses(count)} yn fwy ers hynny`,
  fewer: (count) => `${responses(count)} yn llai ers hynny`,
  same: 'Dim newid ers hynny',
  changed: (count) => `Mae canlyniadau ${count} o gwestiynau yn wahanol nawr`,
  open: 'Agor y dudalen',
  manage: 'Cyhoeddi eto neu dynnu’n ôl',
});
