import { counted, translate } from '@folkmoot/contracts/translation';
import type { RhythmWords } from './plan.messages';
import { planTexts } from './plan.messages';

const SHORT_MONTH = 29;
const dayOfMonth = (day: number): string =>
  `ar ddiwrnod ${day} o’r mis${day >= SHORT_MONTH ? ', neu ar ddiwrnod olaf mis byrrach' : ''}`;

const repeats = ({ frequency, isDayKnown, weekday, day }: RhythmWords): string => {
  const every = { weekly: 'bob wythnos', monthly: 'bob mis', quarterly: 'bob tri mis' }[frequency];
  if (!isDayKnown) return every;
  return frequency === 'weekly' ? `${every} ar ${weekday}` : `${every} ${dayOfMonth(day)}`;
};

translate(planTexts, {
  beginnings: {
    at: (moment) => `Yn agor ar ${moment}`,
    now: 'Yn agor nawr',
    withActivation: 'Yn agor pan rowch yr ymgyrch ar waith',
  },
  rhythm: (words) => `${words.begin} am ${counted.days(words.days)}, yna ${repeats(words)}.`,
  once: (begin, closes) =>
    closes === null ? `${begin} ac yn aros ar agor nes i chi ei chwblhau.` : `${begin} ac yn cau ar ${closes}.`,
  nextOpenings: 'Yr agoriadau nesaf',
});
