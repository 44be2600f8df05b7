import { translate } from '@folkmoot/contracts/translation';
import { dialogMessages, messages, testMessages } from './ai.messages';

translate(messages, {
  loading: 'Yn llwytho’r ffurfweddiad AI...',
  loadFailed: 'Methwyd â llwytho’r ffurfweddiad AI',
  kinds: {
    built_in: 'Mewnol',
    vertex: 'Google Vertex AI',
    openai: 'Yn gydnaws ag OpenAI',
    azure: 'Azure OpenAI',
  },
  kindHelp: {
    built_in: 'Yn cyfrif geiriau ar y gosodiad hwn. Nid oes dim yn ei adael, ac nid yw’n costio dim.',
    vertex: 'Yn mewngofnodi fel cyfrif gwasanaeth Google Cloud.',
    openai: 'OpenAI, neu unrhyw weinydd sy’n defnyddio ei brotocol, ar eich safle eich hun hefyd.',
    azure: 'Defnydd wedi’i osod o Azure OpenAI.',
  },
  settings: 'Ar gyfer pob cyngor',
  fieldLabels: { isOn: 'Dadansoddiad AI', providerId: 'Darparwr arferol', ceiling: 'Terfyn misol' },
  isOn: 'Dadansoddiad AI',
  isOnHelp: 'I ffwrdd: ni all darparwr ddadansoddi ymatebion unrhyw gyngor, beth bynnag sydd wedi’i osod ar ei gyfer.',
  defaultProvider: 'Darparwr arferol',
  noProvider: 'Dim',
  ceiling: 'Terfyn misol',
  ceilingHelp:
    'Yn arian cyfred eich prisiau. Ar ôl ei gyrraedd, mae dadansoddiadau’n stopio tan y mis nesaf. Gadewch yn wag os nad oes terfyn.',
  spent: (spent, month) => `Gwariwyd ym mis ${month}: ${spent}`,
  save: 'Cadw',
  saved: 'Cadwyd y ffurfweddiad AI.',
  saveFailed: 'Nid oedd modd cadw’r ffurfweddiad AI',
  providers: 'Darparwyr',
  add: 'Ychwanegu darparwr',
  emptyTitle: 'Dim darparwr eto',
  emptyText: 'Mae angen darparwr ar ddadansoddiadau: eich un chi, un rydych yn ei rentu, neu’r un mewnol.',
  usual: 'Darparwr arferol',
  keySet: (day) => `Rhoddwyd yr allwedd ar ${day}`,
  keyMissing: 'Dim allwedd',
  edit: 'Golygu',
  remove: 'Tynnu',
  removeTitle: 'Tynnu darparwr',
  removeQuestion: (name) => `Tynnu ${name}?`,
  removeText:
    'Caiff ei allwedd ei dileu. Bydd cynghorau a oedd â’r darparwr hwn yn defnyddio’r hyn sydd ar gyfer pawb.',
  removed: (name) => `Tynnwyd ${name}.`,
  removeFailed: 'Nid oedd modd tynnu’r darparwr',
  test: 'Profi’r cysylltiad',
  testing: 'Yn profi...',
  testFailed: 'Nid oedd modd rhedeg y prawf',
  notTested: 'Heb ei brofi eto',
});

translate(dialogMessages, {
  addTitle: 'Ychwanegu darparwr',
  editTitle: (name) => `Golygu ${name}`,
  kind: 'Math',
  name: 'Enw',
  url: 'Cyfeiriad',
  urlHelp: {
    vertex: 'Gadewch yn wag i ddefnyddio cyfeiriad y rhanbarth.',
    openai: 'Hyd at y fersiwn, fel https://api.openai.com/v1',
    azure: 'Cyfeiriad yr adnodd, fel https://my-resource.openai.azure.com',
  },
  model: 'Model',
  deployment: 'Enw’r defnydd (deployment)',
  region: 'Rhanbarth',
  project: 'Prosiect',
  projectHelp: 'Gadewch yn wag i ddefnyddio prosiect y cyfrif gwasanaeth.',
  apiVersion: 'Fersiwn yr API',
  inputPrice: 'Pris miliwn o docynnau a ddarllenir',
  outputPrice: 'Pris miliwn o docynnau a ysgrifennir',
  priceHelp: 'Yn arian cyfred y terfyn. Cyfrifir y terfyn yn ôl y prisiau hyn.',
  key: { vertex: 'Cyfrif gwasanaeth (JSON)', openai: 'Allwedd API', azure: 'Allwedd API' },
  keyHelp: 'Caiff ei chadw wedi’i hamgryptio ac ni chaiff ei dangos eto.',
  keyKept: 'Mae allwedd wedi’i chadw. Gadewch hyn yn wag i’w chadw.',
  keyAnew: 'Gyda chyfeiriad arall, rhaid rhoi’r allwedd eto.',
  required: 'Rhowch enw.',
  cancel: 'Canslo',
  save: 'Cadw',
  added: (name) => `Ychwanegwyd ${name}. Profwch y darparwr nawr.`,
  saved: (name) => `Cadwyd ${name}.`,
  failed: 'Nid oedd modd cadw’r darparwr',
});

