import { translate } from '@folkmoot/contracts/translation';
import { messages } from './mail-health.messages';

const number = (value: number): string => value.toLocaleString('cy');
const { wayNames } = messages.reports;

translate(messages, {
  reports: {
    title: 'Negeseuon nad ydynt yn cyrraedd',
    text: 'Mae cyfeiriadau nad ydynt yn bodoli, a phobl sy’n nodi eich negeseuon fel sbam, yn cael eu hadrodd yn ôl. Nid yw Folkmoot yn ysgrifennu atynt eto.',
    last: (ago, way) => `Adroddiadau o negeseuon a ddychwelwyd: cafwyd yr olaf ${ago}, trwy ${wayNames[way]}.`,
    never: 'Adroddiadau o negeseuon a ddychwelwyd: dim eto.',
    off: 'Nid oes dim yn adrodd am negeseuon sy’n dychwelyd yn nes ymlaen. Gall y person sy’n rhedeg Folkmoot drefnu hyn.',
    failed: 'Ni ellir dangos cyflwr eich e-bost',
    loading: 'Yn llwytho cyflwr eich e-bost...',
    recent: (bounced, complained, total) =>
      `Yn y 30 diwrnod diwethaf, dychwelodd ${number(bounced)} o ${number(total)} neges, a nodwyd ${number(complained)} fel sbam.`,
    noneRecent: 'Dim negeseuon yn y 30 diwrnod diwethaf.',
    alarms: {
      bounces:
        'Mae mwy na 5% o’ch negeseuon yn dychwelyd. Gall darparwyr roi’r gorau i anfon ar eich rhan. Gwiriwch o ble y daw’r cyfeiriadau cyn anfon eto.',
      complaints:
        'Mae mwy na 0.1% o’ch negeseuon yn cael eu nodi fel sbam. Gall darparwyr roi’r gorau i anfon ar eich rhan. Ysgrifennwch at bobl sy’n disgwyl eich negeseuon yn unig.',
    },
    ways: 'Sut mae adroddiadau’n cyrraedd',
    show: 'Dangos cyfeiriadau i ddarparwyr',
    hide: 'Cuddio cyfeiriadau i ddarparwyr',
    isOn: 'Ymlaen',
    isOff: 'I ffwrdd',
    wayNames: { ...wayNames, generic: 'Sgript eich hun', mailbox: 'Blwch dychwelyd' },
    read: (ago) => `Darllenwyd ${ago}.`,
    problems: {
      wrong_secret: (ago) => `Gwrthodwyd adroddiad ag allwedd neu lofnod anghywir ${ago}.`,
      mailbox_refused: (ago) => `Gwrthododd y blwch yr enw neu’r cyfrinair ${ago}.`,
      mailbox_unreachable: (ago) => `Nid oedd modd cyrraedd y blwch ${ago}.`,
    },
    mailbox: 'Mae Folkmoot yn ei ddarllen bob munud. Nid oes cyfeiriad i’w gopïo.',
    help: 'Mae ar y darparwr angen y cyfeiriad, ac ar Folkmoot angen ei allwedd. Mae adran i bob darparwr yn y canllaw i weithredwyr.',
    copy: 'Copïo',
    copied: 'Wedi’i gopïo',
    addressOf: (way) => `Cyfeiriad ar gyfer ${wayNames[way]}`,
  },
  test: {
    button: 'Profi’r adroddiadau',
    help: 'Anfon un neges i gyfeiriad nad yw’n bodoli. Mae ei hadroddiad yn dangos bod popeth yn gweithio.',
    states: {
      waiting: (to, ago) =>
        `Anfonwyd neges brawf i ${to} ${ago}. Nid yw ei hadroddiad wedi cyrraedd eto. Gall hynny gymryd rhai munudau. Os yw parth yn derbyn post i bob enw, ni ddaw adroddiad.`,
      reported: (ago, way) =>
        `Cyrhaeddodd adroddiad y neges brawf ${ago}${way ? `, trwy ${wayNames[way]}` : ''}. Mae adroddiadau’n gweithio.`,
      refused_at_once: (to) =>
        `Gwrthododd y gweinydd post ${to} ar unwaith, felly ni ddaw adroddiad. Sylwir ar gyfeiriadau o’r fath heb adroddiadau.`,
    },
    failed: 'Ni dderbyniodd unrhyw weinydd post y neges brawf. Rhowch gynnig arall arni yn nes ymlaen.',
  },
  domain: {
    title: 'Eich parth',
    text: (domain) => `Mae derbynwyr yn gwirio a yw ${domain} yn caniatáu post oddi yma.`,
    checked: (ago) => `Gwiriwyd ${ago}.`,
    again: 'Gwirio eto',
    loading: 'Yn gwirio eich parth...',
    failed: 'Ni ellir gwirio eich parth',
    recordNames: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
    findings: {
      spf_ok: 'Mae eich parth yn caniatáu i’r gweinydd hwn anfon.',
      spf_missing:
        'Nid yw eich parth yn dweud pa weinyddion a gaiff anfon drosto. Gall derbynwyr drin eich post fel sbam.',
      spf_several: 'Mae gan eich parth fwy nag un cofnod SPF, felly mae derbynwyr yn eu hanwybyddu i gyd. Cadwch un.',
      spf_invalid:
        'Mae gwall yng nghofnod SPF eich parth, neu mae angen mwy na deg chwiliad. Mae derbynwyr yn ei anwybyddu.',
      spf_allows_all: 'Mae eich parth yn caniatáu i bob gweinydd yn y byd anfon drosto. Rhowch “~all” yn lle “+all”.',
      spf_not_allowed: 'Nid yw eich parth yn caniatáu i’r gweinydd hwn anfon. Gall derbynwyr wrthod eich post.',
      spf_server_unknown:
        'Ni ellir gwybod oddi yma pa gyfeiriadau y mae derbynwyr yn eu gweld. Gall y person sy’n rhedeg Folkmoot eu nodi.',
      dkim_ok: 'Mae gan eich parth allwedd ar gyfer llofnodion.',
      dkim_missing: 'Nid oes gan eich parth allwedd o’r enw hwn, felly ni all derbynwyr wirio llofnodion.',
      dkim_revoked: 'Mae allwedd eich parth wedi’i dirymu. Gwrthodir post a lofnodwyd â hi.',
      dkim_selector_unknown:
        'Nid yw enw’r allwedd yn hysbys yma, felly ni chafodd ei gwirio. Mae eich darparwr post yn dangos y cofnod i’w ychwanegu.',
      dmarc_ok: 'Mae eich parth yn dweud wrth dderbynwyr am wrthod post sy’n esgus dod oddi wrthych.',
      dmarc_missing: 'Nid yw eich parth yn dweud beth i’w wneud â phost ffug. Mae rhai derbynwyr yn gofyn am gofnod.',
      dmarc_several:
        'Mae gan eich parth fwy nag un cofnod DMARC, felly mae derbynwyr yn eu hanwybyddu i gyd. Cadwch un.',
      dmarc_only_reports:
        'Mae eich parth yn gofyn i dderbynwyr dderbyn post ffug. Tynhewch hyn pan fydd popeth arall yn iawn.',
      no_answer: 'Nid atebodd gweinyddion enwau eich parth. Rhowch gynnig arall arni yn nes ymlaen.',
    },
    levels: { good: 'Yn iawn', warning: 'Gallai fod yn well', bad: 'Angen newid', unknown: 'Heb ei wirio' },
    current: 'Nawr',
    servers: (servers) => `Chwiliwyd am: ${servers.join(', ')}`,
    adviceNew: 'Ychwanegwch y cofnod hwn at eich parth (math TXT):',
    adviceChange: 'Newidiwch y cofnod i:',
    advice: (name) => `Cofnod ar gyfer ${name}`,
  },
});
