import { translate } from '@folkmoot/contracts/translation';
import { messages } from './survey-builder.messages';

translate(messages, {
  loading: 'Yn llwytho’r arolwg...',
  loadFailed: 'Methwyd â llwytho’r arolwg',
  back: 'Yn ôl i’r ymgyrch',
  more: 'Rhagor o weithredoedd',
  surveyTitle: 'Teitl yr arolwg',
  untitled: 'Arolwg heb deitl',
  editTitle: 'Golygu teitl yr arolwg',
  undo: 'Dadwneud',
  download: 'Lawrlwytho’r arolwg hwn',
  downloadFailed: 'Nid oedd modd cadw’r arolwg, felly ni chafodd ei lawrlwytho. Rhowch gynnig arall arni.',
  redo: 'Ailwneud',
  views: 'Ar beth i weithio',
  view: { build: 'Cwestiynau', translations: 'Cyfieithiadau' },
  tabs: 'Rhannau’r adeiladwr',
  tab: { outline: 'Amlinelliad', edit: 'Golygu', preview: 'Rhagolwg', check: 'Gwirio' },
  checkWithErrors: (errors) => `Gwirio (${errors})`,
  removed: (number) => `Dilëwyd cwestiwn ${number}.`,
  moved: (number, of) => `Symudwyd i safle ${number} o ${of}.`,
  nowIn: (section) => (section === null ? ' Nid yw mewn unrhyw adran nawr.' : ` Mae yn yr adran “${section}” nawr.`),
  untitledSection: 'heb deitl',
  undone: 'Dadwnaed.',
  redone: 'Ailwnaed.',
});
