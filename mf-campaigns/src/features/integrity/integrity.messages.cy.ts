import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './integrity.messages';

const number = (value: number): string => value.toLocaleString('en-GB');
const decimal = (value: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const groups = (count: number): string => welshCount(count, { two: 'grŵp', other: 'grŵp' });

translate(messages, {
  loading: 'Yn llwytho cywirdeb...',
  loadFailed: 'Methwyd â llwytho cywirdeb',
  title: 'Cywirdeb',
  about:
    'Caiff ymatebion eu cymharu â’i gilydd: pryd y daethant, eu geiriau, eu hatebion a’u hamseroedd. Ni chaiff cyfeiriad rhwydwaith ei storio. Ni chaiff dim ei eithrio nes i un ohonoch benderfynu.',
  noneTitle: 'Dim ymatebion i’w gwirio eto',
  noneText: 'Cyn gynted ag y daw ymatebion, cânt eu cymharu yma, a dangosir grwpiau sy’n perthyn i’w gilydd.',
  head: {
    checked: (responses, when) => `Gwiriwyd ${counted.responses(responses)} ${when}`,
    notChecked: (responses) => `${counted.responses(responses)}, heb eu gwirio eto`,
    waiting: (count) =>
      count === 0
        ? 'nid oes angen eich penderfyniad am unrhyw grŵp'
        : `mae angen eich penderfyniad am ${groups(count)}`,
    justNow: 'nawr',
    minutesAgo: (minutes) => `${counted.minutes(minutes)} yn ôl`,
    hoursAgo: (hours) => `${counted.hours(hours)} yn ôl`,
    at: (moment) => `ar ${moment}`,
    check: 'Gwirio nawr',
    running: 'Yn gwirio ymatebion',
    states: {
      queued: 'Bydd y gwirio’n dechrau o fewn munud',
      tracing: (done, total) => `Darllenwyd ${number(done)} o ${counted.responses(total)}`,
      comparing: 'Yn cymharu ymatebion â’i gilydd',
    },
    failed: 'Ni orffennodd y gwiriad diwethaf. Nid oes dim wedi’i golli: gwiriwch eto.',
    cancelled: 'Stopiwyd y gwiriad diwethaf.',
    notStarted: 'Nid oedd modd dechrau’r gwiriad. Rhowch gynnig arall arni.',
    over: (day) =>
      `Cymharwyd ymatebion hyd ${day}. Yna dinistriwyd yr allwedd i’w cymharu, am fod yr ymgyrch wedi dod i ben. Mae’r hyn a benderfynwyd yn aros.`,
    figures: 'Ymatebion yn fyr',
    responses: 'Ymatebion',
    doubtful: 'Amheus',
    organised: 'Wedi’u trefnu',
    excluded: 'Heb eu cyfrif',
  },
  level: {
    label: 'Diogelu’r arolwg',
    names: { automatic: 'Awtomatig', normal: 'Arferol', watchful: 'Gwyliadwrus' },
    explanations: {
      automatic:
        'Mae’n dod yn wyliadwrus ohono’i hun tra bo llawer mwy o ymatebion yn dod nag arfer, neu farciau ar lawer ohonynt, ac yn tawelu wedyn.',
      normal: 'Byth yn dod yn wyliadwrus. Caiff ymatebion eu cymharu yma o hyd.',
      watchful:
        'Bob amser yn wyliadwrus: mae dyfais ymwelydd o rwydwaith amheus yn datrys tasg fach tra bo’r person yn ateb. Ni wrthodir neb; caiff ymateb heb yr ateb ei farcio.',
    },
    isCalm: 'Nawr: ddim yn wyliadwrus.',
    isWatchful: (since, reason) =>
      `Nawr: gwyliadwrus${since === null ? '' : ` ers ${since}`}${reason === null ? '' : `, ${reason}`}.`,
    reasons: {
      set_by_staff: 'am fod staff wedi ei osod',
      marked: 'am fod marciau ar lawer o’r ymatebion diwethaf',
      above_rhythm: 'am fod llawer mwy o ymatebion yn dod nag arfer, o ychydig rwydweithiau',
    },
    saved: (level) => `Y diogelwch nawr: ${level}.`,
    failed: 'Nid oedd modd newid y diogelwch. Rhowch gynnig arall arni.',
  },
  groups: {
    title: 'Grwpiau o ymatebion sy’n perthyn i’w gilydd',
    kindTexts: {
      doubtful: 'Amheus: arwyddion nad yw’r rhain yn gynifer â hynny o bobl.',
      organised: 'Wedi’u trefnu: anfonodd llawer o bobl eiriau a baratowyd gan grŵp. Mae pob un yn cyfrif.',
    },
    none: 'Ni chanfuwyd grwpiau.',
    notChecked: 'Bydd grwpiau’n ymddangos yma ar ôl y gwiriad cyntaf.',
    noneText: 'Mae’r ymatebion yn wahanol i’w gilydd fel y mae rhai pobl.',
    undecided: (count) => `Yn aros am eich penderfyniad (${number(count)})`,
    decided: (count) => `Wedi’u penderfynu (${number(count)})`,
    more: 'Dangos mwy o grwpiau',
    size: counted.responses,
    period: (from, until) => (from === until ? from : `${from} i ${until}`),
    open: 'Edrych a phenderfynu',
    openDecided: 'Agor',
    openOf: (label, group) => `${label}: ${group}`,
    needsDecision: 'Angen penderfyniad',
    decision: {
      kept: 'Wedi’u cadw: mae pob ymateb yn cyfrif',
      organised: 'Wedi’u trefnu: mae pob ymateb yn cyfrif, ac mae’r adroddiad yn dweud hynny',
      excluded: 'Wedi’u heithrio: nid yw’r ymatebion hyn yn cyfrif',
    },
    by: (who, when) => `${who}, ${when}`,
    you: 'Chi',
    somebody: 'Cydweithiwr',
    because: (reason) => `Rheswm: ${reason}`,
    takenBack: (reason) => `Tynnwyd penderfyniad yn ôl. Rheswm: ${reason}`,
    leftOut: (responses) => `${counted.responses(responses)} y tu allan i’r penderfyniad`,
    working: 'Yn newid yr hyn sy’n cyfrif',
    progress: (done, total) => `${number(done)} o ${counted.responses(total)}`,
    follows: (responses, day) =>
      `Mae ${counted.responses(responses)} arall yn cyfateb i grŵp${
        day === null ? ' a benderfynwyd o’r blaen' : ` ers eich penderfyniad ar ${day}`
      }.`,
    sameAgain: {
      kept: 'Cadw’r rhain hefyd',
      organised: 'Wedi’u trefnu, y rhain hefyd',
      excluded: 'Eithrio’r rhain hefyd',
    },
    effectLoading: 'Yn cyfrif y canlyniadau heb y grŵp hwn',
    effectFailed: 'Nid oedd modd cyfrif yr effaith ar ganlyniadau.',
    noEffect: 'Heb y grŵp hwn, nid oes canlyniad yn newid.',
    effect: (points, orders) =>
      `Heb y grŵp hwn, mae canlyniadau’n newid hyd at ${decimal(points)} pwynt${
        orders === 0
          ? '; nid oes trefn atebion yn newid.'
          : `; mae trefn yr atebion yn newid mewn ${counted.questions(orders)}.`
      }`,
  },
  group: {
    back: 'Yn ôl i Gywirdeb',
    missingTitle: 'Nid yw’r grŵp hwn yn bod mwyach',
    missingText: 'Mae ei ymatebion yn perthyn i grŵp arall nawr, wedi’u dileu, neu heb fod yn debyg i’w gilydd mwyach.',
    loading: 'Yn llwytho’r grŵp...',
    loadFailed: 'Methwyd â llwytho’r grŵp',
    doubtful: 'Grŵp amheus',
    organised: 'Grŵp wedi’i drefnu',
    reasons: 'Pam mae’r ymatebion hyn yn perthyn i’w gilydd',
    effects: 'Beth sy’n newid heb y grŵp hwn',
  },
  sample: {
    title: 'Ochr yn ochr',
    about: (shown, all) =>
      `${number(shown)} o ${counted.responses(all)} sy’n dangos y rhesymau. Caiff pob un ei gymharu â’r cyntaf. Tanlinellir geiriau a ychwanegwyd, rhoddir llinell drwy eiriau coll, ac mae atebion cyfartal yn welw.`,
    response: (of) => (of === undefined ? 'Ymateb' : `Ymateb ${number(of)}`),
    first: 'cymharir â hwn',
    previous: 'Blaenorol',
    next: 'Nesaf',
    position: (from, to, all) =>
      from === to ? `${number(from)} o ${number(all)}` : `${number(from)} i ${number(to)} o ${number(all)}`,
    took: (seconds) => `cymerodd ${counted.seconds(seconds)}`,
    noAnswer: 'Dim ateb',
    same: 'yr un peth',
    added: 'ychwanegwyd:',
    removed: 'ar goll:',
    end: 'diwedd',
    otherText: 'testun gwahanol',
    none: 'Cafodd ymatebion y sampl eu dileu.',
    removedQuestion: (at) => `Cwestiwn ${at}`,
  },
  list: {
    title: (responses) => `Pob un o’r ${counted.responses(responses)}`,
    about: 'Dewiswch y rhai y dylai eich penderfyniad eu gadael allan: maent yn dal i gyfrif.',
    readOnly: 'Y diweddaraf yn gyntaf.',
    leaveOut: (of) => (of === undefined ? 'Gadael yr ymateb hwn allan' : `Gadael ymateb ${of} allan`),
    loadFailed: 'Methwyd â llwytho’r ymatebion',
    none: 'Nid oes ymatebion ar ôl yn y grŵp hwn.',
    notCounted: 'Heb ei gyfrif',
    noText: 'Dim ateb ysgrifenedig',
    open: 'Dangos yn Ymatebion',
    show: 'Dangos holl ymatebion y grŵp',
  },
  decide: {
    title: 'Eich penderfyniad',
    label: 'Beth ddylai ddigwydd i’r grŵp hwn?',
    choices: {
      kept: 'Cadw',
      organised: 'Wedi’u trefnu',
      excluded: 'Eithrio',
      undecided: 'Tynnu’r penderfyniad yn ôl',
    },
    hints: {
      kept: 'Maent yn bobl wahanol. Mae pob ymateb yn cyfrif.',
      organised:
        'Anfonodd llawer o bobl eiriau a baratowyd gan grŵp. Mae pob un yn cyfrif, ac mae’r adroddiad yn dweud faint a’u hanfonodd.',
      excluded: 'Nid ydynt yn gynifer â hynny o bobl. Tynnir yr ymatebion hyn o bob ffigur, siart ac allforiad.',
      undecided: 'Mae’r hyn a eithriwyd yn cyfrif eto, ac mae’r grŵp yn aros am benderfyniad.',
    },
    reason: 'Rheswm',
    reasonHint:
      'Caiff ei gyhoeddi: yn y datganiad cywirdeb, mewn adroddiadau ac yn y dystiolaeth. Mae hefyd yn y log gweithgarwch. Peidiwch ag enwi unrhyw berson.',
    reasonMissing: 'Rhowch reswm.',
    choiceMissing: 'Dewiswch beth ddylai ddigwydd.',
    changes: (after, before) =>
      after === before
        ? `Bydd yr adroddiad yn dal i gyfrif ${counted.responses(before)}.`
        : `Bydd yr adroddiad yn cyfrif ${number(after)} yn lle ${number(before)}.`,
    leavesOut: (responses) => `${counted.responses(responses)} wedi’u gadael allan.`,
    save: 'Cadw’r penderfyniad',
    saved: (choice) => `Wedi’i gadw: ${choice}.`,
    undo: 'Dadwneud',
    undone: 'Dadwnaed y penderfyniad.',
    undoReason: 'Dadwnaed yn syth ar ôl y penderfyniad',
    failed: 'Nid oedd modd cadw’r penderfyniad. Rhowch gynnig arall arni.',
    changedTitle: 'Newidiodd y grŵp hwn yn y cyfamser',
    changedNow: (responses, decision) => `Nawr: ${counted.responses(responses)}. ${decision}.`,
    changedHint: 'Mae eich rheswm yma o hyd. Gwiriwch y cyflwr newydd, yna cadwch eto.',
    noDecision: 'Dim penderfyniad',
    readOnly: 'Gall pobl sy’n cael golygu ymgyrchoedd benderfynu am y grŵp hwn.',
  },
  effects: {
    title: 'A yw’n gwneud gwahaniaeth?',
    about:
      'Pob canlyniad gyda’r holl ymatebion, heb y rhai amheus, a heb y rhai a eithriwyd. Daw’r cwestiynau â’r gwahaniaethau mwyaf yn gyntaf.',
    none: 'Nid oes canlyniadau i’w cymharu eto.',
    equal: (questions) => `Nid yw ${counted.questions(questions)} yn newid.`,
    allEqual: 'Nid oes canlyniad yn newid, gyda’r ymatebion hyn neu hebddynt.',
    showEqual: 'Eu dangos',
    hideEqual: 'Eu cuddio',
    answer: 'Ateb',
    columns: {
      all: 'Pob un',
      withoutDoubtful: 'Heb y rhai amheus',
      withoutExcluded: 'Heb y rhai a eithriwyd',
      withoutWave: 'Heb y grŵp hwn',
    },
    base: (responses) => `o ${number(responses)}`,
    difference: (points) => (points === 0 ? 'Dim gwahaniaeth' : `Gwahaniaeth hyd at ${decimal(points)} pwynt`),
    changesOrder: 'Mae’r drefn yn newid',
    mean: 'Cymedr',
    moreAnswers: (answers) => `Dangos ${counted.answers(answers)} arall`,
    moreQuestions: (questions) => `Dangos ${counted.questions(questions)} arall`,
    fewerAnswers: 'Dangos llai o atebion',
    points: (points) => `${points > 0 ? '+' : ''}${decimal(points)}`,
    percent: (share) => `${decimal(share * 100)}%`,
    mean1: decimal,
  },
  statement: {
    title: 'Datganiad cywirdeb',
    about: 'Fel y caiff ei gyhoeddi mewn adroddiadau. Caiff pawb ei ddarllen.',
    copy: 'Copïo’r testun',
    copied: 'Copïwyd y datganiad',
    table: 'Ffigurau’r datganiad',
    fact: 'Ffaith',
    figure: 'Ffigur',
    reasons: 'Rhesymau dros y penderfyniadau',
    unknowable: 'Yr hyn na ellir ei wybod',
    madeAt: (moment) => `Ar ${moment}`,
    value: (value) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 }),
  },
  evidence: {
    start: 'Allforio tystiolaeth',
    about:
      'Un ffeil wedi’i llofnodi gyda phob fersiwn o’r arolwg, y negeseuon, y penderfyniadau, y canlyniadau a’r log gweithgarwch. Gall unrhyw un wirio gyda’r rhaglen sydd ynddi na newidiwyd dim.',
    making: 'Yn gwneud y dystiolaeth',
    progress: (done, total) => `${number(done)} o ${number(total)}`,
    ready: (when, megabytes) => `Mae tystiolaeth ${when} yn barod (${megabytes} MB).`,
    megabytes: (bytes) => decimal(Math.max(0.1, bytes / 1_000_000)),
    download: 'Lawrlwytho’r dystiolaeth',
    failed: 'Nid oedd modd gwneud y dystiolaeth. Rhowch gynnig arall arni.',
    cancel: 'Stopio',
  },
});
