import { counted, translate } from '@folkmoot/contracts/translation';
import { placeCodeMessages } from './place-codes.messages';

translate(placeCodeMessages, {
  place: 'Lle',
  inUse: 'Ar waith',
  notInUse: 'Ddim ar waith',
  logo: 'Logo’r cyngor yn y canol',
  sharedPlace: 'Lle a rennir',
  sharedPlaceHint:
    'Llyfrgell, ysgol, digwyddiad neu giosg, lle mae llawer o bobl yn ateb mewn amser byr: disgwylir eu hymatebion ac ni chânt eu marcio am hynny.',
  off: 'Dywedir wrth bobl sy’n ei sganio nad yw ar waith mwyach.',
  alt: (label) => `Cod QR: ${label}`,
  download: 'Lawrlwytho',
  downloadOf: (label) => `Lawrlwytho: ${label}`,
  print: 'Argraffu',
  image: 'Delwedd',
  papers: { 'poster-a4.pdf': 'Poster maint A4', 'poster-a3.pdf': 'Poster maint A3', 'cards.pdf': 'Dalen o gardiau' },
  copy: 'Copïo’r URL',
  copied: 'Copïwyd yr URL i’r clipfwrdd!',
  downloadPng: 'Lawrlwytho PNG',
  images: { png: 'PNG', svg: 'SVG', pdf: 'PDF' },
  toolbar: 'Pob lle',
  places: 'Lleoedd',
  search: 'Chwilio lleoedd',
  noMatch: 'Nid oes lle â’r geiriau hyn.',
  count: (all, off) => (off === 0 ? counted.places(all) : `${counted.places(all)}, ${off} ddim ar waith`),
  countOf: (shown, all) => `${shown} o ${counted.places(all)}`,
  another: 'Lle arall',
  all: {
    button: 'Lawrlwytho pob lle',
    note: (inUse) => `${counted.places(inUse)} ar waith. Mae pob dalen yn enwi ei lle ar yr ymyl.`,
    files: {
      'poster-a4.pdf': 'Posteri A4, un PDF',
      'poster-a3.pdf': 'Posteri A3, un PDF',
      'cards.pdf': 'Dalennau o gardiau, un PDF',
      'pictures.zip': 'Lluniau PNG ac SVG, un ZIP',
    },
  },
});
