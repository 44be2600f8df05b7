import type { Campaign } from '@folkmoot/contracts/client';

type Frequency = Campaign['frequency'];

export const messages = {
  /** Names of the fields in the choice after a conflict. */
  fields: {
    frequency: 'Frequency',
    roundOpenDays: 'Days each round is open',
    startDate: 'Start Date',
    endDate: 'End Date',
    targetAudience: 'Audience Group',
    hasTarget: 'Response target',
    targetResponses: 'Target Responses',
    deliveryMethods: 'Delivery Methods',
  },
  schedule: 'Schedule Settings',
  frequency: 'Frequency',
  startDate: 'Start Date',
  startHelp: 'Empty: it opens when you activate the campaign.',
  startFixed: 'The campaign has opened: start and frequency stay. Duplicate it to choose others.',
  endDate: 'End Date',
  endHelp: 'Empty: it stays open until you complete it.',
  endProblems: {
    reversed: 'The end date is before the start date.',
    passed: 'The end date has already passed. Choose a later end date.',
  },
  closesUntil: (moment: string) => `This campaign is active. When you save, it takes no answers until ${moment}.`,
  openDays: 'Days each round is open',
  openDaysHelp: (usual: number, longest: number) => `Usually ${usual}, at most ${longest}.`,
  zoneHint: (zone: string) => `Times are in your council's time zone (${zone}).`,
  rounds: 'When residents can answer',
  nextOpenings: 'Next openings',
  audience: 'Target Audience',
  audienceGroup: 'Audience Group',
  audiences: 'Audiences',
  areas: 'Areas',
  size: 'Estimated size',
  noSize: '–',
  people: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'subscriber' : 'subscribers'}`,
  segment: 'Linked segment',
  noSegment: 'None',
  segmentGone: 'The segment no longer exists.',
  segmentHelp: 'Says how many people this audience is, in every campaign.',
  linked: 'Audience saved',
  linkFailed: 'The audience was not saved. Please try again.',
  targetResponses: 'Target Responses',
  targetHelp: 'Blank or not a number becomes 100.',
  noTarget: 'No target',
  methods: 'Delivery Methods',
  email: 'Email',
  emailText: 'For invitations',
  qr: 'QR Code',
  qrText: 'For physical distribution',
  sms: 'SMS',
  smsText: 'Text messages. No SMS provider is set up.',
  comingSoon: 'Coming Soon',
  save: 'Save Delivery Settings',
  saving: 'Saving...',
  saved: 'Delivery configuration saved successfully!',
  failed: 'Failed to save delivery configuration',
  emailPanel: {
    title: 'Email Campaign Settings',
    from: (name: string) => `Invitations come from ${name}.`,
    replyTo: (address: string) => `Replies go to ${address}.`,
    noReply: 'Nobody can reply to this mail: there is no reply address.',
    change: 'Name, reply address and template are set up for all campaigns:',
    settings: 'Settings, Email Configuration',
    below: 'Write invitations below, to all of your list or a part of it.',
    notSaved: 'Save the delivery settings to write invitations.',
  },
  qrCodes: {
    title: 'QR Code Management',
    hint: 'For posters, letters and cards. Each code opens the survey and is counted separately, so create one for each place.',
    none: 'No QR Codes Generated',
    noneHint: 'Create one for each place you will display it. The first is created when you activate the campaign.',
    noneYet: 'One is made when the campaign is activated.',
    generate: 'Generate QR Code',
    generated: 'QR code generated successfully!',
    failed: 'Failed to generate QR code',
    another: 'Another place',
    anotherHint: 'Library door, bus stop, the letter to all households',
    usualLabel: 'QR code',
    place: 'Place',
    inUse: 'In use',
    logo: 'Council logo in the middle',
    noLogo: 'Codes can have your logo in the middle. You have none yet:',
    branding: 'Settings, Branding',
    off: 'People who scan it are told that it is no longer in use.',
    saved: 'QR code saved',
    notSaved: 'The QR code was not saved. Please try again.',
    alt: (label: string) => `QR code: ${label}`,
    letters: {
      which: 'Posters and cards can only be printed in Latin, Greek, Cyrillic, Arabic and Hebrew letters.',
      title: 'The title of this survey has other letters, so a general headline is printed instead.',
      councilName: 'The name of the council is left out.',
      place: 'The name of the place is left out where it has other letters.',
    },
    more: 'Print and other formats',
    print: 'Print',
    image: 'Image',
    papers: { 'poster-a4.pdf': 'Poster A4', 'poster-a3.pdf': 'Poster A3', 'cards.pdf': 'Sheet of cards' },
    url: 'Survey URL',
    copy: 'Copy URL',
    copied: 'URL copied to clipboard!',
    uses: (scans: number, responses: number) =>
      `Scanned ${scans} ${scans === 1 ? 'time' : 'times'} · ${responses} ${responses === 1 ? 'response' : 'responses'}`,
    open: 'Open survey',
    downloadPng: 'Download PNG',
    downloadSvg: 'SVG',
    downloadPdf: 'PDF',
  },
} as const;

const ordinals: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (day: number): string =>
  `${day}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;

/** From this day on, some months are too short. */
const SHORT_MONTH = 29;
const dayOfMonth = (day: number): string =>
  `on the ${ordinal(day)}${day >= SHORT_MONTH ? ', or the last day of a shorter month' : ''}`;

export interface RhythmWords {
  frequency: Exclude<Frequency, 'once'>;
  /** `1 March 2027 at 09:00`. Null while there is no start date. */
  opens: string | null;
  weekday: string;
  day: number;
  days: number;
}

const repeats = ({ frequency, opens, weekday, day }: RhythmWords): string => {
  const every = { weekly: 'every week', monthly: 'every month', quarterly: 'every three months' }[frequency];
  if (opens === null) return every;
  return frequency === 'weekly' ? `${every} on ${weekday}` : `${every} ${dayOfMonth(day)}`;
};

/** The rhythm of a recurring campaign in one sentence. */
export const rhythmInWords = (words: RhythmWords): string => {
  const { opens, days } = words;
  const begin = opens === null ? 'Opens when you activate the campaign' : `Opens on ${opens}`;
  return `${begin} for ${days} ${days === 1 ? 'day' : 'days'}, then ${repeats(words)}.`;
};

export const onceInWords = (opens: string | null, closes: string | null): string => {
  const begin = opens === null ? 'Opens when you activate the campaign' : `Opens on ${opens}`;
  return closes === null ? `${begin} and stays open until you complete it.` : `${begin} and closes on ${closes}.`;
};
