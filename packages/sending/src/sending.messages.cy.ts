import { deliveryReasonLabels, deliveryStateLabels, type MailingCounts } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './sending.messages';

const number = (count: number): string => count.toLocaleString('en-GB');

const sentenceOf = ({ sent, queued, failed, bounced, complained, suppressed }: MailingCounts): string => {
  const parts: readonly [number, string][] = [
    [queued, 'i fynd o hyd'],
    [bounced, 'wedi’u dychwelyd'],
    [failed, 'wedi methu'],
    [complained, 'wedi cwyno'],
    [suppressed, 'heb ysgrifennu atynt'],
  ];
  const others = parts.filter(([count]) => count > 0).map(([count, words]) => `${number(count)} ${words}`);
  return `${[`${number(sent)} wedi’u hanfon`, ...others].join(', ')}.`;
};

translate(messages, {
  states: {
    draft: 'Drafft',
    scheduled: 'Wedi’i hamserlennu',
    sending: 'Yn anfon',
    paused: 'Wedi’i hoedi',
    done: 'Anfonwyd',
    cancelled: 'Canslwyd',
  },
  aboutToBeSent: 'Ar fin ei hanfon',
  offSchedule: 'Os cadwch newid, caiff y neges ei thynnu oddi ar yr amserlen. Adolygwch hi a’i hamserlennu eto.',
  list: {
    state: 'Statws',
    sent: 'Anfonwyd',
    when: 'Pryd',
    notYet: '—',
  },
  audience: {
    title: 'Pwy sy’n ei chael',
    everybody: 'Pawb ar y rhestr',
    hear_back: 'Pobl a ofynnodd am glywed beth ddaw o’r arolwg',
    invited: 'Tanysgrifwyr a wahoddwyd i’r arolwg',
    tags: 'Tanysgrifwyr pynciau a thagiau',
    segment: 'Segment',
    chooseTags: 'Pynciau a thagiau',
    chooseSegment: 'Segment',
    segmentsLoading: 'Yn llwytho segmentau...',
    noSegments: 'Nid oes segmentau eto. Gwnewch un o dan Tanysgrifwyr.',
    counting: 'Yn cyfrif...',
    reach: (count, isExact) => `Byddai ${isExact ? '' : 'tua '}${counted.people(count)} yn ei chael nawr.`,
    nobody: 'Nid oes neb yn y gynulleidfa hon ar hyn o bryd.',
    countFailed: 'Ni ellir ei chyfrif ar hyn o bryd.',
    chosenSegment: (name) => `Segment â’r enw ${name}`,
    chosenTags: (names) => `Tanysgrifwyr: ${names}`,
  },
  leftOut: {
    none: 'Ni adewir neb yn y gynulleidfa hon allan.',
    title: (count) => `Ni fydd ${counted.people(count)} yn y gynulleidfa hon yn ei chael:`,
    paused: (count) => `wedi oedi eu negeseuon: ${number(count)}`,
    unsubscribed: (count) => `wedi dad-danysgrifio: ${number(count)}`,
    bounced: (count) => `â chyfeiriad a ddychwelodd neges: ${number(count)}`,
    complained: (count) => `wedi nodi neges fel sbam: ${number(count)}`,
    unconfirmed: (count) => `heb gadarnhau eu cyfeiriad: ${number(count)}`,
    invited: (count) => `â gwahoddiad eisoes: ${number(count)}`,
  },
  editor: {
    save: 'Cadw’r drafft',
    saving: 'Yn cadw...',
    saved: 'Cadwyd y drafft.',
    saveFailed: 'Nid oedd modd cadw’r drafft.',
    test: 'Anfon prawf ataf',
    testFailed: 'Nid oedd modd anfon y prawf.',
    review: 'Adolygu ac anfon',
    more: 'Rhagor o gamau ar gyfer y drafft hwn',
    remove: 'Dileu’r drafft',
    removeQuestion: 'Dileu’r drafft hwn?',
    removed: 'Dilëwyd y drafft.',
    removeFailed: 'Nid oedd modd dileu’r drafft.',
  },
  preview: {
    title: 'Rhagolwg',
    frame: 'Y neges fel y mae’n cyrraedd',
    loading: 'Yn llwytho’r rhagolwg...',
    failed: 'Nid oedd modd gwneud y rhagolwg',
  },
  send: {
    question: (count, isExact) => `Bydd ${isExact ? '' : 'tua '}${counted.people(count)} yn cael y neges hon.`,
    subject: 'Pwnc',
    when: 'Pryd',
    now: 'Nawr',
    later: 'Ar amser penodol',
    at: 'Diwrnod ac amser',
    zone: (zone) => `Yn ôl cloc eich cyngor (${zone}).`,
    begins: (moment) => `Mae’n dechrau ar ${moment}.`,
    moved: 'Mae’r clociau’n newid bryd hynny ac nid yw’r amser hwn yn bodoli. Bydd yr anfon yn dechrau awr yn hwyrach.',
    past: 'Mae’r amser hwn wedi mynd heibio. Dewiswch un diweddarach, neu anfonwch nawr.',
    confirmNow: (count, isExact) => `Anfon at ${isExact ? '' : 'tua '}${counted.people(count)}`,
    confirmLater: (count, isExact) => `Amserlennu ar gyfer ${isExact ? '' : 'tua '}${counted.people(count)}`,
    failed: 'Nid oedd modd ei hanfon.',
    sent: 'Mae’r anfon wedi dechrau.',
    scheduled: 'Mae’r neges wedi’i hamserlennu.',
  },
  samples: {
    title: 'Sut mae’n cyrraedd',
    choose: 'Person',
    person: (at) => `Person rhif ${at}`,
    to: 'At',
    unnamed: 'Un o’r bobl sydd heb ateb. Ni ddangosir y cyfeiriad, fel na all neb ddysgu pwy yw hwnnw.',
    help: 'Nid yw’r dolenni personol yn gweithio yn yr olwg hon.',
    frame: 'Y neges fel y mae’r person hwn yn ei chael',
    loading: 'Yn llwytho enghreifftiau...',
    failed: 'Nid oedd modd llwytho’r enghreifftiau',
  },
  wait: {
    title: (seconds) =>
      seconds > 0 ? `Bydd yr anfon yn dechrau ymhen ${counted.seconds(seconds)}` : 'Mae’r anfon yn dechrau nawr',
    text: 'Nid anfonwyd dim eto. Gallwch ei ddadwneud tan hynny. Ni ellir galw negeseuon sydd wedi mynd yn ôl.',
    undo: 'Dadwneud',
    sendNow: 'Anfon nawr',
    undone: 'Dadwnaed. Nid anfonwyd dim. Mae’r neges yn ddrafft eto.',
  },
  failed: 'Ni weithiodd hynny. Rhowch gynnig arall arni.',
  progress: {
    summary: (counts) => sentenceOf(counts),
    bar: 'Cynnydd',
    done: (done, total) => `${number(done)} o ${number(total)}`,
    begins: (moment) => `Yn dechrau ar ${moment}.`,
    began: (moment) => `Dechreuodd ar ${moment}.`,
    ended: (moment) => `Daeth i ben ar ${moment}.`,
    gathering: 'Mae’r gynulleidfa’n dal i gael ei rhoi yn y ciw.',
    twice: (count) =>
      `Efallai y cafodd ${counted.people(count)} y neges ddwywaith, gan fod yr anfon wedi’i dorri ar y pryd.`,
    alarms: {
      bounces:
        'Dychwelodd mwy na 5% o’r negeseuon hyn. Gall darparwyr roi’r gorau i anfon ar eich rhan. Gwiriwch o ble y daw’r cyfeiriadau cyn anfon eto.',
      complaints:
        'Nodwyd mwy na 0.1% o’r negeseuon hyn fel sbam. Gall darparwyr roi’r gorau i anfon ar eich rhan. Ysgrifennwch at bobl sy’n disgwyl eich negeseuon yn unig.',
    },
    slowed: (count, moment) =>
      `Negeseuon sy’n aros: ${number(count)}, gan fod gweinyddion post rhai pobl wedi gofyn am gael eu holi eto yn nes ymlaen. Bydd y cynnig nesaf ar ${moment}. Nid yw’r lleill yn cael eu dal yn ôl.`,
    softBounced: (count) =>
      `Negeseuon a anfonwyd ond a oedwyd: ${number(count)}, er enghraifft am fod blwch yn llawn. Mae’r bobl hyn yn dal i gael post.`,
    noBounces:
      'Ni chyfrifir negeseuon a ddaw yn ôl yn ddiweddarach, gan nad oes darparwr e-bost yn rhoi gwybod amdanynt. Gall y sawl sy’n rhedeg Folkmoot osod hyn.',
    edit: 'Golygu',
    pause: 'Oedi',
    resume: 'Ailddechrau',
    cancelText: (left) =>
      `Nid ysgrifennwyd at ${counted.people(left)}, ac ni fyddwn yn gwneud. Mae’r hyn a aeth allan yn aros.`,
    keep: 'Ei chadw',
    counts: {
      queued: 'Yn aros',
      notSent: 'Heb ei hanfon',
      sent: 'Anfonwyd',
      failed: 'Methwyd',
      bounced: 'Dychwelwyd',
      complained: 'Cwynwyd',
      suppressed: 'Heb ysgrifennu at',
      answered: 'Atebwyd',
    },
  },
  deliveries: {
    title: 'Negeseuon',
    toolbar: 'Hidlo negeseuon',
    search: 'Chwilio yn ôl cyfeiriad',
    filter: 'Statws',
    all: 'Pob statws',
    loading: 'Yn llwytho negeseuon...',
    failed: 'Methwyd â llwytho’r negeseuon',
    emptyTitle: 'Dim negeseuon',
    emptyText: 'Nid oes neges â’r statws hwn.',
    noMatch: 'Nid oes neges i gyfeiriad fel hyn.',
    shown: (count) => `Dangosir ${number(count)} o negeseuon`,
    email: 'E-bost',
    state: 'Statws',
    sentAt: 'Anfonwyd',
    tries: 'Ymdrechion',
    erased: 'Person wedi’i ddileu’n derfynol',
    twice: 'Anfonwyd ddwywaith o bosibl',
    states: deliveryStateLabels,
    reasons: deliveryReasonLabels,
    export: 'Allforio CSV',
    resend: 'Anfon eto at y rhai a fethodd',
    resendQuestion: 'Anfon y neges eto at bobl y methodd eu neges?',
    resendText:
      'Gadewir allan gyfeiriadau nad ydynt yn bodoli, negeseuon a ddychwelwyd, cwynion a phobl sydd wedi dad-danysgrifio. Felly hefyd bobl a allai fod wedi cael y neges eisoes.',
    resendFailed: 'Nid oedd modd ei hanfon eto.',
    resent: 'Mae’r negeseuon a fethodd yn cael eu hanfon eto.',
  },
});