translate(testMessages, {
  passed: 'Llwyddodd y prawf',
  failed: 'Methodd y prawf',
  when: (moment, ms) => `${moment}, ar ôl ${ms} ms`,
  model: 'Model',
  region: 'Rhanbarth',
  responses: 'Ymatebion ffug a anfonwyd',
  analysis: 'Dadansoddiad',
  troubleshooting: 'Datrys problemau',
  whole: 'Dangos y rhestr gyfan',
  hide: 'Cuddio’r rhestr',
  log: 'Log',
  http: (status) => `HTTP ${status}`,
  notReached: 'Ni ddaeth ateb.',
  authenticationRequired: 'Mae angen dilysu',
  troubles: {
    key_missing: {
      title: 'Mae’r pennyn awdurdodi ar goll',
      advice: 'Mewngofnodwch fel gweinyddwr system, a rhowch allwedd y darparwr hwn.',
    },
    configuration_missing: {
      title: 'Ni chafwyd hyd i ffurfweddiad Google Cloud, neu mae gosodiad arall ar goll',
      advice: 'Rhowch y cyfrif gwasanaeth, y rhanbarth a’r model; ar gyfer darparwyr eraill, y cyfeiriad a’r model.',
    },
    credentials_invalid: {
      title: 'Nid yw fformat JSON manylion mynediad Google Cloud yn ddilys',
      advice: 'Gludwch ffeil gyfan y cyfrif gwasanaeth, o’r cromfach gyrliog gyntaf i’r olaf.',
    },
    token_refused: {
      title: 'Methodd y cais am docyn OAuth',
      advice:
        'Nid oes ganddo ddigon o ganiatâd, neu dilëwyd yr allwedd yn Google. Gwnewch allwedd newydd â’r rôl Vertex AI User.',
    },
    forbidden: {
      title: 'Gwall 403 gan API Vertex AI, neu’r un gwall gan ddarparwr arall',
      advice:
        'Nid yw’r API wedi’i alluogi yn y prosiect, neu ni chaiff yr allwedd hon ddefnyddio’r model. Galluogwch ef, arhoswch funud, a phrofwch eto.',
    },
    key_refused: {
      title: 'Gwrthodwyd yr allwedd',
      advice: 'Rhowch yr allwedd eto; efallai ei bod wedi’i dileu neu wedi dod i ben.',
    },
    not_found: {
      title: 'Ni chafwyd hyd i’r model neu’r cyfeiriad',
      advice: 'Gwiriwch y cyfeiriad, y rhanbarth, ac enw’r model neu’r defnydd.',
    },
    rate_limited: {
      title: 'Mae’r darparwr yn gofyn i ni aros',
      advice: 'Mae ei gwota wedi’i ddefnyddio am y tro. Arhoswch, neu codwch y cwota gyda’r darparwr.',
    },
    refused: { title: 'Gwrthododd y darparwr yr alwad', advice: 'Mae ei ateb yn y log isod.' },
    unreachable: {
      title: 'Nid oedd modd cyrraedd y darparwr',
      advice: 'Gwiriwch y cyfeiriad, ac a gaiff y gweinydd hwn gysylltu ag ef.',
    },
    timed_out: {
      title: 'Nid atebodd y darparwr mewn pryd',
      advice: 'Profwch eto; os yw’n parhau, dewiswch fodel cyflymach.',
    },
    answer_invalid: {
      title: 'Nid oedd modd darllen yr ateb',
      advice: 'Nid yw’r hyn a atebodd yn defnyddio protocol y math hwn o ddarparwr.',
    },
  },
});
