import { counted, translate } from '@folkmoot/contracts/translation';
import { mapMessages, messages } from './places.messages';

translate(messages, {
  outside: 'Y tu allan i’r ardaloedd',
  notInTable: 'Ddim yn y tabl',
  district: (name) => `${name} (rhanbarth)`,
  base: (answered) => `Canran o’r ${counted.people(answered)} a atebodd.`,
  noMap: '– nid oes map eto: dewiswch un o rai eich cyngor, neu uwchlwythwch un yn y gosodiadau',
  foreignMap: '– mae map nad yw ymhlith ffeiliau eich cyngor: dewiswch un o’i fapiau',
  foreignTable: '– mae tabl codau post nad yw ymhlith ffeiliau eich cyngor: dewiswch ei dabl',
  noAnswers: 'Dim atebion eto.',
  answer: 'Ardal',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
  byDistrict: 'Fesul rhanbarth',
  districtColumn: 'Rhanbarth',
  postcodeColumn: 'Cod post',
  pointColumn: 'Lledred, hydred',
  planPointColumn: 'Canran o’r chwith, canran o’r top',
  whereColumn: 'Yn union ble',
  settingsOf: { area: 'ardal yn unig', near: 'tua 100 m', exact: 'tua 10 m' },
  conditionOnPostcode:
    'Ni all amodau ofyn am y ward: dim ond ar ôl anfon yr atebion y chwilir amdani. I ofyn yn ôl ward, defnyddiwch gwestiwn o’r math Lle ar fap, neu restr o’ch wardiau.',
  keepsWard: 'ward a rhanbarth yn unig',
  keepsAll: 'cod post, ward a rhanbarth',
});

translate(mapMessages, {
  label: 'Map o’r atebion. Mae’r un ffigurau gan y barrau isod.',
  area: (name, count) => `${name}: ${count.toLocaleString('en-GB')}`,
  shades: 'Mae lliwiau cryfach yn golygu mwy o atebion.',
  squares: 'Mae cylchoedd yn cyfrif y lleoedd mewn un sgwâr o’r map.',
  hidden: (count, least) =>
    `Ni ddangosir ${counted.places(count)}, oherwydd dewisodd llai na ${least} o bobl eu sgwâr.`,
});
