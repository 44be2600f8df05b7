import type { QuestionTypeId } from '@folkmoot/contracts/client';
import {
  IconAlignLeft,
  IconCalendar,
  IconCoins,
  IconHash,
  IconLetterCase,
  IconLibraryPhoto,
  IconListCheck,
  IconListNumbers,
  IconMail,
  IconMapPin,
  IconMoodSmile,
  IconPhone,
  IconPhoto,
  IconSelector,
  IconSquareCheck,
  IconTable,
} from '@folkmoot/ui';
import type { QuestionIcon } from '../core/question-type';
import { questionType } from '../core/registry';

const icons: Readonly<Record<QuestionIcon, typeof IconHash>> = {
  line: IconLetterCase,
  lines: IconAlignLeft,
  list: IconSelector,
  checks: IconListCheck,
  smile: IconMoodSmile,
  number: IconHash,
  picture: IconPhoto,
  order: IconListNumbers,
  tick: IconSquareCheck,
  calendar: IconCalendar,
  mail: IconMail,
  phone: IconPhone,
  place: IconMapPin,
  table: IconTable,
  pictures: IconLibraryPhoto,
  coins: IconCoins,
};

/** The icon of a question type. Its label is beside it, so screen readers skip it. */
export const QuestionTypeIcon = ({ type, size = 18 }: { type: QuestionTypeId; size?: number }) => {
  const Icon = icons[questionType(type).icon];
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
};
