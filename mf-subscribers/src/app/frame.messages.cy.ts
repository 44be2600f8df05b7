import { translate } from '@folkmoot/contracts/translation';
import { messages } from './frame.messages';

translate(messages, {
  title: 'Rheoli tanysgrifwyr',
  description: 'Rheolwch eich tanysgrifwyr e-bost a’ch tagiau tanysgrifio',
  loading: 'Yn llwytho...',
  tabs: {
    list: 'Tanysgrifwyr',
    newsletters: 'Cylchlythyrau',
    segments: 'Segmentau',
    tags: 'Tagiau',
    details: 'Manylion',
    imports: 'Mewnforion',
  },
});
