import { translate } from '@folkmoot/contracts/translation';
import { messages } from './sign-in.messages';

translate(messages, {
  title: 'Mewngofnodi',
  heading: (product) => `Mewngofnodi i ${product}`,
  intro: 'Rhowch eich e-bost gwaith. Byddwn yn anfon dolen sy’n eich mewngofnodi; nid oes cyfrinair.',
  email: 'Cyfeiriad e-bost',
  emailInvalid: 'Rhowch gyfeiriad e-bost yn y ffurf enw@enghraifft.org.',
  send: 'Anfon dolen fewngofnodi',
  sending: 'Yn anfon...',
  checkHeading: 'Edrychwch ar eich e-bost',
  checkText: (email) => `Anfonwyd dolen fewngofnodi i ${email}.`,
  expires: 'Daw’r ddolen i ben ymhen 15 munud ac mae’n gweithio unwaith.',
  differentEmail: 'Defnyddio e-bost gwahanol',
  invitationTitle: 'Mynediad drwy wahoddiad yn unig',
  invitationText:
    'Gwneir cyfrifon drwy wahoddiad gan eich cyngor. Os nad oes gennych un eto, neu os hoffech roi cynnig ar y cynnyrch gyda’ch cyngor, ysgrifennwch atom.',
  support: 'Cymorth technegol',
  verifying: 'Yn gwirio eich dolen fewngofnodi...',
  askTitle: (account) => `Mewngofnodi fel ${account}?`,
  askText: 'Ni ofynnwyd am y ddolen hon yn y porwr hwn. Parhewch dim ond os gofynnoch chi neu eich tîm cymorth amdani.',
  askOther: (email) => `Rydych wedi mewngofnodi yma fel ${email}. Os parhewch, caiff y cyfrif hwnnw ei allgofnodi.`,
  askYes: 'Mewngofnodi',
  askNo: 'Canslo',
  factorHeading: 'Cadarnhewch mai chi sydd yno',
  factorText: (account) => `Mae’r ddolen ar gyfer ${account} yn gywir. Mae un cam arall yn eich mewngofnodi.`,
  lost: 'Rwyf wedi colli’r rhain i gyd',
  lostOfCouncil: (council, support) =>
    `Gofynnwch i weinyddwr ${council} ailosod eich ail ffactor: Tîm, eich enw, Ailosod ail ffactor. Os mai chi yw’r unig weinyddwr, ysgrifennwch at ${support}.`,
  lostOfSystem: (support) =>
    `Gofynnwch i weithredwr y gosodiad hwn, a all ei ailosod ar y gweinydd. Os nad ydych yn gwybod pwy yw hwnnw, ysgrifennwch at ${support}.`,
  yourCouncil: 'eich cyngor',
  startAgain: 'Gofyn am ddolen newydd',
  againHeading: 'Rydych wedi mewngofnodi eto',
  againText: 'Ewch yn ôl i’r tab y daethoch ohono. Bydd yn parhau’n awtomatig. Gallwch gau’r un hwn.',
  toDashboard: 'Mynd i’r dangosfwrdd',
  back: 'Yn ôl i’r dudalen gychwyn',
  endTitle: 'Rydych wedi allgofnodi',
  endReasons: {
    deactivated: (council) => `Mae gweinyddwr wedi diffodd eich cyfrif yn ${council}.`,
    removed: (council) => `Nid yw eich cyfrif yn perthyn i ${council} mwyach.`,
    council_closed: (council) => `Caewyd cyfrif ${council}.`,
    factor_reset: () => 'Ailosodwyd eich ail ffactor. Mewngofnodwch a gosodwch un newydd.',
    signed_out: () => 'Daethoch â’r sesiwn hon i ben o ddyfais arall.',
    provider_signed_out: () => 'Mae tudalen fewngofnodi eich cyngor wedi eich allgofnodi.',
    over: () =>
      'Daw sesiwn i ben pan na chaiff ei defnyddio am wythnos, ac ar ôl 30 diwrnod. Mewngofnodwch i barhau lle roeddech.',
  },
  endContact: (council) => (council ? `Cwestiynau i ${council}` : 'Cymorth technegol'),
  ssoHeading: (council, provider) => `Mae ${council} yn mewngofnodi gyda ${provider}`,
  ssoOpening: (provider) => `Yn agor ${provider}...`,
  ssoContinue: (provider) => `Parhau i ${provider}`,
  ssoByLink: 'Anfonwch ddolen fewngofnodi ataf yn lle hynny',
  sendFailed:
    'Nid oedd modd anfon y ddolen fewngofnodi. Rhowch gynnig arall arni neu cysylltwch â gweinyddwr eich system.',
  verificationFailed: 'Methwyd â gwirio’r ddolen fewngofnodi. Rhowch gynnig arall ar fewngofnodi.',
  urlError: 'Methwyd â dilysu. Rhowch gynnig arall arni.',
});
