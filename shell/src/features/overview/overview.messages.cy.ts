import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './overview.messages';

const endingDays = ['heddiw', 'yfory'];
const mailings = { invitation: 'Gwahoddiadau', reminder: 'Nodynnau atgoffa' } as const;

translate(messages, {
  attention: {
    title: 'Angen sylw',
    loading: 'Yn llwytho’r hyn sydd angen sylw...',
    empty: 'Nid oes dim angen eich sylw heddiw.',
    showAll: (count) => `Dangos pob un o’r ${count}`,
    campaignsMissing: 'Mae ymgyrchoedd ar goll yma, gan nad oedd modd eu llwytho.',
    subscribersFailed: 'Nid oedd modd llwytho’r negeseuon e-bost a’r mewnforion',
    endsSoon: (daysLeft, { responseCount, targetResponses }) => {
      const when = endingDays[daysLeft] ?? `ymhen ${counted.days(daysLeft)}`;
      const has =
        targetResponses === null
          ? counted.responses(responseCount)
          : `${responseCount} o ${counted.responses(targetResponses)}`;
      return { after: `yn dod i ben ${when}, gyda ${has} hyd yma.` };
    },
    behind: ({ behind, day, days, expected, responseCount }) => ({
      after: `${counted.responses(behind)} y tu ôl i’w tharged: mae angen ${expected} erbyn diwrnod ${day} o ${days}, ac mae ganddi ${responseCount}.`,
    }),
    notReady: (day, isLate, isReady) => ({
      after: `${isLate ? `i fod wedi agor ar ${day}` : `i fod i agor ar ${day}`}, ond ${isReady ? 'nid oes neb wedi’i rhoi ar waith' : 'nid yw ei harolwg yn barod'}.`,
    }),
    overdue: (count, day) => ({
      before: 'Mae gan “Dywedoch chi, gwnaethon ni”',
      after: `${count === 1 ? 'bwynt a oedd' : `${count} o bwyntiau a oedd`} i fod wedi’i wneud erbyn ${day}${count === 1 ? '' : ' neu’n hwyrach'}.`,
    }),
    untouched: (day) => ({ after: `yn ddrafft nad oes neb wedi’i newid ers ${day}.` }),
    unpublished: (days, count) => ({
      after: `wedi dod i ben: ${days.toLocaleString('en-GB')} diwrnod yn ôl, gyda ${counted.responses(count)}, ac nid oes canlyniadau wedi’u cyhoeddi.`,
    }),
    mailingPaused: (kind) => ({ before: `${mailings[kind]} ar gyfer`, after: 'wedi’u hoedi.' }),
    mailingWaits: (kind, problem) => ({ before: `${mailings[kind]} ar gyfer`, after: `yn aros. ${problem}` }),
    mailingStopped: (kind, problem) => ({ before: `${mailings[kind]} ar gyfer`, after: `wedi’u hatal. ${problem}` }),
    undelivered: (kind, count, all) => ({
      before: `${mailings[kind]} ar gyfer`,
      after: `heb gyrraedd ${count.toLocaleString('en-GB')} o ${counted.people(all)}.`,
    }),
    bouncesHigh: (kind, count, all) => ({
      before: `${mailings[kind]} ar gyfer`,
      after: `wedi dychwelyd oddi wrth ${count.toLocaleString('en-GB')} o ${counted.people(all)}. Gwiriwch y cyfeiriadau cyn anfon eto.`,
    }),
    complaintsHigh: (kind, count, all) => ({
      before: `${mailings[kind]} ar gyfer`,
      after: `wedi’u nodi fel sbam gan ${count.toLocaleString('en-GB')} o ${counted.people(all)}. Ysgrifennwch at bobl sy’n eu disgwyl yn unig.`,
    }),
    importFailed: (processed, total) => ({
      before: 'Mewnforio',
      after: `: stopiodd ar ôl ${processed.toLocaleString('en-GB')} o ${counted.rows(total)}.`,
    }),
    rowsRefused: (refused, total) => ({
      before: 'Mewnforio',
      after: `: gadawyd allan ${refused.toLocaleString('en-GB')} o ${counted.rows(total)}.`,
    }),
    linkFor: (name) => ` ar gyfer ${name}`,
    deletedCampaign: 'ymgyrch a ddilëwyd',
    links: {
      delivery: 'Agor Dosbarthu',
      builder: 'Gorffen yr arolwg',
      activate: 'Agor yr ymgyrch',
      commitments: 'Agor y pwyntiau',
      publish: 'Cyhoeddi canlyniadau',
      mailing: 'Agor y neges',
      imports: 'Agor Mewnforion',
    },
  },
  news: {
    title: 'Ers eich ymweliad diwethaf',
    loading: 'Yn llwytho newyddion...',
    first:
      'Nid yw’r porwr hwn yn cofio ymweliad cynharach. Y tro nesaf, yma y gwelwch beth sydd wedi digwydd yn y cyfamser.',
    since: (moment) => `Ers ${moment}`,
    empty: (moment) => `Nid oes dim wedi digwydd ers ${moment}.`,
    incomplete: 'Nid oedd modd llwytho rhai o’r newyddion.',
    responses: (count, isExact) => ({
      after: isExact ? `: daeth ${counted.responses(count)}.` : `: daeth mwy na ${counted.responses(count)}.`,
    }),
    moves: {
      opened: { after: 'wedi agor.' },
      paused: { after: 'wedi’i hoedi.' },
      resumed: { after: 'wedi ailddechrau.' },
      completed: { after: 'wedi’i chwblhau.' },
    },
    ended: { after: 'wedi dod i ben, fel y bwriadwyd.' },
    mailing: (kind, sent) => ({ before: `${mailings[kind]} ar gyfer`, after: `wedi mynd at ${counted.people(sent)}.` }),
    imported: (added, merged) => ({
      before: 'Mewnforio',
      after: `: ychwanegwyd ${counted.addresses(added)}${merged > 0 ? ` a diweddarwyd ${merged.toLocaleString('en-GB')}` : ''}.`,
    }),
  },
  running: 'Ymgyrchoedd ar waith',
  runningResponses: 'Ymatebion',
  runningProgress: (count, target) => `${count.toLocaleString('en-GB')} o ${target.toLocaleString('en-GB')}`,
  runningPeriod: 'Ymatebion y dydd, y 30 diwrnod diwethaf',
  responsesInAll: (count) => `${counted.responses(count)} i gyd`,
  runningEnds: (day) => `Yn dod i ben ar ${day}`,
  sparklineUnit: 'o ymatebion',
  title: 'Trosolwg',
  description: (council) => `Sut mae ${council} yn gwrando ar hyn o bryd.`,
  loading: 'Yn llwytho’r trosolwg...',
  loadingCampaigns: 'Yn llwytho ymgyrchoedd...',
  loadFailed: 'Nid oedd modd llwytho’r trosolwg',
  teamFailed: 'Nid yw’r ffigur hwn ar gael ar hyn o bryd',
  activeCampaigns: 'Ymgyrchoedd gweithredol',
  activeCampaignsUnit: ({ activeCampaigns, openCampaigns }) =>
    activeCampaigns === openCampaigns ? 'yn casglu ymatebion nawr' : `${openCampaigns} yn casglu ymatebion nawr`,
  howActiveCampaigns:
    'Ymgyrchoedd sydd â’r statws Gweithredol ar hyn o bryd. Ni chyfrifir ymgyrchoedd sydd wedi’u hoedi na’u hamserlennu. Mae ymgyrch rhwng dwy rownd yn weithredol, ond nid yw’n casglu ymatebion nawr.',
  totalResponses: 'Cyfanswm yr ymatebion',
  totalResponsesUnit: 'o ymatebion yn y 30 diwrnod diwethaf',
  totalResponsesSince: (day) => `o ymatebion ers ${day}, pan ddechreuodd y cyngor`,
  howTotalResponses: 'Ymatebion i holl ymgyrchoedd y cyngor a ddaeth i law yn ystod y 30 diwrnod diwethaf.',
  responseRate: 'Cyfradd ymateb',
  responseRateUnit: (target) =>
    `o’r ${target} ymateb y mae ymgyrchoedd gweithredol yn anelu atynt, y 30 diwrnod diwethaf`,
  noRate: 'Nid oes targed gan unrhyw ymgyrch weithredol, felly nid oes dim i gymharu ag ef.',
  howResponseRate:
    'Ymatebion y 30 diwrnod diwethaf wedi’u rhannu â chyfanswm targedau’r ymgyrchoedd gweithredol. Mae ymgyrch unigol yn dangos ei chyfradd ei hun: ei holl ymatebion wedi’u rhannu â’i tharged.',
  activeUsers: 'Defnyddwyr gweithredol',
  activeUsersUnit: 'aelod o staff yn weithredol yn y 30 diwrnod diwethaf',
  activeUsersSince: (day) => `aelod o staff yn weithredol ers ${day}`,
  howActiveUsers:
    'Aelodau gwahanol o staff y cyngor hwn a fu wedi mewngofnodi ac yn weithredol yn y 30 diwrnod diwethaf.',
  than: 'o gymharu â’r 30 diwrnod blaenorol',
  points: (points) => counted.points(points),
  quickActions: 'Gweithredoedd cyflym',
  recent: 'Ymgyrchoedd diweddar',
  campaign: 'Ymgyrch',
  status: 'Statws',
  responses: 'Ymatebion',
  target: 'Targed',
  endDate: 'Dyddiad gorffen',
  ongoing: 'Parhaus',
  noTarget: 'Dim targed',
  allCampaigns: 'Pob ymgyrch',
  emptyTitle: 'Dim ymgyrchoedd eto',
  emptyText: 'Mae ymgyrch yn gofyn arolwg byr i breswylwyr ac yn dangos eu hatebion i chi wrth iddynt ddod i law.',
  createFirst: 'Creu eich ymgyrch gyntaf',
});
