import { translate } from '@folkmoot/contracts/translation';
import { messages } from './notifications.messages';

translate(messages, {
  kinds: {
    new_responses: {
      label: 'Ymatebion newydd i arolygon',
      help: 'Faint a ddaeth i law ers yr e-bost diwethaf, byth e-bost ar gyfer pob un.',
    },
    campaign_completed: {
      label: 'Hysbysiadau bod ymgyrch wedi’i chwblhau',
      help: 'Pan fydd un o ymgyrchoedd eich cyngor wedi dod i ben.',
    },
    system_maintenance: {
      label: 'Newyddion am gynnal a chadw’r system',
      help: 'Pan na fydd y dangosfwrdd ar gael am ychydig.',
    },
    weekly_summary: {
      label: 'Crynodebau wythnosol',
      help: 'Bob dydd Llun: ffigurau’r wythnos flaenorol.',
    },
    team_activity: {
      label: 'Gweithgarwch aelodau’r tîm',
      help: 'Y bore ar ôl i rywun ymuno, gadael neu newid rôl.',
    },
    mentions: {
      label: 'Cyfeiriadau atoch mewn sylwadau',
      help: 'Pan fydd cydweithiwr yn eich crybwyll mewn sylw ar arolwg.',
    },
    webhooks: {
      label: 'Bachau gwe wedi’u diffodd',
      help: 'Gweinyddwyr yn unig: pan fydd bachyn gwe wedi methu am bum diwrnod.',
    },
  },
  description: (email) => `Am beth y cewch e-bost, i ${email}. Mae pob person yn dewis ei rai ei hun.`,
  loading: 'Yn llwytho gosodiadau...',
  loadFailed: 'Methwyd â llwytho gosodiadau',
  saved: 'Cadwyd y gosodiadau!',
  failed: 'Methwyd â chadw’r gosodiadau',
  off: 'Mae gan bob un o’r negeseuon hyn ddolen sy’n ei diffodd.',
});
