import { translate } from '../translation';
import { roleLabels } from './roles';
import { serviceRegistry } from './services';

translate(roleLabels, {
  system_admin: 'Gweinyddwr system',
  council_admin: 'Gweinyddwr',
  council_staff: 'Staff',
});

translate(serviceRegistry, {
  ...serviceRegistry,
  admin: { ...serviceRegistry.admin, label: 'Gweinyddiaeth' },
  campaigns: { ...serviceRegistry.campaigns, label: 'Ymgyrchoedd' },
  subscribers: { ...serviceRegistry.subscribers, label: 'Tanysgrifwyr' },
  public: { ...serviceRegistry.public, label: 'Tudalennau i breswylwyr' },
});
