import { translate } from '@folkmoot/contracts/translation';
import { generalMessages, messages, targetingMessages } from './council-settings.messages';

translate(messages, {
  title: 'Gosodiadau',
  description: 'Rheolwch ffurfweddiad eich cyngor',
  tabs: {
    general: 'Cyffredinol',
    targeting: 'Targedu',
    population: 'Poblogaeth',
    places: 'Mapiau a chodau post',
    branding: 'Brandio',
    notifications: 'Hysbysiadau',
    email: 'Ffurfweddu e-bost',
    privacy: 'Preifatrwydd',
    signIn: 'Mewngofnodi',
    singleSignOn: 'Mewngofnodi unwaith',
    tokens: 'Tocynnau API',
    webhooks: 'Bachau gwe',
    activity: 'Log gweithgarwch',
  },
  tabsLabel: 'Gosodiadau',
  loading: 'Yn llwytho gosodiadau...',
  loadFailed: 'Methwyd â llwytho gosodiadau',
  readOnly: 'Dim ond gweinyddwr eich cyngor all newid y gosodiadau hyn.',
});

translate(generalMessages, {
  description: 'Pwy ydych chi, ble rydych chi, a pha iaith y mae eich preswylwyr yn ei darllen.',
  fields: {
    name: 'Enw’r cyngor',
    slug: 'Rhan olaf yr URL',
    contactEmail: 'E-bost cyswllt',
    address: 'Cyfeiriad',
    phone: 'Ffôn',
    website: 'Gwefan',
    timezone: 'Cylchfa amser',
    language: 'Iaith',
    industry: 'Diwydiant',
    pageLanguages: 'Rhagor o ieithoedd i breswylwyr',
  },
  pageLanguagesHelp:
    'Gall arolwg fod mewn unrhyw iaith. Ieithoedd yw’r rhain ar gyfer y geiriau o’i amgylch, megis botymau a hysbysiadau. Nid oes neb wedi adolygu’r geiriau hyn eto. Tra nad yw iaith wedi’i hadolygu, mae’r geiriau am breifatrwydd a chydsyniad wrth ymyl y rhai Saesneg.',
  pageLanguageIsMain: 'Dyma iaith eich cyngor.',
  timezoneHelp: 'Mae dyddiadau, amserlenni ac adroddiadau’n dilyn y gylchfa hon.',
  languageHelp: 'Iaith tudalennau a negeseuon e-bost i breswylwyr.',
  industryHelp: 'Defnyddir i deilwra argymhellion AI.',
  slugHelp: (address) => `Mae preswylwyr yn dod o hyd i chi yn ${address}`,
  formerSlugs: (paths) =>
    `Mae codau a dolenni printiedig i ${paths.join(', ')} yn dal i weithio: maent yn arwain at y cyfeiriad presennol.`,
  slugChanges: (path) =>
    `Ar ôl i chi gadw, bydd dolenni a chodau printiedig â ${path} yn arwain at y cyfeiriad newydd. Ni all unrhyw gyngor arall gymryd yr hen un.`,
  slugInvalid: 'Defnyddiwch lythrennau bach, digidau a chysylltnodau.',
  nameMissing: 'Rhowch enw eich cyngor.',
  emailInvalid: 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  websiteInvalid: 'Rhowch gyfeiriad gwe fel https://www.example.org.',
});

translate(targetingMessages, {
  description: 'At beth y gellir anelu ymgyrchoedd. Nid yw preswylwyr yn gweld y rhestr hon.',
  fields: {
    targetAudiences: 'Cynulleidfaoedd targed',
  },
  help: {
    targetAudiences: 'Cynigir fel Grŵp cynulleidfa pan gaiff ymgyrch ei dosbarthu.',
  },
  add: { targetAudiences: 'Ychwanegu cynulleidfa' },
  areas: 'Mae ardaloedd, a faint o bobl sy’n byw ynddynt, yn rhan o boblogaeth eich cyngor.',
  areasLink: 'Ewch i Poblogaeth',
  entry: (list, index) => `${list}, cofnod ${index}`,
  remove: (name) => `Tynnu ${name}`,
  lastOne: 'Ni ellir tynnu’r cofnod olaf.',
  blank: 'Rhowch enw, neu tynnwch y cofnod hwn.',
  twice: 'Mae’r cofnod hwn yno eisoes.',
});
