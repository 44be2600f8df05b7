import { translate } from '@folkmoot/contracts/translation';
import { messages } from './create.messages';

translate(messages, {
  title: 'Creu tudalen gofrestru',
  pageTitle: 'Teitl y dudalen',
  titlePlaceholder: 'Cylchlythyr Glan yr Afon',
  description: 'Disgrifiad',
  descriptionHelp: 'Mae preswylwyr yn ei ddarllen uwchben y ffurflen.',
  cancel: 'Canslo',
  create: 'Creu',
  creating: 'Yn creu...',
  created: (title) => `Mae “${title}” ar waith.`,
  failed: 'Methwyd â chreu’r dudalen gofrestru',
  how: {
    title: 'Sut mae hyn yn gweithio',
    steps: [
      'Mae preswylwyr yn agor y ddolen, yn rhoi eu cyfeiriad e-bost ac yn dewis pynciau.',
      'Cânt eu hychwanegu at eich tanysgrifwyr gyda thystiolaeth o’u cydsyniad.',
      'Mae’r dudalen ar waith ar unwaith. Gallwch newid ei meysydd a’i harddull, neu ei diffodd, unrhyw bryd.',
    ],
  },
});
