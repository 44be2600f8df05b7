import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './sections.messages';

translate(messages, {
  section: 'Adran',
  sectionNumber: (number) => `Adran ${number}`,
  add: 'Ychwanegu adran',
  untitled: 'Adran heb deitl',
  title: 'Teitl yr adran',
  text: 'Testun (dewisol)',
  textHelp: 'Mae preswylwyr yn ei ddarllen lle mae’r adran yn dechrau.',
  onePage: 'Holl gwestiynau’r adran ar un dudalen',
  onePageHelp: 'Fel arall mae gan bob cwestiwn ei dudalen ei hun, o dan deitl yr adran.',
  addQuestion: 'Ychwanegu cwestiwn at yr adran',
  remove: 'Dileu’r adran',
  removeHelp: 'Mae ei chwestiynau’n aros.',
  removed: (title) => `Dilëwyd yr adran “${title}”. Mae ei chwestiynau yno o hyd.`,
  empty: 'Dim cwestiynau eto. Nid yw preswylwyr yn gweld yr adran.',
  ofQuestion: 'Adran',
  none: 'Dim adran',
  questions: (count) => counted.questions(count),
  everybody: 'Mae pawb yn gweld yr adran hon.',
  undo: 'Dadwneud',
  pages: 'Tudalennau ar y diwedd',
  pagesText:
    'Yn ôl eu hatebion, gall rhai pobl weld tudalen arall yn lle’r diolch. Dangosir y dudalen gyntaf y mae ei hamod yn wir.',
  pageNumber: (number) => `Tudalen ddiwedd ${number}`,
  kinds: { screen_out: 'Ddim i chi', thank_you: 'Diolch arall' },
  kindHelp: {
    screen_out:
      'Mae’r arolwg yn dod i ben cyn gynted ag y bo’r amod yn wir. Caiff yr hyn a atebwyd ei gadw a’i farcio fel wedi’i sgrinio allan, ac nid yw’n cyfrif yn y canlyniadau.',
    thank_you: 'Mae pobl a atebodd felly’n gweld y dudalen hon ar y diwedd. Mae eu hatebion yn cyfrif.',
  },
  addScreenOut: 'Ychwanegu tudalen “ddim i chi”',
  addThankYou: 'Ychwanegu diolch arall',
  pageTitle: 'Teitl y dudalen',
  pageText: 'Testun',
  pageTextHelp: 'Er enghraifft: “Mae’r arolwg hwn ar gyfer preswylwyr yr ardal, oherwydd …”.',
  removePage: 'Dileu’r dudalen',
  untitledPage: 'Tudalen heb deitl',
  pageRemoved: (title) => `Dilëwyd y dudalen “${title}”.`,
});
