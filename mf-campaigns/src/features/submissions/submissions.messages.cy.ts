import { counted, translate } from '@folkmoot/contracts/translation';
import { formatDuration } from '@folkmoot/question-types/core';
import { messages } from './submissions.messages';

const MINUTE = 60;

const numbered =
  (text: string) =>
  (number: number | undefined): string =>
    number === undefined ? text : `${text} ${number}`;

translate(messages, {
  loading: 'Yn llwytho ymatebion...',
  loadFailed: 'Methwyd â llwytho’r ymatebion',
  noneTitle: 'Dim ymatebion eto',
  noneText: 'Rhannwch ddolen yr arolwg ac arhoswch am ymatebion.',
  response: numbered('Ymateb'),
  completedIn: (seconds) =>
    seconds < MINUTE
      ? `Cwblhawyd mewn ${counted.seconds(seconds)}`
      : `Cwblhawyd mewn ${formatDuration(seconds)} (${counted.seconds(seconds)})`,
  answeredIn: (language) => `Atebwyd yn iaith ${language}`,
  noAnswer: 'Dim atebion',
  list: 'Ymatebion, y diweddaraf yn gyntaf',
  backToList: 'Yn ôl i’r rhestr',
  keys: 'Yn y rhestr hon: j am yr ymateb nesaf, k am yr un blaenorol, x i adael un allan.',
  question: (number) => `Cwestiwn ${number}`,
  showing: (from, to, of) => `Yn dangos ${from}-${to} o ${counted.responses(of)}`,
  withExcluded: (of, excluded) =>
    `Mae ffigurau ac allforion yn cyfrif ${(of - excluded).toLocaleString('en-GB')} o’r rhain; mae ${excluded.toLocaleString('en-GB')} wedi’u heithrio.`,
  page: (page, of) => `Tudalen ${page} o ${of}`,
  previous: 'Blaenorol',
  next: 'Nesaf',
  filter: 'Dangos',
  filterAll: 'Pob ymateb',
  filterAny: 'Wedi’u marcio am unrhyw reswm',
  filterExcluded: 'Heb eu cyfrif',
  group: 'Grŵp',
  allGroups: 'Mewn unrhyw grŵp neu ddim un',
  inGroup: (kind) => `Mewn grŵp: ${kind}`,
  groupHint: 'Ymatebion sy’n perthyn i’w gilydd. Maent yn cyfrif oni bai bod rhywun wedi’u heithrio.',
  openGroup: 'Agor y grŵp',
  noneInGroupText: 'Nid oes ymateb yn y grŵp hwn mwyach.',
  search: 'Chwilio ymatebion',
  asExported: 'Dangos fel yn yr allforiad',
  asExportedHint:
    'Dyma sydd mewn ffeil: tynnir y data personol yr ydym yn ei adnabod. Darllenwch ychydig o atebion i weld beth sydd ar ôl.',
  noneFoundText: 'Nid yw’r geiriau hyn mewn unrhyw ymateb.',
  noneFittingText: 'Nid oes ymateb yn cyfateb i’r hidlyddion.',
  clearFilters: 'Clirio’r hidlyddion',
  noDataTitle: 'Dim data ar gael',
  noDataText: 'Nid oes ymatebion yn yr ystod hon.',
  viewAll: 'Gweld data’r holl amser',
  address: (address) => `Cyfeiriad IP ${address}`,
  notCounted: 'Heb ei gyfrif',
  exclude: 'Eithrio',
  excludeOf: numbered('Eithrio ymateb'),
  include: 'Cyfrif eto',
  includeOf: (number) => `${numbered('Cyfrif ymateb')(number)} eto`,
  many: {
    choose: numbered('Dewis ymateb'),
    chosen: (count) => `${counted.responses(count)} wedi’u dewis`,
    choosePage: 'Dewis y dudalen hon',
    chooseAll: (count) => `Dewis pob un o’r ${count.toLocaleString('en-GB')} sy’n cyfateb`,
    clear: 'Dewis dim',
    exclude: 'Eithrio’r rhai a ddewiswyd',
    include: 'Cyfrif y rhai a ddewiswyd eto',
    title: (count) => `Eithrio ${counted.responses(count)}`,
    question:
      'Tynnu’r ymatebion hyn o bob ffigur, siart ac allforiad, gydag un rheswm? Mae’r rhai sydd eisoes wedi’u heithrio yn cadw eu rheswm. Maent yn aros yn y rhestr hon, a gellir eu cyfrif eto.',
    progress: (done, total) => `${done.toLocaleString('en-GB')} o ${counted.responses(total)}`,
    working: 'Yn newid ymatebion',
    excluded: (count) => `Nid yw ${counted.responses(count)} yn cael eu cyfrif mwyach.`,
    included: (count) => `Mae ${counted.responses(count)} yn cael eu cyfrif eto.`,
    undo: 'Dadwneud',
    unfinished: 'Daeth hyn i ben cyn gorffen. Mae’r hyn a wnaed wedi’i gadw: dewiswch yr un ymatebion i barhau.',
  },
  excludeTitle: numbered('Eithrio ymateb'),
  excludeQuestion:
    'Tynnu’r ymateb hwn o bob ffigur, siart ac allforiad? Mae’n aros yn y rhestr hon, a gellir ei gyfrif eto.',
  reason: 'Rheswm',
  reasonHint: 'Mae cydweithwyr yn ei weld wrth ymyl yr ymateb.',
  exclusionFailed: 'Nid oedd modd cadw hyn. Rhowch gynnig arall arni.',
  excluded: 'Nid yw’r ymateb yn cael ei gyfrif mwyach.',
  included: 'Mae’r ymateb yn cael ei gyfrif eto.',
  excludedHint: 'Tynnwyd yr ymatebion hyn o bob ffigur, siart ac allforiad.',
  excludedBecause: (reason, who, when) => `Heb ei gyfrif: ${reason} (${who}, ${when})`,
  byItself: (reason, when) => `Heb ei gyfrif: ${reason.replace(/\.$/, '')} (${when})`,
  you: 'chi',
  somebody: 'cydweithiwr',
  noneMarkedTitle: 'Dim ymatebion o’r fath',
  noneMarkedText: 'Nid oes y marc hwn ar unrhyw ymateb.',
  showAll: 'Dangos pob ymateb',
  marksHint: 'Caiff ymatebion wedi’u marcio eu cadw a’u cyfrif; mae’r marc yn dweud pam y dylid edrych arnynt.',
  marks: {
    late: 'Cyrhaeddodd ar ôl cau',
    received_while_paused: 'Cyrhaeddodd yn ystod saib',
    very_fast: 'Cyflym iawn',
    burst: 'Rhan o bwl sydyn',
    token_reused: 'Anfonwyd eto o’r un dudalen',
    trap_filled: 'Llanwyd maes cudd',
    straight_lined: 'Yr un rhif ym mhobman',
    program: 'Anfonwyd gan raglen',
    no_page: 'Heb ei anfon o dudalen yr arolwg',
    above_pace: 'Ymhell uwchlaw’r cyflymder arferol',
    without_proof: 'Heb brawf o waith',
    over_quota: 'Dros derfyn',
    screened_out: 'Sgriniwyd allan',
  },
});
