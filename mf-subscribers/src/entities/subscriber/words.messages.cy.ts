import type { Subscriber } from '@folkmoot/contracts/client';
import { counted, translate } from '@folkmoot/contracts/translation';
import { commonTexts, subscriberWords, tagTexts } from './words.messages';

const sources: Readonly<Record<Subscriber['source'], string>> = {
  opt_in: 'tudalen gofrestru',
  csv_upload: 'mewnforio CSV',
  post_survey: 'ar ôl arolwg',
  manual: 'â llaw',
};

translate(subscriberWords, {
  source: (source) => sources[source],
  people: counted.subscribers,
});

translate(commonTexts, {
  cancel: 'Canslo',
  close: 'Cau',
  tryAgain: 'Rhowch gynnig arall arni.',
});

translate(tagTexts, {
  noTags: 'Nid oes tagiau eto. Crëwch un ar y tab Tagiau yn gyntaf.',
  recommended: 'Diofyn',
});
