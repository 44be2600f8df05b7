import type { AiProviderKind } from '@folkmoot/contracts/client';
import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './insights.messages';

const providers: Readonly<Record<AiProviderKind, string>> = {
  built_in: 'Dadansoddiad mewnol, ar y gweinydd hwn. Mewn profion roedd yn gywir am tua thri o bob pedwar sylw',
  vertex: 'Google Vertex AI',
  openai: 'Yn gydnaws ag OpenAI',
  azure: 'Azure OpenAI',
};

translate(messages, {
  loading: 'Yn llwytho mewnwelediadau...',
  loadFailed: 'Methwyd â llwytho’r mewnwelediadau',
  generateAll: 'Gwneud pob dadansoddiad AI',
  clear: 'Clirio’r canlyniadau',
  cleared: 'Cliriwyd y canlyniadau',
  clearTitle: 'Clirio canlyniadau’r ymgyrch hon?',
  clearQuestion:
    'Mae hyn yn tynnu dadansoddiadau pob ystod dyddiadau, i bawb yn eich cyngor. Ni allwch ei ddadwneud. Gallwch wneud dadansoddiadau newydd unrhyw bryd.',
  clearForAdmins: 'Dim ond gweinyddwyr all glirio canlyniadau.',
  allComments: 'Pob sylw gyda’i labeli',
  stop: 'Stopio',
  analysing: 'Yn dadansoddi...',
  progress: (done, of) => `Gwnaed ${done} o ${of}`,
  titles: {
    sentiment: 'Teimlad',
    themes: 'Themâu',
    summary: 'Crynodeb',
    recommendations: 'Argymhellion',
  },
  purposes: {
    sentiment: 'Sut mae pobl yn teimlo, fel sgôr gyda’r sylwadau sy’n dangos hynny.',
    themes: 'Am beth mae pobl yn ysgrifennu, a faint sy’n ei enwi.',
    summary: 'Yr hyn y mae’r holl sylwadau’n ei ddweud, mewn ychydig frawddegau.',
    recommendations: 'Beth y gellid ei wneud am hyn, y pethau mwyaf dybryd yn gyntaf.',
  },
  analyse: {
    sentiment: 'Dadansoddi teimlad',
    themes: 'Dod o hyd i themâu',
    summary: 'Gwneud crynodeb',
    recommendations: 'Cael argymhellion',
  },
  again: 'Dadansoddi eto',
  againLabel: (title) => `Dadansoddi eto: ${title}`,
  noneTitle: 'Dim mewnwelediadau AI eto',
  noneText:
    'Mae dadansoddiadau’n darllen yr atebion i gwestiynau testun hir. Cânt eu cadw yma ar ôl eu gwneud. Ni sy’n cyfrif pob ffigur, ac mae pob gosodiad yn dangos yr ymatebion sy’n sail iddo.',
  failed: 'Methodd y dadansoddiad',
  callFailed: (status, body) => `Methodd galwad yr API: ${status} - ${body}`,
  notAuthenticated: 'Heb eich dilysu',
  errorTitle: 'Dadansoddiad AI',
  unavailableTitle: 'Gwasanaeth AI ddim ar gael',
  statuses: {
    unknown: 'Yn gwirio’r gwasanaeth AI...',
    working: 'Gwasanaeth AI yn gweithio',
    busy: 'Gwasanaeth AI yn brysur',
    error: 'Gwasanaeth AI ddim ar gael',
  },
  failedAt: (moment) => `Methodd ar ${moment}.`,
  busyTitle: 'Gwasanaeth AI yn brysur',
  waiting: (moment) =>
    `Gofynnodd y darparwr AI i ni aros. Bydd y dadansoddiad yn parhau am ${moment}. Gallwch adael y dudalen hon.`,
  dismiss: 'Diystyru',
  tryAgain: 'Ceisio eto',
  outdated: 'Mae ymatebion wedi dod neu fynd ers hynny. Dadansoddwch eto i’w cynnwys.',
  otherDays: (from, to) =>
    `Mae’r dadansoddiad hwn o ${from} i ${to}. Dadansoddwch eto i gynnwys y diwrnodau ers hynny.`,
  asOf: (moment) => `Ar ${moment}`,
  countedHere: 'Cyfrifwyd ar y gweinydd hwn o’r labeli hyn',
  provider: (kind, model) =>
    kind === 'built_in' ? providers.built_in : `${providers[kind]}${model ? `, ${model}` : ''}`,
  base: ({ responses, responsesRead, comments, read }) =>
    `Darllenwyd ${counted.comments(read)}${comments > read ? ` o ${comments.toLocaleString('en-GB')}` : ''} mewn ${
      responsesRead < responses ? `${responsesRead.toLocaleString('en-GB')} o’r rhai diweddaraf o ` : ''
    }${counted.responses(responses)}`,
  leftOut: ({ leftOut }) =>
    `Gadawyd ${counted.comments(leftOut)} allan: ddim mewn iaith a ddarllenir, neu ddim yn addas i’w hanfon.`,
  dropped: (number) =>
    `Gadawyd ${welshCount(number, { two: 'osodiad', other: 'gosodiad' })} allan gan nad yw’r ymatebion yn eu cefnogi.`,
  droppedList: 'Gosodiadau a adawyd allan',
  droppedHidden: 'Gosodiad na ellir ei ddangos',
  faults: {
    quote: 'dyfyniad nad yw mewn unrhyw sylw',
    unknown_comment: 'mae’n enwi sylw nad yw’n bodoli',
    number: 'rhif na chyfrodd neb',
    not_supported: 'nid yw’r sylwadau y mae’n eu henwi yn ei gefnogi',
    not_plain: 'nid testun plaen i’r cyngor',
    language: 'ddim yn Saesneg',
  },
  labelledBy: ({ built_in, provider, person }) =>
    `Labeli: ${[
      built_in > 0 && `${built_in.toLocaleString('en-GB')} gan y darlleniad mewnol`,
      provider > 0 && `${provider.toLocaleString('en-GB')} gan y darparwr AI`,
      person > 0 && `${person.toLocaleString('en-GB')} gan bobl`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  sendingTypes: {
    sentiment: 'Naws',
    themes: 'Themâu',
    summary: 'Crynodeb',
    recommendations: 'Argymhellion',
    labels: 'Labeli sylwadau',
    theme_proposals: 'Cynigion themâu',
  },
  lackTitle: 'Ni ellir barnu',
  lacks: {
    language:
      'Mae’r rhan fwyaf o’r sylwadau mewn iaith nad yw’r dadansoddiad hwn yn ei darllen yn dda. Nid ydym yn dangos sgôr yn hytrach nag un anghywir.',
    too_few:
      'Mae rhy ychydig o sylwadau i ddweud dim amdanynt. Mae angen pump ar gyfer naws. Dim ond atebion i gwestiynau testun hir yw sylwadau.',
    accuracy: 'Yn ein profion, nid oedd canlyniadau yn yr iaith hon yn ddigon cywir.',
    nothing_verified: 'Nid yw’r ymatebion yn cefnogi dim a ddywedodd y darparwr.',
  },
  outOfTen: 'allan o 10',
  howScore: (judged) =>
    `0: i gyd yn negyddol, 5: cytbwys, 10: i gyd yn gadarnhaol. Wedi’i gyfrifo o labeli ${counted.comments(judged)}.`,
  distribution: 'Dosbarthiad',
  headings: ['Naws', 'Sylwadau'],
  labels: { positive: 'Cadarnhaol', neutral: 'Niwtral', negative: 'Negyddol' },
  share: (number, of) => `${number} (${of > 0 ? Math.round((number / of) * 100) : 0}%)`,
  frequency: (number) => counted.comments(number),
  terms: (terms) => `Wedi’u cyfrif yn ôl: ${terms.join(', ')}`,
  noThemes: 'Nid oes thema a enwir gan sawl person.',
  noRecommendations: 'Nid yw’r sylwadau’n arwain at argymhelliad: nid oes dau berson yn cwyno am yr un peth.',
  priority: (priority) => `Blaenoriaeth: ${priority}`,
  quotes: 'Yn eu geiriau nhw',
  openQuote: (text) => `Agor y cyflwyniad: ${text}`,
  ledger: 'Yr hyn a anfonwyd at ddarparwyr AI',
  ledgerNone: 'Ni anfonwyd dim o’r ymgyrch hon at ddarparwr AI.',
  ledgerText:
    'Tynnir data personol yr ydym yn ei adnabod cyn i ddim adael. Gall manylion eraill aros. Mae’r hash o’r union beth a anfonwyd.',
  ledgerHeads: {
    when: 'Pryd',
    what: 'Dadansoddiad',
    provider: 'Darparwr',
    comments: 'Sylwadau',
    redacted: 'Tynnwyd',
    hash: 'Hash',
  },
  redacted: (kinds) => kinds.join(', ') || 'dim',
  redactionKinds: {
    email: 'cyfeiriadau e-bost',
    phone: 'rhifau ffôn',
    address: 'cyfeiriadau',
    national_id: 'rhifau adnabod cenedlaethol',
    card: 'rhifau cardiau',
    name: 'enwau',
    link: 'dolenni',
    birth_date: 'dyddiadau geni',
    vehicle: 'rhifau cerbydau',
    other: 'geiriau eraill',
  },
});
