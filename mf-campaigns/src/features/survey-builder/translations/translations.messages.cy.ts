import { translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './translations.messages';

const texts = (count: number): string =>
  welshCount(count, { two: 'destun', few: 'thestun', many: 'thestun', other: 'testun' });

translate(messages, {
  title: 'Cyfieithiadau',
  language: 'Iaith',
  add: 'Ychwanegu iaith',
  choose: 'Dewis neu deipio iaith',
  noLanguage: 'Nid oes iaith â’r enw hwn. Gallwch roi tag iaith, megis zh-Hant.',
  remove: (language) => `Tynnu ${language}`,
  removeTitle: 'Tynnu iaith',
  removeQuestion: (language, count) =>
    `Tynnu ${language} gyda’i ${texts(count)} wedi’u cyfieithu? Mae Dadwneud yn dod â hi’n ôl.`,
  emptyTitle: 'Un iaith hyd yma',
  emptyText:
    'Mae preswylwyr yn darllen yr arolwg yn ei brif iaith. Ychwanegwch iaith a chyfieithwch ochr yn ochr; dangosir yr hyn sydd ar goll yn y brif iaith.',
  progress: (done, total, stale) => `Cyfieithwyd ${done} o ${texts(total)}${stale > 0 ? `, ${stale} wedi dyddio` : ''}`,
  stale: 'Wedi dyddio',
  staleHelp: 'Newidiwyd y testun ar ôl ei gyfieithu.',
  stillFits: 'Mae’r cyfieithiad yn dal i ffitio',
  stillFitsOf: (what, place) => `${place}, ${what}: mae’r cyfieithiad yn dal i ffitio`,
  file: (language) => `Dogfen ategol yn yr iaith: ${language} (dewisol)`,
  fileInstead: (name, main) => `Heb un, bydd preswylwyr yn cael “${name}”, wedi’i marcio fel ${main}. Llun neu PDF.`,
  fileAlone: (language) => `Llun neu PDF y mae dim ond preswylwyr sy’n darllen ${language} yn ei weld.`,
  complete: 'Cyflawn',
  missingOnly: 'Dangos yr hyn sydd ar goll yn unig',
  nothingMissing: 'Mae popeth wedi’i gyfieithu.',
  nothingToTranslate: 'Nid oes testunau gan yr arolwg eto.',
  survey: 'Yr arolwg',
  question: (number) => `Cwestiwn ${number}`,
  words: (what, place, language) => `${place}, ${what}: ${language}`,
  main: (language) => `${language} (prif iaith)`,
});
