import { translate } from '@folkmoot/contracts/translation';
import { messages } from './session.messages';

translate(messages, {
  loading: 'Yn llwytho...',
  loadFailed: 'Nid oedd modd gwirio eich sesiwn',
  redirecting: 'Yn mynd i’r dudalen fewngofnodi',
  inactiveTitle: 'Cyfrif anweithredol',
  inactiveText: (status) =>
    `Statws eich cyfrif ar hyn o bryd yw ${status}. Cysylltwch â gweinyddwr eich system i roi eich cyfrif ar waith`,
  suspendedTitle: 'Cyngor wedi’i atal',
  suspendedText: 'Mae’r cyngor hwn wedi’i atal. Cysylltwch â gweinyddwr eich system.',
  noCouncilTitle: 'Dim cyngor wedi’i bennu',
  noCouncilText:
    'Nid yw eich cyfrif yn perthyn i gyngor eto, felly nid oes dim i’w ddangos. Gofynnwch i weinyddwr eich system eich pennu i un.',
  factorTitle: 'Diogelwch eich cyfrif yn gyntaf',
  factorByCouncil: (council) =>
    `Mae ${council} yn gofyn am ail ffordd o brofi pwy ydych chi, yn ogystal â’r ddolen drwy e-bost. Mae’n cymryd dwy funud.`,
  factorBySystem:
    'Mae angen ail ffordd ar weinyddwyr system o brofi pwy ydynt, yn ogystal â’r ddolen drwy e-bost. Mae’n cymryd dwy funud.',
  support: 'Cymorth technegol',
  signedInAs: (email) => `Wedi mewngofnodi fel ${email}`,
  signOut: 'Allgofnodi',
  signOutFailed: 'Nid oedd modd eich allgofnodi. Rhowch gynnig arall arni.',
});
