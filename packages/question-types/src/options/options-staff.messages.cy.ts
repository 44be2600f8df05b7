import { translate } from '@folkmoot/contracts/translation';
import { messages } from './options-staff.messages';

translate(messages, {
  inWords: (title, label) => `${title}: ${label} (mewn geiriau)`,
  severalOthers: '– mae mwy nag un dewis â geiriau eu hunain; mae un yn ddigon',
  otherAndNone: '– mae dewis â geiriau eu hunain sy’n eithrio’r dewisiadau eraill; dim ond un o’r ddau y gall fod',
  leastAboveMost: (least, most) => `– gofynnir am o leiaf ${least} dewis ac am ${most} ar y mwyaf`,
  leastAboveOptions: (least, options) => `– gofynnir am o leiaf ${least} dewis, ac mae ${options} i ddewis ohonynt`,
  ofOption: (label, text) => `– y dewis “${label}” ${text}`,
  sourceMissing: '– daw ei ddewisiadau o gwestiwn nad yw’n bodoli mwyach',
  sourceLater: '– daw ei ddewisiadau o gwestiwn sy’n dod yn ddiweddarach',
  sourceWithoutOptions: '– daw ei ddewisiadau o gwestiwn heb ddewisiadau',
  sourceWithoutPictures: '– mae angen lluniau, a daw ei ddewisiadau o gwestiwn heb luniau',
  sourceNeverShown: (name) =>
    `– cymerir yr hyn a ddewisodd pobl yn ${name}, na chaiff byth ei ddangos: ni all unrhyw ddewis aros`,
  neverOffered: '– ni chaiff byth ei gynnig: ni all ei amod byth fod yn wir',
  nothingRemains: '– ni all unrhyw ddewis aros: ni all yr un o’u hamodau fod yn wir',
});
