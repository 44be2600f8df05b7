import { translate } from '@folkmoot/contracts/translation';
import { colorSchemeLabels } from './appearance.messages';

translate(colorSchemeLabels, {
  auto: 'Lliwiau’r system',
  light: 'Thema olau',
  dark: 'Thema dywyll',
});
