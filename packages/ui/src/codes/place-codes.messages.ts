/** Words of the list of QR codes that surveys and sign-up pages share. */
export const placeCodeMessages = {
  place: 'Place',
  inUse: 'In use',
  notInUse: 'Not in use',
  logo: 'Council logo in the middle',
  sharedPlace: 'Shared place',
  sharedPlaceHint:
    'A library, school, event or kiosk, where many people answer in a short time: their responses are expected and not marked for it.',
  off: 'People who scan it are told that it is no longer in use.',
  alt: (label: string) => `QR code: ${label}`,
  download: 'Download',
  downloadOf: (label: string) => `Download: ${label}`,
  print: 'Print',
  image: 'Image',
  papers: { 'poster-a4.pdf': 'Poster A4', 'poster-a3.pdf': 'Poster A3', 'cards.pdf': 'Sheet of cards' },
  copy: 'Copy URL',
  copied: 'URL copied to clipboard!',
  downloadPng: 'Download PNG',
  images: { png: 'PNG', svg: 'SVG', pdf: 'PDF' },
  toolbar: 'All places',
  places: 'Places',
  search: 'Search places',
  noMatch: 'No place has these words.',
  count: (all: number, off: number) => (off === 0 ? `${all} places` : `${all} places, ${off} not in use`),
  countOf: (shown: number, all: number) => `${shown} of ${all} places`,
  another: 'Another place',
  all: {
    button: 'Download all places',
    note: (inUse: number) =>
      `${inUse} ${inUse === 1 ? 'place' : 'places'} in use. Each sheet names its place at the edge.`,
    files: {
      'poster-a4.pdf': 'Posters A4, one PDF',
      'poster-a3.pdf': 'Posters A3, one PDF',
      'cards.pdf': 'Sheets of cards, one PDF',
      'pictures.zip': 'PNG and SVG pictures, one ZIP',
    },
  },
} as const;
