import { counted, translate } from '@folkmoot/contracts/translation';
import { controlMessages } from './control.messages';

const years: Readonly<Record<number, string>> = { 365: '1 flwyddyn', 730: '2 flynedd', 1825: '5 mlynedd' };

translate(controlMessages, {
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
  uploading: 'Yn uwchlwytho...',
  only: (label, figure) => `Dim ond ${label}: ${figure}`,
  showTable: 'Dangos fel tabl',
  showChart: 'Dangos fel siart',
});
