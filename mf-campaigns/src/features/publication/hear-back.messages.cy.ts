import { translate } from '@folkmoot/contracts/translation';
import { messages } from './hear-back.messages';

const number = (count: number): string => count.toLocaleString('en-GB');
const people = (count: number): string => `${number(count)} o bobl`;

translate(messages, {
  title: 'Clywed yn ôl',
  about:
    'Ar ôl yr arolwg, ac ar ei dudalen wedi iddo gau, gall pobl adael cyfeiriad e-bost i glywed beth ddaw ohono. Fe’i cedwir ar wahân i’r atebion, a dim ond rhifau a welwch.',
  loading: 'Yn llwytho’r rhifau',
  loadFailed: 'Nid oedd modd llwytho’r rhifau',
  asked: 'Wedi gofyn am glywed yn ôl',
  unconfirmed: (count) => `Nid yw ${people(count)} wedi cadarnhau’r cyfeiriad eto.`,
  invited: 'Tanysgrifwyr a wahoddwyd',
  heardBack: 'Wedi clywed yn ôl',
  keptUntil: (day) => `Caiff y cyfeiriadau eu dileu ar ôl y neges olaf, ar ${day} fan bellaf.`,
  kept: 'Caiff y cyfeiriadau eu dileu ar ôl y neges olaf.',
  over: 'Anfonwyd y neges olaf. Mae’r cyfeiriadau wedi’u dileu.',
  send: 'Anfon beth ddaeth ohono',
  to: 'Ysgrifennu at',
  audiences: {
    hear_back: (count) => `${people(count)} a ofynnodd am glywed yn ôl`,
    invited: (count) => `${people(count)} sy’n tanysgrifio ac a wahoddwyd`,
    segment: 'Segment o’ch tanysgrifwyr',
  },
  segment: 'Dewis segment',
  noSegments: 'Nid oes segmentau eto. Gwnewch un o dan Tanysgrifwyr.',
  write: 'Ysgrifennu’r neges',
  writeHint:
    'Mae gan y dudalen nesaf destun i ddechrau ohono, rhagolwg, a phrawf atoch chi. Nid anfonir dim cyn i chi gadarnhau.',
  nobody: 'Nid oes neb yn y grŵp hwn eto.',
  failed: 'Nid oedd modd gwneud y neges. Rhowch gynnig arall arni.',
  messages: 'Negeseuon',
  state: {
    draft: () => 'Drafft',
    scheduled: () => 'Wedi’i hamserlennu',
    sending: (sent) => `Yn anfon, ${number(sent)} wedi’u hanfon`,
    paused: (sent) => `Wedi’i hoedi, ${number(sent)} wedi’u hanfon`,
    done: (sent) => `Anfonwyd at ${people(sent)}`,
    cancelled: (sent) => `Wedi’i chanslo, ${number(sent)} wedi’u hanfon`,
  },
  last: 'y neges olaf',
});
