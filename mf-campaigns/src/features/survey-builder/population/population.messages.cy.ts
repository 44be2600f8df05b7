import { translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './population.messages';

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).join(', ');
  const more = names.length - 5;
  return more > 0 ? `${shown} a ${more} arall` : shown;
};

const options = (count: number): string =>
  welshCount(count, { two: 'ddewis', few: 'dewis', many: 'dewis', other: 'dewis' });

translate(messages, {
  title: 'Poblogaeth',
  notLinked: 'Heb ei gymharu â’r boblogaeth',
  linkedTo: (dimension) => `Wedi’i gymharu yn ôl ${dimension}`,
  gone: 'rhan o’r boblogaeth nad yw’n bodoli mwyach',
  open: (count) => `Nid oes categori eto i ${options(count)}`,
  about:
    'Dywedwch pa grŵp o breswylwyr yw pob dewis. Bydd yr adroddiad wedyn yn dangos pwy sydd ar goll. Nid yw preswylwyr yn gweld hyn, ac mae’r atebion yn aros fel y maent.',
  dimension: 'Rhan o’r boblogaeth',
  none: 'Dim',
  goneOption: 'Nid yw’n bodoli mwyach',
  option: (label) => `Categori ${label}`,
  options: 'Categorïau’r dewisiadau',
  optionHeading: 'Dewis',
  categoryHeading: 'Categori',
  noCategory: 'Dim categori eto',
  notCounted: 'Heb ei gyfrif',
  people: (name, people) => (people === null ? name : `${name} (${people.toLocaleString('en-GB')})`),
  match: 'Paru yn ôl enw',
  matched: (count, left) =>
    [
      count === 0 ? 'Nid oes gan ragor o ddewisiadau enw categori.' : `Parwyd ${options(count)}.`,
      left.length === 0 ? 'Nid oes dewis ar ôl.' : `Heb gategori: ${listed(left)}.`,
    ].join(' '),
  uncovered: (names) => `Nid oes dewis ar gyfer: ${listed(names)}.`,
  complete: 'Mae gan bob dewis gategori, ac mae gan bob categori ddewis.',
  showAll: (count) => `Dangos pob un o’r ${options(count)}`,
  settings: 'Gosod poblogaeth y cyngor',
  unknown: 'Nid yw’r cyngor wedi gosod ei boblogaeth eto.',
});
