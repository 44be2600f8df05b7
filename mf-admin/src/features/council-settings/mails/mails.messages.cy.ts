import { mailMergeFields } from '@folkmoot/contracts/client';
import { translate } from '@folkmoot/contracts/translation';
import { messages } from './mails.messages';

translate(messages, {
  description:
    'Sut mae eich negeseuon e-bost yn eu cyflwyno eu hunain. Fe’u hanfonir o un cyfeiriad sefydlog, fel eu bod yn cyrraedd.',
  fields: {
    fromName: 'Enw’r anfonwr',
    replyTo: 'Cyfeiriad ateb',
    subject: 'Pwnc',
    body: 'Testun y gwahoddiad',
  },
  help: {
    fromName: (council) => `Dangosir fel yr anfonwr. Os yw’n wag, ${council} ydyw.`,
    replyTo: 'I ble mae atebion yn mynd. Os yw’n wag, nid oes neb yn eu darllen.',
    subject: 'Pwnc gwahoddiadau i arolwg.',
    body: 'Mae’r ddolen i’r arolwg yn dilyn fel botwm. Gadewch linell wag rhwng paragraffau.',
  },
  fromNameInvalid: 'Defnyddiwch enw’n unig, heb gyfeiriad e-bost na chyfeiriad gwe.',
  replyToInvalid: 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  subjectMissing: 'Rhowch bwnc.',
  bodyMissing: 'Rhowch destun.',
  unknownField: (names) =>
    `Nid oes maes cyfuno ${names.map((name) => `{${name}}`).join(', ')}. Defnyddiwch ${mailMergeFields.map((name) => `{${name}}`).join(', ')}.`,
  merge: {
    label: 'Mewnosod',
    council: 'Enw’r cyngor',
    campaign: 'Teitl yr ymgyrch',
    closes: 'Y diwrnod y mae’n cau',
  },
  preview: {
    title: 'Rhagolwg',
    help: 'Fel y mae’n cyrraedd, gyda’r hyn a deipiwyd nawr. Enghraifft yw’r ymgyrch.',
    loading: 'Yn llwytho’r rhagolwg...',
    failed: 'Ni ellir dangos y rhagolwg',
    frame: 'Rhagolwg o’r e-bost',
  },
  test: 'Anfon e-bost prawf ataf',
  testSent: (to) => `Anfonwyd e-bost prawf i ${to}.`,
  testFailed: 'Methwyd ag anfon yr e-bost prawf. Rhowch gynnig arall arni.',
});
