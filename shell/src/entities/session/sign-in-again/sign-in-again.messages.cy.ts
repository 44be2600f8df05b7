import { translate } from '@folkmoot/contracts/translation';
import { messages } from './sign-in-again.messages';

translate(messages, {
  title: 'Mewngofnodwch eto i wneud hyn',
  why: 'Fe wnaethoch fewngofnodi ddiwethaf fwy na 5 munud yn ôl. Er mwyn diogelu eich cyngor, mae hyn yn gofyn i chi fewngofnodi o’r newydd. Nid oes dim a roddwyd gennych wedi’i golli.',
  whyFactor: 'Er mwyn diogelu eich cyngor, cadarnhewch mai chi sydd yno. Nid oes dim a roddwyd gennych wedi’i golli.',
  address: (email) => `Byddwn yn anfon dolen fewngofnodi i ${email}.`,
  send: 'Anfon dolen fewngofnodi',
  sent: (email) => `Anfonwyd dolen fewngofnodi i ${email}. Agorwch hi yn y porwr hwn.`,
  waiting: 'Yn aros i chi agor y ddolen. Yna bydd y dudalen hon yn parhau’n awtomatig.',
  again: 'Anfon y ddolen eto',
  cancel: 'Canslo',
  close: 'Cau',
  sendFailed: 'Nid oedd modd anfon y ddolen fewngofnodi. Rhowch gynnig arall arni.',
  somebodyElse: 'Mewngofnododd rhywun arall yn y porwr hwn, felly ni wnaed dim.',
  byProvider: (council, provider) =>
    `Mae ${council} yn mewngofnodi gyda ${provider}. Mewngofnodwch yno, yna dewch yn ôl i’r tab hwn.`,
  preferLink: 'Defnyddio dolen fewngofnodi',
  asking: 'Yn edrych sut rydych yn mewngofnodi...',
  openProvider: (provider) => `Mewngofnodi gyda ${provider}`,
  providerAway: 'Ni ellir cyrraedd darparwr eich cyngor ar hyn o bryd. Rhowch gynnig arall arni ymhen ychydig funudau.',
});
