import { lookup, roleLabels } from '@folkmoot/contracts/client';
import { translate } from '@folkmoot/contracts/translation';
import { messages } from './frame.messages';

translate(messages, {
  skip: 'Neidio i’r cynnwys',
  main: 'Prif ddewislen',
  signOut: 'Allgofnodi',
  role: (role) => (lookup(roleLabels, role) ?? role).toLowerCase(),
  openMenu: 'Agor y ddewislen',
  closeMenu: 'Cau’r ddewislen',
  account: 'Eich cyfrif',
  search: 'Chwilio a gorchmynion',
  searchShort: 'Chwilio',
  searchKeys: 'Ctrl K',
  goTo: 'Mynd i',
  actions: 'Gweithredoedd',
  appearance: 'Golwg',
  appearanceAlso: 'thema lliwiau nos',
  chosen: 'ar waith',
  you: 'Chi',
  shortcuts: 'Llwybrau byr bysellfwrdd',
  acting: (council) => `Rydych yn gweithredu yn ${council}. Cofnodir yr hyn a wnewch yma.`,
  leave: 'Gadael',
  factor: 'Ail ffordd o brofi pwy ydych chi',
  factorDue: (day) =>
    `O ${day} ymlaen bydd angen ail ffordd arnoch o brofi pwy ydych chi, yn ogystal â’r ddolen drwy e-bost.`,
  factorSetUp: 'Gosodwch hi nawr: mae’n cymryd dwy funud',
  maintenance: 'Cynnal a chadw',
  maintenanceAhead: (starts, ends, zone) => `Gwaith cynnal a chadw rhwng ${starts} a ${ends} (${zone}).`,
  maintenanceNow: (ends, zone) => `Mae gwaith cynnal a chadw ar y gweill tan ${ends} (${zone}).`,
  leaveFailed: 'Nid oedd modd gadael y cyngor. Rhowch gynnig arall arni.',
  notFoundTitle: 'Tudalen heb ei chanfod',
  notFoundText: 'Nid yw’r dudalen hon yn bodoli, neu mae’n rhan o rywbeth nad yw wedi’i osod yma.',
  needsCouncilTitle: 'Dewiswch gyngor yn gyntaf',
  needsCouncilText:
    'Mae’r dudalen hon yn perthyn i gyngor. Dewiswch un o dan Gweinyddu’r system, yna agorwch y dudalen eto.',
  toSystem: 'Mynd i Gweinyddu’r system',
  toOverview: 'Mynd i’r trosolwg',
  toStart: 'Mynd i’r dudalen gychwyn',
  retry: 'Ceisio eto',
});
