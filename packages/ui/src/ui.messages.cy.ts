import { counted, translate } from '@folkmoot/contracts/translation';
import { uiMessages } from './ui.messages';

translate(uiMessages, {
  tryAgain: 'Ceisio eto',
  errorTitle: 'Nid oedd modd llwytho hyn',
  reference: (requestId) => `Cyfeirnod: ${requestId}`,
  dismiss: 'Diystyru',
  cancel: 'Canslo',
  unsaved: {
    title: 'Newidiadau heb eu cadw',
    question: 'Os caewch hyn nawr, caiff yr hyn a roddwyd gennych ei golli.',
    discard: 'Hepgor y newidiadau',
    stay: 'Parhau i olygu',
  },
  howComputed: 'Sut cyfrifir hyn?',
  howComputedOf: (label) => `Sut cyfrifir ${label}?`,
  noValue: 'Dim ffigur eto',
  up: (delta, than) => `I fyny ${delta} ${than}`,
  down: (delta, than) => `I lawr ${delta} ${than}`,
  same: (than) => `Dim newid ${than}`,
  showMore: 'Dangos mwy',
  clearSearch: 'Clirio’r chwiliad',
  openRow: 'Pwyswch Enter i agor rhes, a’r bysellau saeth i symud.',
  notifications: 'Hysbysiadau',
  sparkline: (values, unit) => {
    const sum = values.reduce((total, value) => total + value, 0);
    if (sum === 0) return `${counted.days(values.length)}: dim ${unit}`;
    const range = `${Math.min(...values).toLocaleString('en-GB')} i ${Math.max(...values).toLocaleString('en-GB')}`;
    return `${counted.days(values.length)}: ${range} ${unit} y dydd, ${sum.toLocaleString('en-GB')} i gyd`;
  },
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
