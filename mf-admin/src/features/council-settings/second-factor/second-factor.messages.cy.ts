import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './second-factor.messages';

translate(messages, {
  title: 'Ail ffordd o brofi pwy ydych chi',
  description:
    'Mae pobl yn mewngofnodi drwy ddolen a anfonwn drwy e-bost. Gydag ail ffordd (ôl bys, wyneb neu PIN dyfais, neu god o ap) nid yw blwch post a gipiwyd yn gadael neb i mewn ar ei ben ei hun.',
  loading: 'Yn llwytho...',
  loadFailed: 'Nid oedd modd llwytho’r aelodau',
  notRequired: 'Nid yw eich cyngor yn ei gwneud yn ofynnol. Gall pawb ei gosod ar dudalen eu cyfrif.',
  required: (day) => `Mae eich cyngor yn ei gwneud yn ofynnol. Mae ei hangen ar bawb o ${day} ymlaen.`,
  requiredNow: 'Mae eich cyngor yn ei gwneud yn ofynnol.',
  have: (having, all) => `Mae gan ${having} o ${counted.people(all)} un.`,
  without: 'Heb un',
  andMore: (count) => `a ${count} arall`,
  all: 'Mae gan bawb un.',
  require: 'Ei gwneud yn ofynnol...',
  changeDays: 'Newid y dyddiad...',
  stop: 'Ddim yn ofynnol mwyach',
  cancel: 'Canslo',
  dialog: {
    title: 'Gwneud ail ffordd o brofi pwy ydych chi’n ofynnol',
    days: 'Diwrnodau nes ei bod yn ofynnol',
    daysHelp:
      'Wedi’u cyfrif o’r diwrnod y dechreuoch ei gwneud yn ofynnol. Tan hynny, mae pobl heb un yn gweld hysbysiad â’r dyddiad.',
    daysInvalid: (most) => `Rhowch rif cyfan rhwng 0 a ${most}.`,
    affected: (count) =>
      count === 0
        ? 'Mae gan bawb yn eich tîm un eisoes.'
        : `Nid oes gan ${counted.people(count)} un. Ar ôl y diwrnodau hyn, byddant yn gosod un wrth fewngofnodi, cyn dim arall.`,
    newPeople: 'Mae pobl sy’n ymuno’n ddiweddarach yn gosod un wrth fewngofnodi am y tro cyntaf.',
    provider:
      'Ni ofynnir i bobl sy’n mewngofnodi drwy eich darparwr hunaniaeth eich hun: ei reolau ef sy’n penderfynu.',
    confirm: 'Ei gwneud yn ofynnol',
    done: (day) => `Yn ofynnol o ${day}.`,
  },
  stopTitle: 'Ddim yn ofynnol mwyach',
  stopQuestion: 'A ddylai pobl allu mewngofnodi â’r ddolen yn unig eto?',
  stopText: 'Mae’r rhai sydd ag ail ffordd yn ei chadw, a gofynnir iddynt amdani.',
  stopped: 'Nid yw’n ofynnol mwyach.',
  failed: 'Nid oedd modd cadw hyn.',
});
