import { counted, translate } from '@folkmoot/contracts/translation';
import { commonTexts, subscriberWords, tagTexts } from './words.messages';

translate(subscriberWords, {
  people: counted.subscribers,
});

translate(commonTexts, {
  cancel: 'Canslo',
  tryAgain: 'Rhowch gynnig arall arni.',
});

translate(tagTexts, {
  noTags: 'Nid oes tagiau eto. Crëwch un ar y tab Tagiau yn gyntaf.',
  recommended: 'Diofyn',
});
