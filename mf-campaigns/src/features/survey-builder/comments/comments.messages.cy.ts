import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './comments.messages';

translate(messages, {
  all: 'Sylwadau',
  allTitle: 'Sylwadau ar yr arolwg hwn',
  title: (number) => `Sylwadau ar gwestiwn ${number}`,
  deletedTitle: 'Sylwadau ar gwestiwn a ddilëwyd',
  untitled: 'Dim teitl eto',
  deletedQuestion: 'Cwestiwn a ddilëwyd',
  question: (number, title) => `${number}. ${title}`,
  none: 'Dim sylwadau eto',
  noneText: 'Mae sylwadau ar gyfer eich tîm yn unig. Nid yw preswylwyr byth yn eu gweld.',
  open: (comments) => `${counted.comments(comments)} agored`,
  button: (number, open) =>
    open === 0 ? `Sylwadau ar gwestiwn ${number}` : `Sylwadau ar gwestiwn ${number}: ${open} agored`,
  label: 'Ysgrifennu sylw',
  help: 'Teipiwch @ i grybwyll cydweithiwr, a fydd yn cael e-bost.',
  send: 'Ychwanegu sylw',
  failed: 'Nid oedd modd ychwanegu’r sylw. Rhowch gynnig arall arni.',
  notSaved:
    'Nid yw eich newidiadau diweddaraf wedi’u cadw eto, felly ni ychwanegwyd y sylw. Rhowch gynnig arall arni pan fyddant wedi’u cadw.',
  changeFailed: 'Nid oedd modd newid y sylw. Rhowch gynnig arall arni.',
  colleagues: 'Cydweithwyr',
  matches: (people) =>
    people === 1
      ? '1 cydweithiwr. Pwyswch Enter i ddewis.'
      : `${people} cydweithiwr. Defnyddiwch y bysellau saeth ac Enter i ddewis.`,
  writtenBy: (who, moment) => `${who}, ${moment}`,
  you: 'Chi',
  someone: 'Rhywun arall',
  resolve: 'Datrys',
  resolveOf: (who) => `Datrys sylw ${who}`,
  reopen: 'Ailagor',
  reopenOf: (who) => `Ailagor sylw ${who}`,
  remove: 'Dileu',
  removeOf: 'Dileu eich sylw',
  resolvedBy: (who) => `Datryswyd gan ${who}`,
  showResolved: (comments) => `Dangos y rhai a ddatryswyd (${comments})`,
  hideResolved: 'Cuddio’r rhai a ddatryswyd',
});
