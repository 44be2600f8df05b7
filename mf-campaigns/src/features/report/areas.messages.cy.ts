import { counted, translate } from '@folkmoot/contracts/translation';
import { KEEPING_UP, LEAST_BASE, MOST_POINTS } from '@folkmoot/question-types/core';
import { messages } from './areas.messages';

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

translate(messages, {
  title: 'Ardaloedd',
  base: (question, base, unanswered, elsewhere) =>
    `${[
      `“${question}”: enwodd ${counted.people(base)} un o’ch rhaniadau`,
      ...(elsewhere > 0 ? [`mae ${counted.answers(elsewhere)} yn enwi rhywbeth arall`] : []),
      unanswered === 0 ? 'atebodd pawb' : `nid atebodd ${counted.people(unanswered)}`,
    ].join('; ')}. Nid yw hidlyddion yn ôl atebion yn newid y tabl hwn.`,
  area: 'Ardal',
  only: (area) => `Dangos ${area} yn unig`,
  responses: 'Ymatebion',
  share: 'O’r atebion',
  shareInAreas: 'Yn yr ardaloedd',
  residents: 'O’r preswylwyr',
  wanted: 'Yn eisiau',
  standing: 'Sefyllfa',
  unknown: '–',
  percent: (percent) => `${percent}%`,
  outside: { elsewhere: 'Y tu allan i’r ardaloedd hyn', unanswered: 'Dim ardal wedi’i henwi' },
  all: 'Pob ymateb',
  several: 'Gall un person enwi sawl ardal, felly nid yw’r rhesi’n adio i’r ymatebion.',
  inShort: ({ responses, answersPercent, percent, residentsPercent, wanted }, hasElsewhere) =>
    [
      `${counted.responses(responses)}${answersPercent === null ? '' : ` (${answersPercent}%)`}`,
      ...(hasElsewhere && percent !== null ? [`${percent}% yn yr ardaloedd`] : []),
      ...(residentsPercent === null ? [] : [`${residentsPercent}% o’r preswylwyr`]),
      ...(wanted === null ? [] : [`${wanted.toLocaleString('en-GB')} yn eisiau`]),
    ]
      .map(unbroken)
      .join(' · '),
  balances: {
    over: 'Gorgynrychiolaeth',
    under: 'Tangynrychiolaeth',
    even: 'Cynrychiolaeth fel y dylai fod',
    early: `Rhy gynnar i gymharu (llai na ${LEAST_BASE} o atebion)`,
  },
  quotas: {
    reached: () => 'Cyrhaeddwyd y cwota',
    on_way: (missing) => `Ar y ffordd at ei chwota: ${missing.toLocaleString('en-GB')} i fynd`,
    short: (missing) => `${missing.toLocaleString('en-GB')} yn brin o’i chwota`,
  },
  noResidents: 'Nid yw’n hysbys faint o bobl sy’n byw yn yr ardaloedd hyn, felly ni ellir cymharu atebion â nhw.',
  setResidents: 'Rhoi nifer preswylwyr pob rhaniad',
  partOnly: 'Mae eich targed ar gyfer yr ymgyrch gyfan, felly nid oes cwotâu ar gyfer rhan ohoni.',
  how: 'Sut cyfrifir hyn?',
  howText: `Mae “O’r atebion” o bawb a atebodd y cwestiwn. Mae “Yn yr ardaloedd” o’r rhai a enwodd un o’ch rhaniadau; heb atebion o’r tu allan, mae’r ddau yr un fath. Mae “O’r preswylwyr” o bawb sy’n byw yn yr ardaloedd hyn, yn ôl eich gosodiadau. Mae gorgynrychiolaeth neu dangynrychiolaeth mewn ardal pan fo mwy na ${MOST_POINTS} pwynt rhwng ei chyfran yn yr ardaloedd a’i chyfran o’r preswylwyr, ac o leiaf ${LEAST_BASE} o bobl wedi enwi ardal. “Yn eisiau” yw cwota’r ardal: targed yr ymgyrch wedi’i luosi â’i rhan o’r preswylwyr. Mae ardal nad yw wedi cyrraedd ei chwota ar y ffordd tra bo ganddi o leiaf ${KEEPING_UP}% o’r rhan o’i chwota sydd gan yr holl ardaloedd gyda’i gilydd o’r targed; fel arall, neu pan fydd yr ymgyrch wedi dod i ben, mae’n brin.`,
});
