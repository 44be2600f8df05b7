import { translate } from '@folkmoot/contracts/translation';
import { textNames } from './survey-texts.messages';

translate(textNames, {
  title: 'Teitl',
  description: 'Disgrifiad',
  introText: 'Testun cyflwyno',
  thankYouText: 'Testun diolch',
  thankYouLink: (number) => `Dolen ${number} y diolch`,
  sectionTitle: (number) => `Teitl adran ${number}`,
  sectionText: (number) => `Testun adran ${number}`,
  endPageTitle: (number) => `Teitl tudalen ddiwedd ${number}`,
  endPageText: (number) => `Testun tudalen ddiwedd ${number}`,
  endPageLink: (number, link) => `Dolen ${link} tudalen ddiwedd ${number}`,
  fullText: 'Testun pan fo’r arolwg yn llawn',
  introFileAlt: 'Disgrifiad o’r ddelwedd',
  questionTitle: 'Teitl y cwestiwn',
  option: (number) => `Dewis ${number}`,
  row: (number) => `Rhes ${number}`,
  column: (number) => `Colofn ${number}`,
  level: (number) => `Label lefel ${number}`,
  value: (value) => `Label ar gyfer ${value}`,
  consent: 'Testun y mae pobl yn cytuno iddo',
  unit: 'Uned',
  image: (number) => `Label delwedd ${number}`,
  imageAlt: (number) => `Disgrifiad o ddelwedd ${number}`,
});
