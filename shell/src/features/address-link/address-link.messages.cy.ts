import { translate } from '@folkmoot/contracts/translation';
import { messages } from './address-link.messages';

translate(messages, {
  title: 'Cyfeiriad e-bost newydd',
  loading: 'Yn agor...',
  loadFailed: 'Nid oes modd agor y ddolen hon ar hyn o bryd',
  unusable: 'Nid yw’r ddolen hon yn gweithio',
  unusableText:
    'Nid yw’r ddolen hon yn gweithio mwyach. Mae’n gweithio unwaith ac am 24 awr, ac mae dolen fwy newydd yn cymryd ei lle. Gallwch ofyn am un arall ar dudalen eich cyfrif.',
  heading: 'Defnyddio’r cyfeiriad e-bost hwn?',
  text: 'O hyn ymlaen, bydd dolenni mewngofnodi ar gyfer eich cyfrif yn mynd i’r cyfeiriad hwn:',
  former:
    'Ni ellir defnyddio eich cyfeiriad blaenorol i fewngofnodi mwyach. Byddwch yn dal wedi mewngofnodi lle rydych chi.',
  confirm: 'Defnyddio’r cyfeiriad hwn',
  confirming: 'Yn newid eich cyfeiriad...',
  failed: 'Nid yw eich cyfeiriad wedi’i newid',
  doneHeading: 'Mae eich cyfeiriad wedi’i newid',
  done: (email) => `Mewngofnodwch â ${email} o hyn ymlaen.`,
  toDashboard: 'Mynd i’r dangosfwrdd',
  toAccount: 'Mynd i’ch cyfrif',
});
