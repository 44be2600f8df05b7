import { translate } from '@folkmoot/contracts/translation';
import { messages } from './invitation.messages';

translate(messages, {
  title: 'Gwahoddiad',
  loading: 'Yn agor y gwahoddiad...',
  heading: (council) => `Ymuno â ${council}`,
  invitedBy: (name) => `Gwahoddwyd chi gan ${name}.`,
  role: (role) => `Eich rôl fydd ${role}.`,
  roleDescriptions: {
    council_admin: 'Bydd gennych fynediad llawn at bob nodwedd a gosodiad.',
    council_staff: 'Byddwch yn gallu creu arolygon a gweld adroddiadau.',
  },
  signInAddress: (email) => `Byddwch yn mewngofnodi â ${email}.`,
  signedInHere: (email) =>
    `Rydych wedi mewngofnodi yma fel ${email}. Os derbyniwch, caiff y cyfrif hwnnw ei allgofnodi.`,
  name: 'Eich enw',
  nameHelp: 'Bydd eich cydweithwyr yn ei weld wrth ymyl yr hyn a wnewch.',
  nameMissing: 'Rhowch eich enw.',
  accept: 'Derbyn y gwahoddiad',
  accepting: 'Yn paratoi eich cyfrif...',
  acceptFailed: 'Nid oedd modd derbyn y gwahoddiad',
  readyHeading: 'Mae eich cyfrif yn barod',
  entering: 'Yn eich mewngofnodi...',
  signInWith: (email) => `Mewngofnodwch â ${email} i barhau.`,
  toSignIn: 'Mynd i’r dudalen fewngofnodi',
  unusable: 'Nid oes modd defnyddio’r gwahoddiad hwn',
  loadFailed: 'Nid oedd modd agor y gwahoddiad',
  help: 'Cymorth technegol',
});
