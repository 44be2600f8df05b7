import { translate } from '@folkmoot/contracts/translation';
import { messages } from './publish.messages';

translate(messages, {
  live: 'Mae preswylwyr yn ateb y fersiwn a gyhoeddwyd. Bydd eich newidiadau’n eu cyrraedd pan gyhoeddwch.',
  scheduled:
    'Mae’r fersiwn a gyhoeddwyd yn agor gyda’r ymgyrch. Bydd eich newidiadau’n cyrraedd preswylwyr pan gyhoeddwch.',
  ended: {
    reopens:
      'Mae’r ymgyrch hon wedi dod i ben, felly nid yw preswylwyr yn gweld yr arolwg hwn mwyach. I ddefnyddio eich newidiadau, ailagorwch yr ymgyrch neu ei dyblygu.',
    over: 'Mae’r ymgyrch hon wedi dod i ben, felly nid yw preswylwyr yn gweld yr arolwg hwn mwyach. I ddefnyddio eich newidiadau, dyblygwch yr ymgyrch.',
  },
  duplicate: 'Dyblygu’r ymgyrch',
  duplicated: (title) => `Crëwyd “${title}” fel drafft.`,
  duplicateFailed: 'Methwyd â dyblygu’r ymgyrch',
  publish: 'Cyhoeddi newidiadau',
  title: 'Cyhoeddi newidiadau',
  loading: 'Yn llwytho newidiadau...',
  loadFailed: 'Methwyd â llwytho’r newidiadau',
  saving: 'Yn cadw eich newidiadau yn gyntaf…',
  notSaved:
    'Nid yw eich newidiadau ar y gweinydd eto, felly ni ellir eu cyhoeddi. Rhowch gynnig arall arni pan fyddant wedi’u cadw.',
  none: 'Nid oes dim yn wahanol i’r hyn y mae preswylwyr yn ei weld.',
  safeTitle: 'Newidiadau diogel',
  safeText: 'Mae adroddiadau’n parhau i gyfrif hen atebion ac atebion newydd gyda’i gilydd.',
  unsafeTitle: 'Newidiadau sy’n dechrau cyfres newydd',
  unsafeText:
    'Ni ellir cyfrif atebion cyn ac ar ôl gyda’i gilydd. Mae adroddiadau’n dechrau cyfres newydd; gellir darllen yr hen un o hyd.',
  confirmSafe: 'Cyhoeddi',
  confirmSeries: 'Cyhoeddi a dechrau cyfres newydd',
  published: 'Mae eich newidiadau’n fyw.',
  failed: 'Nid oedd modd cyhoeddi’r newidiadau. Rhowch gynnig arall arni.',
  cancel: 'Canslo',
  tryAgain: 'Ceisio eto',
});
