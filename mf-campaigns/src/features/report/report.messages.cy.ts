import { lookup } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './report.messages';

const watchReasons: Readonly<Record<string, string>> = {
  marked: 'roedd marciau ar lawer o ymatebion',
  above_rhythm: 'llawer mwy o ymatebion nag arfer, o ychydig rwydweithiau',
};
const levels: Readonly<Record<string, string>> = {
  automatic: 'awtomatig',
  normal: 'arferol',
  watchful: 'gwyliadwrus',
};

const watchWords = (words: Readonly<Record<string, string>>, code: string): string => {
  const known = lookup(words, code);
  return known === undefined ? '' : `: ${known}`;
};

translate(messages, {
  loading: 'Yn llwytho’r adroddiad...',
  loadFailed: 'Methwyd â llwytho’r adroddiad',
  currentRange: (range, shown, all) => `Ystod bresennol: ${range} (${shown} o ${counted.responses(all)})`,
  noneTitle: 'Dim ymatebion eto',
  noneText: 'Rhannwch ddolen yr arolwg ac arhoswch am ymatebion. Byddant yn ymddangos yma’r eiliad y cyrhaeddant.',
  noDataTitle: 'Dim data ar gael',
  noDataText: 'Nid oes ymatebion yn yr ystod hon.',
  viewAll: 'Gweld data’r holl amser',
  totalResponses: 'Cyfanswm yr ymatebion',
  completionRate: 'Cyfradd gwblhau',
  averageTime: 'Amser cyfartalog',
  questions: 'Cwestiynau',
  howResponses: 'Ymatebion a gyflwynwyd ac na chawsant eu heithrio, yn yr ystod a ddewiswyd uchod.',
  howCompletion: (completes, starts) =>
    `Arolygon a gwblhawyd wedi’u rhannu â’r rhai a ddechreuwyd: ${completes} o ${starts}, wedi’u cyfrif gan y gweinydd.`,
  howTime: (median) =>
    `Mae’r cyfartaledd yn gadael allan y 5% cyflymaf a’r 5% arafaf. Cymerodd hanner y bobl lai na ${median} (y canolrif).`,
  responsesUnit: (excluded, overQuota = 0, screenedOut = 0) => {
    if (excluded === 0) return 'yn yr ystod hon';
    const of = [
      ...(overQuota > 0 ? [`${overQuota.toLocaleString('en-GB')} dros gwota`] : []),
      ...(screenedOut > 0 ? [`${screenedOut.toLocaleString('en-GB')} wedi’u sgrinio allan`] : []),
    ];
    const why = of.length > 0 ? ` (${of.join(', ')})` : '';
    return `yn yr ystod hon; ${excluded.toLocaleString('en-GB')} arall heb eu cyfrif${why}`;
  },
  completionUnit: 'o’r rhai a ddechreuodd',
  noVisits: 'nid oes neb wedi dechrau eto',
  notImported: 'anhysbys ar gyfer atebion a fewnforiwyd',
  timeUnit: 'i gwblhau’r arolwg',
  seconds: (seconds) => counted.seconds(seconds),
  noTimes: 'dim amserau cwblhau eto',
  questionsUnit: 'yn yr arolwg a gyhoeddwyd',
  timelines: {
    hour: 'Ymatebion yr awr',
    day: 'Ymatebion y dydd',
    week: 'Ymatebion yr wythnos',
    month: 'Ymatebion y mis',
  },
  units: { hour: 'Awr', day: 'Diwrnod', week: 'Wythnos o', month: 'Mis' },
  count: 'Ymatebion',
  hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
  addAnnotation: 'Ychwanegu nodyn',
  annotationText: 'Beth ddigwyddodd',
  annotationHint: 'Ychydig eiriau, er enghraifft: Poster yn y llyfrgell. Mae pawb sy’n gweld yr adroddiad yn ei weld.',
  saveAnnotation: 'Ychwanegu’r nodyn',
  annotationList: 'Beth ddigwyddodd yn yr amser hwn',
  annotationFailed: 'Ni ellid newid y nodyn. Rhowch gynnig arall arni.',
  deleteAnnotation: (text) => `Dileu’r nodyn “${text}”`,
  annotations: {
    own: (text) => text,
    code_created: (text) => `Cod QR wedi’i greu: ${text}`,
    code_scanned: (text) => `Cod QR wedi’i sganio gyntaf: ${text}`,
    watchful: (reason) =>
      reason === 'above_rhythm'
        ? 'Dan ymosodiad: llawer mwy o ymatebion nag arfer o ychydig o rwydweithiau'
        : 'Dan ymosodiad: llawer o ymatebion â marciau',
    calm: () => 'Daeth yr ymosodiad i ben',
    level_set: (level) => {
      if (level === 'automatic') return 'Diogelwch wedi’i osod i awtomatig';
      return level === 'normal' ? 'Diogelwch wedi’i ddiffodd' : 'Diogelwch wedi’i droi ymlaen';
    },
    invitation: (text) => `Gwahoddiad wedi’i anfon: ${text}`,
    reminder: (text) => `Nodyn atgoffa wedi’i anfon: ${text}`,
    watchful: (reason) => `Daeth yr arolwg yn wyliadwrus${watchWords(watchReasons, reason)}`,
    calm: () => 'Nid yw’r arolwg yn wyliadwrus mwyach',
    level_set: (level) => `Diogelwch yr arolwg wedi’i osod gan staff${watchWords(levels, level)}`,
  },
  bySize: 'Trefnu yn ôl maint',
  ownOrder: 'Dangos yn nhrefn yr arolwg',
  results: 'Canlyniadau fesul cwestiwn',
  answered: (answered, responses, asked = responses) =>
    asked === responses
      ? `Atebodd ${answered.toLocaleString('en-GB')} o ${responses.toLocaleString('en-GB')}`
      : `Gofynnwyd i ${asked.toLocaleString('en-GB')}, atebodd ${answered.toLocaleString('en-GB')}`,
  summary: 'Crynodeb o’r ymgyrch',
  noDescription: 'Dim disgrifiad wedi’i roi',
  status: 'Statws',
  period: 'Cyfnod a ddadansoddwyd',
  noPeriod: 'Dim ymatebion eto',
  visitsUnfiltered: 'anhysbys yn ôl atebion',
  filteredUnit: 'sy’n cyfateb i’r hidlyddion',
  filters: 'Hidlyddion yn ôl atebion',
  filterHint: 'Dewiswch ateb yn yr adroddiad, neu gwestiwn yma, i weld beth ddywedodd y bobl hynny am bopeth arall.',
  addFilter: 'Hidlo yn ôl ateb',
  questionLabel: 'Cwestiwn',
  languageCount: (language, count) => `${language} (${counted.responses(count)})`,
  answersLabel: 'Atebion',
  spanEnds: { from: 'Cyntaf', to: 'Olaf' },
  spanReversed: 'Mae’r un olaf cyn yr un cyntaf.',
  wordsLabel: 'Geiriau yn yr ateb',
  apply: 'Gosod',
  fitting: (fitting, of) => `${fitting.toLocaleString('en-GB')} o ${counted.responses(of)}`,
  few: (fitting) => `Nid yw canrannau ${counted.people(fitting)} yn dweud llawer. Edrychwch ar y niferoedd.`,
  counting: (looked, of) => `Yn cyfrif… edrychwyd ar ${looked.toLocaleString('en-GB')} o ${counted.responses(of)}`,
  countingLabel: 'Faint o ymatebion yr edrychwyd arnynt',
  filterFailed: 'Nid oedd modd gosod yr hidlyddion. Mae’r hyn sy’n dilyn o’r holl ymatebion.',
  share: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
  funnel: 'O ymweliad i ymateb',
  funnelBase: (views) => `Canran o’r ${views.toLocaleString('en-GB')} gwaith yr agorwyd yr arolwg.`,
  step: 'Cam',
  people: 'Nifer o weithiau',
  viewed: 'Gwelwyd',
  started: 'Dechreuwyd',
  completed: 'Cwblhawyd',
  abandoned: 'Gadawyd',
  stops: 'Ble stopiodd pobl',
  stopsBase: (abandons) =>
    `Y cwestiwn ar y sgrin pan adawodd rhywun, o’r ${abandons.toLocaleString('en-GB')} a wnaeth.`,
  question: 'Cwestiwn',
  searchAnswers: (title) => `Chwilio atebion i ${title}`,
  loadingAnswers: 'Yn llwytho atebion...',
  answersFailed: 'Methwyd â llwytho’r atebion',
  noneWithWords: 'Nid yw’r geiriau hyn mewn unrhyw ateb.',
  noneWritten: 'Dim atebion eto.',
  answersShown: (count) => `Dangosir ${counted.answers(count)}`,
  cross: 'Croestablu',
  crossHint: 'Cymharwch yr atebion i ddau gwestiwn.',
  crossRows: 'Rhesi',
  crossColumns: 'Colofnau',
  chooseQuestion: 'Dewis cwestiwn',
  crossLabel: (rows, columns) => `${rows} yn ôl ${columns}`,
  crossBases: {
    row: (answered) => `O’r ${counted.people(answered)} a atebodd y ddau; canran o’r rhes.`,
    column: (answered) => `O’r ${counted.people(answered)} a atebodd y ddau; canran o’r golofn.`,
  },
  crossPercent: 'Canran o',
  crossPercents: { row: 'Y rhes', column: 'Y golofn' },
  crossExport: 'Allforio’r tabl fel CSV',
  crossFile: 'croestabl',
  columnTotal: 'Pawb',
  shadeLegend: (from, to) => `${from}–${to}%`,
  crossEmpty: 'Nid oes neb wedi ateb y ddau gwestiwn.',
  crossFailed: 'Methwyd â chyfrif y ddau gwestiwn',
  rowTotal: 'Pobl',
  compare: 'Cymharu rowndiau',
  compareBefore: 'Rownd gynharach',
  compareAfter: 'Rownd ddiweddarach',
  compareBase: (before, after) =>
    `canran o’r ${before.toLocaleString('en-GB')} a’r ${after.toLocaleString('en-GB')} o bobl a atebodd`,
  round: (round) => `Rownd ${round}`,
  roundWith: (round, responses) => `Rownd ${round} (${counted.responses(responses)})`,
  answer: 'Ateb',
  change: 'Newid',
  points: (signed) => `${signed} pc`,
});
