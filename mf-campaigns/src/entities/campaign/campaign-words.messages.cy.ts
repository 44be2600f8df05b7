import { counted, translate } from '@folkmoot/contracts/translation';
import {
  frequencyLabels,
  methodLabels,
  nextStepLabels,
  stepLabels,
  surveyWords,
  textLabels,
} from './campaign-words.messages';

translate(textLabels, {
  title: 'Teitl yr ymgyrch',
  description: 'Disgrifiad',
});

translate(stepLabels, {
  setup: 'Gosod',
  survey: 'Arolwg',
  delivery: 'Dosbarthu',
  review: 'Adolygu',
  active: 'Ar waith',
});

translate(nextStepLabels, {
  setup: 'Gosod yr ymgyrch',
  survey: 'Adeiladu’r arolwg',
  delivery: 'Trefnu dosbarthu',
  review: 'Adolygu a lansio',
  active: 'Gweld y dangosfwrdd',
});

translate(frequencyLabels, {
  once: 'Unwaith',
  weekly: 'Wythnosol',
  monthly: 'Misol',
  quarterly: 'Chwarterol',
});

translate(methodLabels, {
  email: 'E-bost',
  sms: 'SMS',
  qr: 'Cod QR',
});

translate(surveyWords, {
  stepOf: (number, of, label) => `Cam ${number} o ${of}: ${label}`,
  questions: (count) => counted.questions(count),
  minutes: (minutes) => `tua ${counted.minutes(Math.max(1, Math.round(minutes)))}`,
});
