import { counted, translate } from '@folkmoot/contracts/translation';
import { uiMessages } from './ui.messages';

const years: Readonly<Record<number, string>> = { 365: '1 flwyddyn', 730: '2 flynedd', 1825: '5 mlynedd' };

translate(uiMessages, {
  tryAgain: 'Ceisio eto',
  errorTitle: 'Nid oedd modd llwytho hyn',
  reference: (requestId) => `Cyfeirnod: ${requestId}`,
  dismiss: 'Diystyru',
  close: 'Cau',
  cancel: 'Canslo',
  unsaved: {
    title: 'Newidiadau heb eu cadw',
    question: 'Os caewch hyn nawr, caiff yr hyn a roddwyd gennych ei golli.',
    discard: 'Hepgor y newidiadau',
    stay: 'Parhau i olygu',
  },
  uploading: 'Yn uwchlwytho...',
  howComputed: 'Sut cyfrifir hyn?',
  howComputedOf: (label) => `Sut cyfrifir ${label}?`,
  noValue: 'Dim ffigur eto',
  up: (delta, than) => `I fyny ${delta} ${than}`,
  down: (delta, than) => `I lawr ${delta} ${than}`,
  same: (than) => `Dim newid ${than}`,
  showMore: 'Dangos mwy',
  clearSearch: 'Clirio’r chwiliad',
  notifications: 'Hysbysiadau',
  mail: {
    shape: 'Dangos fel',
    desktop: 'Cyfrifiadur',
    phone: 'Ffôn',
    plain: 'Testun plaen',
    from: 'Oddi wrth',
    replyTo: 'Ateb i',
    noReply: 'Neb: nid oes cyfeiriad ateb',
    subject: 'Pwnc',
  },
  days: {
    after: (days) => (years[days] ? `Ar ôl ${years[days]} (${counted.days(days)})` : `Ar ôl ${counted.days(days)}`),
    other: 'Ar ôl nifer arall o ddiwrnodau',
    days: 'Diwrnodau',
    invalid: (most) => `Rhowch rif cyfan rhwng 1 a ${most.toLocaleString('en-GB')}.`,
  },
  sparkline: (values, unit) => {
    const sum = values.reduce((total, value) => total + value, 0);
    if (sum === 0) return `${counted.days(values.length)}: dim ${unit}`;
    const range = `${Math.min(...values).toLocaleString('en-GB')} i ${Math.max(...values).toLocaleString('en-GB')}`;
    return `${counted.days(values.length)}: ${range} ${unit} y dydd, ${sum.toLocaleString('en-GB')} i gyd`;
  },
  only: (label, figure) => `Dim ond ${label}: ${figure}`,
  showTable: 'Dangos fel tabl',
  showChart: 'Dangos fel siart',
  table: 'Tabl',
  openRow: 'Pwyswch Enter i agor rhes, a’r bysellau saeth i symud.',
  pickColour: 'Dewis lliw o’r sgrin',
  loading: 'Yn llwytho…',
  statuses: {
    draft: 'Drafft',
    survey_building: 'Arolwg ar y gweill',
    ready: 'Yn barod',
    scheduled: 'Wedi’i hamserlennu',
    active: 'Gweithredol',
    paused: 'Wedi’i hoedi',
    completed: 'Wedi’i chwblhau',
    archived: 'Wedi’i harchifo',
    inactive: 'Anweithredol',
    pending: 'Yn aros',
    accepted: 'Derbyniwyd',
    revoked: 'Tynnwyd yn ôl',
    unsubscribed: 'Wedi dad-danysgrifio',
    bounced: 'Dychwelwyd',
    complained: 'Cwynwyd',
    expired: 'Daeth i ben',
  },
});
