import { englishName } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './comments.messages';

const MINUTE = 60;

const hyd = (seconds: number): string =>
  seconds < MINUTE ? 'llai na munud' : `tua ${counted.minutes(Math.round(seconds / MINUTE))}`;

const ynIaith = (code: string): string => (code === 'none' ? 'iaith heb ei hadnabod' : (englishName(code) ?? code));

translate(messages, {
  list: 'Sylwadau, y diweddaraf yn gyntaf',
  heads: {
    number: 'Rhif',
    text: 'Sylw',
    question: 'Cwestiwn',
    language: 'Iaith',
    sentiment: 'Barn',
    themes: 'Themâu',
  },
  numbered: (number) => `Ymateb ${number}`,
  unnumbered: 'Ymateb heb rif',
  removedQuestion: 'Cwestiwn nad yw’n cael ei ofyn mwyach',
  languageUnknown: 'Iaith heb ei hadnabod',
  select: (name) => `Dewis: ${name}`,
  selectAll: 'Dewis pob sylw yn y rhestr hon',
  sentimentOf: (name) => `Barn: ${name}`,
  themesOf: (name) => `Themâu: ${name}`,
  support: (theme, words, setBy) => `${theme}: ${words.map((each) => `“${each}”`).join(', ')}. ${setBy}.`,
  openSubmission: 'Agor yr ymateb cyfan',
  reset: 'Yn ôl i labeli’r dadansoddiad',
  markRead: 'Nodi iddo gael ei ddarllen',
  unread: 'Nodi nad yw wedi’i ddarllen',
  filterChoices: 'Teipiwch i hidlo',
  noChoice: 'Nid oes dim yn cyfateb.',
  noThemesYet: 'Nid oes themâu eto.',
  makeThemes: 'Creu rhai',
  missing: (number) =>
    number === 1 ? 'Nid yw un sylw’n bodoli mwyach.' : `Nid yw ${counted.comments(number)} yn bodoli mwyach.`,
  notSaved: (reason) => `Ni chadwyd y labeli. ${reason}`,
  notSavedAtAll: 'Ni chadwyd y labeli. Rhowch gynnig arall arni.',
  undo: 'Dadwneud',
  labelled: (number) => `Newidiwyd ${counted.comments(number)}.`,
  bulk: 'Sylwadau a ddewiswyd',
  selected: (number) => `${number.toLocaleString('en-GB')} wedi’u dewis`,
  sentimentOfAll: 'Barn y sylwadau a ddewiswyd',
  themeForAll: 'Themâu',
  unselect: 'Clirio’r dewis',
  filters: 'Hidlo sylwadau',
  search: 'Chwilio sylwadau',
  filterNames: {
    question: 'Cwestiwn',
    sentiment: 'Barn',
    theme: 'Thema',
    language: 'Iaith',
    by: 'Gosodwyd gan',
    flag: 'Marc',
  },
  filterIs: (name, value) => `${name}: ${value}`,
  removeFilter: (name, value) => `Tynnu’r hidlydd: ${name}: ${value}`,
  withoutTheme: 'Dim thema',
  anyFlag: 'Unrhyw farc',
  clearFilters: 'Clirio’r hidlyddion',
  matches: (number) => counted.comments(number),
  noneTitle: 'Dim sylwadau eto',
  noneText:
    'Mae atebion ysgrifenedig i gwestiynau barn yn ymddangos yma, pob un â’i farn a’i themâu. Gallwch gywiro unrhyw un ohonynt.',
  seeSetup: 'Gweld beth sy’n cael ei ddadansoddi',
  noMatchTitle: 'Nid oes sylw’n cyfateb',
  noMatchText: 'Nid yw’r un sylw’n cyfateb i’r hidlyddion i gyd.',
  keysTitle: 'Bysellau',
  keysText:
    'Maent yn gweithio tra bo’r ffocws yn y rhestr. Pan fydd sylwadau wedi’u dewis, mae labeli’n mynd i bob un ohonynt.',
  keys: [
    { key: 'j neu ↓', does: 'Y sylw nesaf' },
    { key: 'k neu ↑', does: 'Y sylw blaenorol' },
    { key: 'p', does: 'Cadarnhaol' },
    { key: '0', does: 'Y naill na’r llall' },
    { key: 'n', does: 'Negyddol' },
    { key: 't', does: 'Themâu: teipiwch i hidlo, Enter i ychwanegu neu dynnu' },
    { key: 'o', does: 'Dangos y sylw cyfan' },
    { key: 'r', does: 'Nodi i sylw â marc gael ei ddarllen' },
    { key: 'x', does: 'Dewis' },
    { key: 'u', does: 'Dadwneud' },
    { key: '?', does: 'Y rhestr hon' },
  ],
  strip: 'Barn yn ei chyd-destun',
  scoreOf: (judged, all) =>
    judged === all
      ? `allan o 10, o ${counted.comments(judged)}`
      : `allan o 10, o ${judged.toLocaleString('en-GB')} allan o ${counted.comments(all)}`,
  countOf: (name, number) => `${name} ${number.toLocaleString('en-GB')}`,
  judgedBy: (parts) => `Barnwyd gan: ${parts.join(', ')}`,
  judgedBuiltIn: 'y dadansoddiad mewnol',
  judgedByProvider: (number) => `y darparwr AI (${number.toLocaleString('en-GB')})`,
  judgedByPerson: (number) => `pobl (${number.toLocaleString('en-GB')})`,
  unjudgedLanguages: (languages) =>
    `Ni nodir barn ar gyfer ${languages
      .map(({ language, comments }) => `${counted.comments(comments)} (${ynIaith(language)})`)
      .join(', ')}: nid yw’r dadansoddiad mewnol yn ddigon da yno.`,
  by: 'Dangos yn ôl',
  byAnswers: 'Yn ôl atebion i',
  noParts: 'Peidio â dangos rhannau',
  groupings: {
    question: 'Cwestiwn',
    theme: 'Thema',
    area: 'Ardal',
    week: 'Wythnos',
    round: 'Rownd',
    language: 'Iaith',
    group: 'Atebion',
  },
  dissatisfied: 'Beth mae’r rhai anfodlon yn ei ddweud?',
  dissatisfiedWith: 'Anfodlon ar',
  partsBy: (title) => `Sylwadau yn ôl ${title}`,
  partHeads: {
    sentiment: 'Cadarnhaol, y naill na’r llall, negyddol',
    comments: 'Sylwadau',
    score: 'Sgôr',
    themes: 'Enwir amlaf',
  },
  nothingToPart: 'Nid oes sylw sy’n cyfateb yn perthyn i ran o’r math hwn.',
  noPart: 'Anhysbys',
  weekOf: (day) => `Wythnos o ${day}`,
  roundOf: (round) => `Rownd ${round}`,
  only: (name) => `Dangos yn unig: ${name}`,
  inWords: (positive, neutral, negative) =>
    `${positive} cadarnhaol, ${neutral} y naill na’r llall, ${negative} negyddol`,
  judgedIn: (judged) => `O ${counted.comments(judged)} a farnwyd`,

  planTitle: 'Beth sy’n cael ei ddadansoddi',
  planText:
    'Dim ond o farn y darllenir teimladau a themâu. Byddai ffeithiau, fel enwau strydoedd, yn gwneud i’r naws edrych yn well neu’n waeth nag y mae.',
  planHeads: { question: 'Cwestiwn', answers: 'Atebion ysgrifenedig', kind: 'Darllenir fel' },
  kinds: { opinion: 'Barn', fact: 'Ffaith', personal: 'Personol' },
  kindHints: {
    opinion: 'Beth mae pobl yn ei feddwl. Mae pob ateb yn cael barn a themâu.',
    fact: 'Lle, enw, rhif, dyddiad. Mae atebion yn cael eu cyfrif a’u rhestru, heb farn.',
    personal: 'Enwau, cyfeiriadau, manylion cyswllt. Dim ond eu cyfrif a wneir, ac ni chânt eu hanfon at ddarparwr.',
  },
  kindOf: (title) => `Sut y darllenir “${title}”`,
  fixed: 'Personol bob amser, oherwydd y math o gwestiwn',
  planSaved: 'Cadwyd. Mae’r sylwadau’n cael eu darllen eto.',
  planFailed: 'Ni chadwyd y dewis.',
  analysed: (number, questions) => `Dadansoddir ${counted.comments(number)} i ${counted.questions(questions)}.`,
  noWritten: 'Nid oes gan yr arolwg hwn gwestiwn ag atebion ysgrifenedig.',

  readersTitle: 'Pwy sy’n darllen y sylwadau',
  builtIn: 'Dadansoddiad mewnol',
  builtInText: 'Yn rhedeg ar y gweinydd hwn, ar bob sylw newydd, heb ei gychwyn. Nid oes dim yn gadael y cyngor.',
  builtInDone: (done, of) =>
    done >= of
      ? `Darllenwyd y cyfan: ${counted.comments(of)}.`
      : `Darllenwyd ${done.toLocaleString('en-GB')} o ${counted.comments(of)}.`,
  provider: 'Darparwr AI',
  providerText:
    'Yn darllen y sylwadau fesul swp. Tynnir manylion personol a adnabyddwn yn gyntaf. Mae labeli a osododd pobl yn aros fel y maent.',
  estimate: (number, cost, seconds) =>
    `${counted.comments(number)}, ${cost === null ? 'cost anhysbys' : `tua ${cost.toFixed(2)} o’ch cyllideb AI`}, ${hyd(seconds)}`,
  estimateNothing: 'Mae’r darparwr wedi darllen pob sylw.',
  noProvider: 'Nid oes darparwr AI wedi’i osod. Gall gweinyddwr ddewis un yn y gosodiadau.',
  startNew: 'Labelu sylwadau newydd',
  startAll: 'Labelu’r cyfan eto',
  startTitle: 'Gadael i’r darparwr AI labelu’r sylwadau hyn?',
  startQuestion: (provider, words) =>
    `Mae hyn yn mynd at ${provider}: ${words}. Gallwch ei stopio unrhyw bryd; mae’r hyn a labelwyd hyd hynny’n aros.`,
  start: 'Dechrau',
  estimateFailed: 'Ni ellid amcangyfrif y gost.',
  startFailed: 'Ni ellid dechrau labelu.',
  stop: 'Stopio',
  stopped: 'Wedi stopio. Mae’r hyn a labelwyd yn aros.',
  progress: (done, of) => `Labelwyd ${done.toLocaleString('en-GB')} o ${counted.comments(of)}`,
  progressLabel: 'Pa mor bell mae’r labelu',
  waiting: (moment) =>
    `Gofynnodd y darparwr i ni aros. Bydd y labelu’n parhau am ${moment}. Gallwch adael y dudalen hon.`,
  runStates: {
    queued: 'Yn aros i ddechrau',
    running: 'Yn labelu...',
    done: 'Wedi gorffen',
    failed: 'Wedi methu',
    cancelled: 'Wedi stopio',
  },
  lastRun: (state, moment) => `Y tro diwethaf: ${state}, ${moment}`,
  leftOut: (number) =>
    `${number.toLocaleString('en')} sylw heb eu hanfon: mae’r geiriau’n edrych fel gorchmynion i beiriant. Mae labeli’r dadansoddiad mewnol yn aros yno.`,
  runFailed: 'Ni allai’r darparwr labelu pob sylw',
  runFailedText: (reason) =>
    `${reason} Mae’r hyn a labelwyd o’r blaen yn aros. Gallwch ddechrau eto; mae’n parhau o’r fan honno.`,
  loadingEstimate: 'Yn amcangyfrif y gost...',

  reviewTitle: 'Sylwadau y dylai person eu darllen',
  reviewText:
    'Mae’r sylwadau hyn yn cynnwys geiriau am ddiogelwch, gwahaniaethu neu hunan-niwed. Gall geiriau gamarwain: darllenwch bob un, gweithredwch os oes angen, yna nodwch iddo gael ei ddarllen.',
  reviewNone: 'Dim i’w adolygu',
  reviewNoneText: 'Nid oes sylw heb ei ddarllen yn cynnwys geiriau am ddiogelwch, gwahaniaethu neu hunan-niwed.',
  reviewShow: 'Dangos',
  reviewUnread: 'I’w darllen',
  reviewRead: 'Wedi’u darllen',
  readBy: (who, when) => `Darllenwyd gan ${who}, ${when}`,
  you: 'chi',
  colleague: 'cydweithiwr',
  words: (words) => `Oherwydd: ${words.map((word) => `“${word}”`).join(', ')}`,

  checkTitle: 'Gwirio’r labeli',
  checkText: (size) =>
    `Rydych yn darllen ${counted.comments(size)} heb weld unrhyw label ac yn dweud eich barn. Mae’r cynnyrch yn cymharu: mae hynny’n dangos i ba raddau y gellir ymddiried yn ei ffigurau. Mae ail berson yn cryfhau’r canlyniad.`,
  checkStart: (size) => `Dechrau â ${counted.comments(size)}`,
  checkStartAgain: 'Tynnu sampl newydd',
  checkAgainTitle: 'Tynnu sampl newydd?',
  checkAgainQuestion: 'Mae’r sampl newydd yn disodli hwn, gyda’i holl atebion. Ni allwch ei ddadwneud.',
  checkGoOn: 'Parhau',
  checkJoin: 'Ei labelu hefyd',
  checkFailed: 'Ni ellid tynnu’r sampl.',
  checkLoadFailed: 'Methwyd â llwytho’r sampl',
  checkProgress: (done, of) => `${done} o ${of}`,
  checkProgressLabel: 'Pa mor bell ydych chi',
  checkKeys: 'Bysellau: p cadarnhaol, 0 y naill na’r llall, n negyddol, → nesaf, ← yn ôl. Gallwch adael a dod yn ôl.',
  checkQuestion: (title) => `I “${title}”`,
  checkThemes: 'Themâu y mae’n sôn amdanynt, os oes rhai',
  checkNext: 'Nesaf',
  checkBack: 'Yn ôl',
  checkLeave: 'Gadael am y tro',
  checkDone: 'Wedi gorffen',
  coderYou: 'Chi',
  coderOther: 'Cydweithiwr',
  checkCoder: (name, done, of) => (done >= of ? `${name}: pob un o’r ${of}` : `${name}: ${done} o ${of}`),
  checkRemoved: (number) => `Tynnwyd ${counted.comments(number)} o’r sampl ers hynny.`,
  resultTitle: 'Pa mor dda yw’r labeli',
  resultNone: 'Mae’r canlyniad yn ymddangos pan fydd un person wedi labelu’r sampl cyfan.',
  resultSentiment: 'Barn',
  resultRight: ({ right, of, low, high }) =>
    `Cywir mewn ${right} o ${of}. Gyda sylwadau eraill byddai rhwng ${low} a ${high}.`,
  resultF1: (value, low, high) =>
    `F1 ${value} (${low} i ${high}). Mae’n cyfrif cadarnhaol, y naill na’r llall a negyddol yr un fath, waeth pa mor brin yw un; mae 1.00 yn berffaith.`,
  resultThemes: 'Themâu',
  resultThemesF1: (value, low, high) =>
    `F1 ${value} (${low} i ${high}). Mae’n gostwng gyda phob thema sydd ar goll a phob un anghywir; mae 1.00 yn berffaith.`,
  resultAgreement: 'Rhwng dau berson',
  resultAgree: (percent, low, high, number) =>
    `Dewisodd eich dau ddarllenydd yr un farn ar gyfer ${percent}% o ${counted.comments(number)} (${low}% i ${high}%).`,
  resultKappa: (kappa) => {
    const words =
      kappa >= 0.8 ? 'da iawn' : kappa >= 0.6 ? 'da' : kappa >= 0.4 ? 'cymedrol' : kappa >= 0.2 ? 'gwan' : 'gwael';
    return `Y tu hwnt i siawns, mae’r cytundeb yn ${words} (kappa Cohen ${kappa.toFixed(2)}). Ni all unrhyw ddadansoddiad fod yn well nag y mae pobl yn cytuno â’i gilydd.`;
  },
  resultOnePerson: 'Un person sydd wedi’i labelu hyd yma. Gofynnwch i gydweithiwr ei labelu hefyd.',
});
