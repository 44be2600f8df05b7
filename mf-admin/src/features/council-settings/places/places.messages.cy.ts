import { counted, translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './places.messages';

const MEGABYTE = 1024 * 1024;
const number = (count: number) => count.toLocaleString('en-GB');

translate(messages, {
  title: 'Mapiau a chodau post',
  description:
    'Mapiau y mae preswylwyr yn marcio lleoedd arnynt, a wardiau eich codau post. Ni ddefnyddir unrhyw wasanaeth mapiau allanol.',
  loading: 'Yn llwytho mapiau...',
  loadFailed: 'Nid oedd modd llwytho’r mapiau',
  failed: 'Ni weithiodd hynny. Rhowch gynnig arall arni.',
  used: 'Fe’i defnyddir ar gyfer cwestiynau newydd nawr.',
  removed: 'Fe’i tynnwyd. Mae arolygon sydd ag ef yn ei gadw.',
  use: 'Ei ddefnyddio',
  replace: 'Cymryd lle’r un blaenorol',
  discard: 'Hepgor',
  remove: 'Tynnu',
  removeTitle: (name) => `Tynnu ${name}?`,
  removeHint: 'Ni all cwestiynau newydd ei ddefnyddio wedyn. Mae arolygon sydd ag ef eisoes yn ei gadw.',
  waiting: 'Heb ei ddefnyddio eto',
  uploaded: (day) => `Uwchlwythwyd ar ${day}`,
  areas: (count) => welshCount(count, { other: 'ardal' }),
  names: 'Enwau’r ardaloedd',
  size: (bytes) => `${number(Math.ceil(bytes / 1000))} kB i breswylwyr`,
  mapOf: (name) => `Map o ${name}`,
  tooLarge: (bytes) => `Rhaid i’r ffeil fod yn llai na ${Math.round(bytes / MEGABYTE)} MB.`,
  outline: {
    title: 'Amlinelliad o’ch ardaloedd',
    help: 'Wardiau neu ardaloedd eraill fel GeoJSON yn WGS84, pob un ag enw. Caiff ei symleiddio, fel bod ffonau’n ei lwytho’n gyflym.',
    upload: 'Uwchlwytho amlinelliad',
    invitation: 'Gollyngwch ffeil GeoJSON yma, neu dewiswch un',
    limits: 'GeoJSON yn WGS84 (hydred a lledred mewn graddau), hyd at 10 MB a 500 o ardaloedd',
    none: 'Dim amlinelliad eto.',
  },
  plans: {
    title: 'Cynlluniau',
    help: 'Llun fel map, er enghraifft o barc. Nid oes gan leoedd arno gyfesurynnau.',
    upload: 'Uwchlwytho cynllun',
    invitation: 'Gollyngwch lun yma, neu dewiswch un',
    limits: 'PNG, JPG, GIF neu WebP, hyd at 5 MB',
    none: 'Dim cynllun eto.',
  },
  postcodes: {
    title: 'Wardiau codau post',
    help: 'Gyda’r tabl hwn, mae cwestiynau am god post yn cadw’r ward a’r rhanbarth, ac nid y cod post.',
    upload: 'Uwchlwytho tabl codau post',
    invitation: 'Gollyngwch ffeil CSV yma, neu dewiswch un',
    limits: 'CSV â chod post a ward ym mhob rhes, a rhanbarth efallai; hyd at 40 MB',
    none: 'Dim tabl eto. Mae cwestiynau am god post yn cadw’r cod post cyfan.',
    rows: (used, all) => `${number(used)} cod post o ${counted.rows(all)}`,
    columns: 'Colofnau eich ffeil',
    column: { postcode: 'Cod post', ward: 'Y ward', district: 'Rhanbarth (dewisol)' },
    noColumn: 'Dim',
    send: 'Darllen y tabl',
    cancel: 'Canslo',
    chooseBoth: 'Dewiswch golofn y codau post a cholofn y wardiau.',
    newer: 'Mae arolygon agored yn cadw’r tabl y’u cyhoeddwyd ag ef, nes i chi eu cyhoeddi eto.',
  },
  swapped: 'Mae’n ymddangos bod lledred a hydred wedi’u cyfnewid',
  swappedHelp:
    'Mae ardaloedd y ffeil hon mewn rhan arall o’r byd. Mae’r hydred yn gyntaf yn GeoJSON, yna’r lledred. Allforiwch y ffeil eto, yna uwchlwythwch hi.',
  problems: (count) => `Gadewir ${counted.rows(count)} allan`,
  problem: (row, text) => `Rhes ${number(row)}: ${text}`,
  more: (count) => `a ${number(count)} arall`,
});
