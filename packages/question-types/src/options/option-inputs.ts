import { DropdownOptions } from './DropdownOptions';
import { MultiselectOptions } from './MultiselectOptions';

/** Inputs that take the place of those of a page's first script. */
export const optionInputs = {
  dropdown: { Input: DropdownOptions },
  multiselect: { Input: MultiselectOptions },
};
