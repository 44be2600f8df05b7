import { translate } from '@folkmoot/contracts/translation';
import { messages } from './results.messages';

translate(messages, {
  legend: 'Sut i ddarllen y siartiau',
  counted: 'Fel yr atebwyd',
  weighted: 'Wedi’i bwysoli i’r boblogaeth',
  interval: 'Cyfwng 95%',
  effectiveSize: (size) =>
    `gyda phwysau, mor fanwl â ${size.toLocaleString('en-GB', { maximumFractionDigits: 0 })} ateb heb eu pwysoli`,
  filteredWeights: (hasRounds) =>
    hasRounds
      ? 'Pwysau pob rownd gyfan yw’r rhain: nid yw’r bobl y gwnaethoch eu hidlo wedi’u pwysoli i’r boblogaeth ar eu pen eu hunain.'
      : 'Pwysau’r holl ymatebion yw’r rhain: nid yw’r bobl y gwnaethoch eu hidlo wedi’u pwysoli i’r boblogaeth ar eu pen eu hunain.',
  notRandom: 'Dewisodd pobl ateb: nid ydynt yn sampl ar hap o’ch preswylwyr.',
  chanceOnly:
    'Siawns yn unig y mae cyfwng 95% yn ei ddangos. Nid yw’n dweud sut mae’r rhai na wnaethant ateb yn wahanol.',
  howMade: 'Sut y gwneir y ffigurau hyn',
});
