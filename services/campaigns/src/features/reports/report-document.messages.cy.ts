import type { ClaimFault } from '@folkmoot/contracts';
import { translate } from '@folkmoot/contracts/translation';
import { messages } from './report-document.messages';

const number = (value: number): string => value.toLocaleString('en');
/** A noun after a number is singular. */
const responses = (value: number): string => `${number(value)} ymateb`;
const people = (value: number): string => `${number(value)} o bobl`;
const comments = (value: number): string => `${number(value)} sylw`;
const share = (value: number, of: number): string =>
  `${number(value)} (${of > 0 ? Math.round((value / of) * 100) : 0}%)`;

interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const percent = (value: number): string => `${Math.round(value * 100)}%`;
const percents = ({ value, low, high }: Measured): string =>
  `${percent(value)} (cyfwng 95%: ${percent(low)} i ${percent(high)})`;
const decimals = ({ value, low, high }: Measured): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} i ${high.toFixed(2)})`;

const faults: Readonly<Record<ClaimFault, string>> = {
  quote: 'dyfyniad nad yw mewn unrhyw sylw',
  unknown_comment: 'sylw nad yw’n bodoli',
  number: 'rhif na chyfrifodd neb',
  not_supported: 'nid yw’r sylwadau a enwir yn ei gefnogi',
  not_plain: 'nid testun plaen i’r cyngor',
  language: 'nid yn Saesneg',
};

translate(messages, {
  kind: 'Adroddiad Adborth y Gymuned',
  generated: 'Lluniwyd yr adroddiad',
  period: 'Cyfnod',
  filteredBy: 'Wedi’i hidlo yn ôl',
  responses: 'Cyfanswm yr ymatebion',
  audience: 'Ar gyfer',
  audiences: {
    publication: (smallest) => `Cyhoeddi. Mae niferoedd o lai na ${number(smallest)} o bobl wedi’u cuddio.`,
    internal: (_smallest) => 'Defnydd mewnol. Mae’n dangos niferoedd bach, felly peidiwch â’i gyhoeddi.',
  },
  hidden: 'wedi’i guddio',
  someHidden: 'Mae niferoedd bach wedi’u cuddio; gweler “Ynghylch y ffigurau hyn”.',
  answeredHidden: 'Mae nifer yr atebion wedi’i guddio.',
  answeredOnly: (answered) => `Atebodd ${number(answered)}.`,
  wordsHidden: 'Ni ddangosir atebion cyn lleied o bobl.',
  between: (low, high) => `${low}–${high}%`,
  weightedShare: (weighted, low, high) => `wedi’i bwysoli ${weighted}%, ${low}–${high}%`,
  meanFigure: (mean, low, high) =>
    low === null || high === null ? `cymedr ${number(mean)}` : `cymedr ${number(mean)}, ${number(low)}–${number(high)}`,
  weightedFigure: (mean, low, high) =>
    low === null || high === null
      ? `wedi’i bwysoli ${number(mean)}`
      : `wedi’i bwysoli ${number(mean)}, ${number(low)}–${number(high)}`,
  wholeMean: (mean, low, high) =>
    low === null || high === null
      ? `Cymedr: ${number(mean)}.`
      : `Cymedr: ${number(mean)}, ${number(low)}–${number(high)}.`,
  weightedMean: (mean, low, high) =>
    low === null || high === null
      ? `Wedi’i bwysoli: ${number(mean)}.`
      : `Wedi’i bwysoli: ${number(mean)}, ${number(low)}–${number(high)}.`,

  about: {
    title: 'Ynghylch y ffigurau hyn',
    intervals:
      'Y tu ôl i bob cyfran mae ei chyfwng 95%: yr ystod y byddai cyfran pawb ynddi pe bai’r rhai a atebodd yn sampl ar hap.',
    selfSelected:
      'Nid sampl ar hap ydynt: dewisodd pobl drostynt eu hunain ateb. Mae’r cyfyngau’n dangos faint sy’n siawns, nid pwy sydd ar goll.',
    weighted:
      'Ffigurau wedi’u pwysoli yw’r canlyniad pe bai pob grŵp o’r boblogaeth wedi ateb i’r un graddau. Maent wrth ochr y rhai heb eu pwysoli.',
    refused: (reason) => `Nid yw’r ffigurau wedi’u pwysoli: ${reason}`,
    hidden: (smallest) =>
      `Mae niferoedd o lai na ${number(smallest)} o bobl wedi’u cuddio, fel na ellir adnabod neb. Mae niferoedd eraill wedi’u cuddio hefyd lle gellid cyfrifo nifer bach ohonynt. Mae popeth sy’n dilyn o rif cudd wedi’i guddio gydag ef: cyfrannau, cymedrau, barrau, ac atebion yng ngeiriau pobl eu hunain.`,
    figure: 'Ffigur',
    value: 'Gwerth',
    n: 'Ymatebion',
    effectiveSize: 'Maint effeithiol y sampl',
    designEffect: 'Effaith y cynllun',
    largest: 'Y pwysau mwyaf',
  },
  refusals: {
    counting: 'mae ymatebion yn dal i gael eu rhoi yn eu grwpiau.',
    imported_series: 'nid yw atebion a fewnforiwyd yn rhan o’r sampl.',
    no_dimensions: 'nid oes neb wedi dewis yn ôl beth.',
    not_linked: 'nid oes cwestiwn wedi’i gysylltu â rhan o’r boblogaeth a ddewiswyd.',
    population_unknown: 'nid yw’r boblogaeth yn hysbys.',
    targets_do_not_add_up: 'nid yw’r cyfrannau a osodwyd yn adio’n gywir.',
    too_few_responses: 'mae rhy ychydig o ymatebion.',
    no_answers: 'nid oes neb wedi ateb cwestiwn sydd wedi’i gysylltu â’r boblogaeth.',
    empty_category: 'nid oes neb o un grŵp o’r boblogaeth wedi ateb.',
    category_without_people: 'nid oes pobl yn y boblogaeth mewn grŵp a atebodd.',
    not_converged: 'nid oes pwysau sy’n cyd-fynd â’r boblogaeth.',
    design_effect: 'byddai’r pwysau mor wahanol fel y byddai’r canlyniad yn rhy ansicr.',
  },
  footer: (council, title, product) => `${council} | ${title} | Lluniwyd gan ${product}`,
  pageWords: 'Tudalen {n} o {m}',
  contents: 'Cynnwys',
  fallback: (language) =>
    `Mae’r cwestiynau mewn ${language} lle maent wedi’u cyfieithu. Mae’r geiriau o’u cwmpas yn Saesneg.`,
  questionGone: (title) =>
    title === '' ? 'Cwestiwn nad yw bellach yn yr arolwg.' : `Nid yw’r cwestiwn hwn bellach yn yr arolwg: ${title}`,
  instead:
    '(Mae’r testun hwn mewn llythrennau na all y ddogfen hon eu dangos. Mae yn y dangosfwrdd, yn yr adroddiad HTML ac yn yr allforyn CSV.)',
  unknown: 'ddim yn hysbys',
  allTime: (days) => `Pob amser (${days})`,
  days: (from, to) => (from === to ? from : `${from} i ${to}`),
  round: (period, round) => `${period}, rownd ${round}`,

  summary: 'Crynodeb Gweithredol',
  summaryLead: (count, period) => `Mae ${people(count)} wedi ateb yn y cyfnod hwn: ${period}.`,
  summaryFiltered: (count, of, period, filters) =>
    `Mae’r adroddiad hwn yn cynnwys ${number(count)} o ${responses(of)} yn y cyfnod hwn: ${period}. Wedi’i hidlo yn ôl: ${filters.join('; ')}.`,
  summaryCompletion: (rate, average) =>
    `O’r rhai a ddechreuodd yr arolwg, gorffennodd ${rate}% ohonynt; cymerodd ${average} iddynt ar gyfartaledd.`,
  summaryExcluded: (excluded) => `Tynnwyd ${responses(excluded)} o’r ffigurau gan staff.`,
  summaryOverQuota: (over) => `Daeth ${responses(over)} ar ôl cyrraedd terfyn.`,
  summaryScreenedOut: (screened) => `Ni ofynnwyd rhagor i ${people(screened)}, oherwydd eu hatebion.`,
  summaryHidden: (period) =>
    `Mae nifer y bobl a atebodd yn y cyfnod hwn wedi’i guddio, am ei fod yn nifer bach: ${period}.`,
  totalResponses: 'Cyfanswm yr Ymatebion',
  inPeriod: 'yn y cyfnod hwn',
  ofPeriod: (of) => `o ${number(of)} yn y cyfnod hwn`,
  partOf: (count, of) => `${number(count)} o ${number(of)}`,
  completion: 'Cyfradd Gwblhau',
  completionOf: (completes, starts) => `${number(completes)} o ${number(starts)} a ddechreuodd`,
  noVisits: 'dim ymweliadau wedi’u cyfrif eto',
  visitsUnfiltered: 'ddim yn hysbys yn ôl atebion',
  time: 'Amser Cyfartalog',
  median: (text) => `canolrif ${text}`,
  questions: 'Cwestiynau',
  inSurvey: 'yn yr arolwg',
  timelines: { day: 'Ymatebion fesul diwrnod', week: 'Ymatebion fesul wythnos', month: 'Ymatebion fesul mis' },
  units: { day: 'Diwrnod', week: 'Wythnos yn dechrau', month: 'Mis' },
  timelineHidden: {
    day: 'Gadawyd ymatebion fesul diwrnod allan, am fod ychydig ar rai dyddiau.',
    week: 'Gadawyd ymatebion fesul wythnos allan, am fod ychydig mewn rhai wythnosau.',
    month: 'Gadawyd ymatebion fesul mis allan, am fod ychydig mewn rhai misoedd.',
  },
  count: 'Ymatebion',
  atAGlance: 'Cipolwg',
  question: 'Cwestiwn',
  mostFrequent: 'Ateb mwyaf cyffredin',

  metrics: 'Ffigurau Allweddol',
  metric: 'Mesur',
  value: 'Gwerth',
  metricNames: {
    responses: 'Cyfanswm yr Ymatebion',
    title: 'Teitl yr Ymgyrch',
    questions: 'Cwestiynau’r Arolwg',
    period: 'Cyfnod y Dadansoddiad',
    generated: 'Lluniwyd yr Adroddiad',
    council: 'Cyngor',
  },
  zone: (zone) => `Dyddiau ac amseroedd ${zone} yw’r rhain.`,

  results: 'Canlyniadau fesul Cwestiwn',
  answered: (answered, count, asked = count) =>
    asked === count
      ? `Atebodd ${number(answered)} o ${number(count)}.`
      : `Gofynnwyd i ${number(asked)}, atebodd ${number(answered)}.`,
  reached: (answered, asked, count) =>
    asked === count ? share(answered, count) : `${share(answered, asked)} o’r ${number(asked)} y gofynnwyd iddynt`,
  numbered: (index, title) => `${index + 1}. ${title}`,
  numberedPart: (question, part, label) => `${question + 1}.${part + 1} ${label}`,

  personal: 'Mae’n gofyn am fanylion personol, felly ni ddangosir atebion yma.',
  someWords: (shown) =>
    `Dangosir ${number(shown)} o’r rhai diweddaraf; mae pob un yn y dangosfwrdd ac yn yr allforyn CSV.`,
  wordsElsewhere: 'Nid oes yr un ymhlith yr ymatebion diweddaraf; mae pob un yn y dangosfwrdd ac yn yr allforyn CSV.',

  areas: {
    title: 'Ardaloedd',
    area: 'Ardal',
    standing: 'Ymatebion',
    base: (question, answered) =>
      `“${question}”: canran o’r ${people(answered)} a’i hatebodd, fel o dan “Canlyniadau fesul Cwestiwn”.`,
    several: 'Gall un person enwi sawl ardal, felly nid yw’r rhesi’n adio i gyfanswm yr ymatebion.',
    responses: (count, percent) => (percent === null ? number(count) : `${number(count)} (${percent}% o’r atebion)`),
    inAreas: (percent) => `${percent}% o’r rhai yn yr ardaloedd`,
    outside: { elsewhere: 'Y tu allan i’r ardaloedd hyn', unanswered: 'Dim ardal wedi’i henwi' },
    all: 'Pob ymateb',
    residents: (percent) => `${percent}% o’r trigolion`,
    balances: {
      over: 'gorgynrychiolaeth',
      under: 'tangynrychiolaeth',
      even: 'wedi’i chynrychioli fel y dylai fod',
      early: 'rhy ychydig o atebion i’w cymharu',
    },
    quotas: {
      reached: (wanted, _missing) => `wedi cyrraedd y cwota o ${number(wanted)}`,
      on_way: (wanted, missing) => `ar y ffordd i’r cwota o ${number(wanted)}, ${number(missing)} i fynd`,
      short: (wanted, missing) => `${number(missing)} yn brin o’r cwota o ${number(wanted)}`,
    },
  },

  insights: 'Mewnwelediadau AI',
  insightTitles: {
    sentiment: 'Teimlad',
    themes: 'Themâu',
    summary: 'Crynodeb',
    recommendations: 'Argymhellion',
  },
  madeBy: (provider, read, asOf) =>
    `${provider}; darllenwyd ${comments(read)}, ar ${asOf}. Cyfrifir y ffigurau o’r ymatebion, ac mae pob dyfyniad air am air.`,
  countedHere: 'Cyfrifwyd ar weinydd y cyngor ei hun o’r labeli hyn',
  providers: {
    built_in:
      'Gwnaed gan y dadansoddiad cynwysedig, ar weinydd y cyngor ei hun. Mewn profion roedd yn gywir am tua thri o bob pedwar sylw',
    vertex: 'Gwnaed gyda Google Vertex AI',
    openai: 'Gwnaed gyda gwasanaeth sy’n gydnaws ag OpenAI',
    azure: 'Gwnaed gydag Azure OpenAI',
  },
  labelledBy: ({ built_in, provider, person }) =>
    `Pennwyd teimlad ${number(built_in)} sylw gan y darllen mewnol, ${number(provider)} gan y darparwr AI, a ${number(person)} gan bobl.`,
  leftOut: (reasons) => {
    const kinds = [...new Set(reasons)].map((reason) => faults[reason]);
    return `Gadawyd ${number(reasons.length)} datganiad allan: ${kinds.join(', ')}.`;
  },
  unchecked: 'Nid oes neb wedi gwirio hyn yma.',
  checkedSentiment: ({ comments: checked, accuracy, macroF1 }) =>
    `Gwiriodd pobl yma ${comments(checked)} heb weld sut y’u barnwyd. Maent yn cytuno â’r teimlad ar gyfer amcangyfrif o ${percents(accuracy)} o’r holl sylwadau; F1 macro yw ${decimals(macroF1)}.`,
  checkedThemes: ({ comments: checked, microF1 }) =>
    `Gwiriodd pobl yma ${comments(checked)} heb weld pa themâu oedd ganddynt. F1 micro yw ${decimals(microF1)}: mae 1 yn golygu’r un themâu.`,
  agreed: (agreement, kappa) =>
    `Mae dau berson yn cytuno â’i gilydd ar ${percents(agreement)}${kappa === null ? '' : `; kappa yw ${kappa.toFixed(2)}`}.`,
  outdated: 'Mae ymatebion wedi dod neu fynd ers gwneud y dadansoddiad hwn.',
  score: (score, judged) =>
    `Teimlad cyffredinol: ${score} allan o 10, o ${comments(judged)} (0 i gyd yn negyddol, 5 niwtral, 10 i gyd yn gadarnhaol).`,
  moodsHidden: 'Mae ffigurau teimlad wedi’u cuddio, am fod rhai’n niferoedd o ychydig bobl.',
  statementsHidden: (smallest) => `Gadawyd datganiadau â rhif islaw ${number(smallest)} allan.`,
  distribution: 'Dosbarthiad',
  mood: 'Naws',
  comments: 'Sylwadau',
  moods: { positive: 'Cadarnhaol', neutral: 'Niwtral', negative: 'Negyddol' },
  share,
  theme: (name, frequency) => `${name} (${comments(frequency)})`,
  noThemes: 'Nid oes thema a enwir gan sawl person.',
  noRecommendations: 'Nid oes dim yn dilyn o’r sylwadau: nid oes neb yn cwyno am yr un peth.',
  recommendation: (index, title) => `${index + 1}. ${title}`,
  priority: (priority) => `Blaenoriaeth: ${priority}`,

  basic: 'Dadansoddiad Sylfaenol',
  basicText: 'Ni wnaed dadansoddiad AI ar gyfer y cyfnod hwn. Cyfrifir y ffigurau hyn o’r ymatebion a’r ymweliadau.',
  basicFiltered:
    'Mae dadansoddiadau AI o’r holl ymatebion, felly nid oes rhai yn yr adroddiad hidledig hwn. Cyfrifir y ffigurau hyn o’r ymatebion.',
  visits: 'Sut daeth pobl drwy’r arolwg',
  funnel: {
    views: 'Agorodd yr arolwg',
    starts: 'Dechreuodd',
    completes: 'Gorffennodd',
    abandons: 'Rhoddodd y gorau iddi ar y ffordd',
  },
  people: 'Pobl',
  reach: 'Faint atebodd bob cwestiwn',
  busiest: (day, count) => `Y nifer mwyaf o ymatebion mewn diwrnod: ${number(count)}, ar ${day}.`,
  perDay: (average) => `Ar gyfartaledd ${average} o ymatebion y dydd.`,

  integrity: 'Cywirdeb yr Ymatebion',
  integrityHidden:
    'Mae’r tabl yn dangos yr hyn sy’n hysbys am yr ymatebion. Mae rhifau bach wedi’u cuddio, oherwydd gallent arwain at bobl.',
  integrityOfAll: 'Mae’r ffigurau hyn am bob ymateb i’r ymgynghoriad, heb hidlyddion na chyfnod yr adroddiad hwn.',
  integrityReasons: 'Rhesymau dros y penderfyniadau',
  integrityEffects: 'Y gwahaniaeth y mae’n ei wneud',
  difference: 'Gwahaniaeth mwyaf mewn pwyntiau canran',
  effect: (points, changesOrder) => (changesOrder ? `${points}, ac mae trefn yr atebion yn newid` : points),
  effectNote: (effect) => `Gwahaniaeth mwyaf mewn pwyntiau canran: ${effect}.`,
  effectsLeftOut: {
    small:
      'Gadawyd y canlyniadau gyda’r ymatebion hyn a hebddynt allan, am y byddent yn dangos niferoedd o ychydig bobl.',
    filtered: 'Mae’r canlyniadau gyda’r ymatebion hyn a hebddynt mewn adroddiad o bob ymateb.',
  },
  answer: 'Ateb',
  ofAll: 'Pob ymateb',
  withoutDoubtful: 'Heb y rhai amheus',
  withoutExcluded: 'Heb y rhai a eithriwyd',
  shareOf: (value, percentage) =>
    `${number(value)} (${percentage.toLocaleString('en', { maximumFractionDigits: 1 })}%)`,
  mean: 'Cymedr',
  peopleAnswered: 'Pobl a atebodd',
  unknowable: 'Yr hyn na all neb ei wybod',

  samples: 'Ymatebion Enghreifftiol',
  samplesText: (shown, all) =>
    `Y ${shown === 1 ? 'ymateb diweddaraf' : `${number(shown)} ymateb diweddaraf`} o ${number(all)}, fel y’u rhoddwyd, heb ddata personol fel enwau a chyfeiriadau y mae cwestiwn yn gofyn amdanynt. Mae pob un yn yr allforyn CSV.`,
  redacted:
    'Mae data personol yr ydym yn ei adnabod yng ngeiriau pobl eu hunain wedi’i ddileu. Gall manylion eraill aros.',
  response: (position) => (position === undefined ? 'Ymateb' : `Ymateb ${number(position)}`),
  submitted: (moment, time) => (time === null ? moment : `${moment} · cymerodd ${time}`),
  noAnswers: 'Ni atebwyd yr un cwestiwn.',
  goesOn: (text) => `${text} … (yn parhau yn yr allforyn CSV)`,
  moreAnswers: (more) => `Mae ${number(more)} ateb arall yn yr allforyn CSV.`,
  untitled: (index) => `Cwestiwn ${index + 1}`,
});
