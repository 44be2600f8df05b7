import { translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './place-staff.messages';

translate(messages, {
  map: 'Map o’r cyngor',
  mapHint: 'Mae amlinelliadau a chynlluniau eich cyngor yn y gosodiadau, o dan Mapiau a chodau post.',
  noMaps: 'Nid oes gan eich cyngor fap eto. Gall gweinyddwr uwchlwytho un yn y gosodiadau, o dan Mapiau a chodau post.',
  none: 'Dewis map',
  former: (name) => `${name} (fel yr oedd)`,
  exactness: 'Pa mor fanwl',
  exactnesses: { area: 'Ardal yn unig', near: 'Tua 100 m', exact: 'Tua 10 m' },
  planExactnesses: { area: 'Rhan o’r cynllun', near: 'Tua ble', exact: 'Yn union ble' },
  kept: 'Mae’r dudalen yn dweud beth a gedwir. Data personol yw pwyntiau: nid oes dadansoddiad yn eu darllen, a dim ond yr ardal sydd mewn ffeiliau wedi’u golygu.',
  keptArea: 'Mae’r dudalen yn dweud mai dim ond yr ardal a gedwir.',
  allowsOutside: 'Gall lle fod y tu allan i’r ardaloedd',
  asksWhere: 'Gall pobl ysgrifennu yn union ble',
  areas: (count) => welshCount(count, { other: 'ardal' }),
});
