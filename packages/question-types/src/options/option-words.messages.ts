import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents about the settings of options. `label` is an option, `least` and `most` are numbers. */
export interface OptionWords {
  /** Above the line for own words. */
  readonly own: string;
  /** Error for words beside another option of a list. */
  readonly notBoth: string;
  /** Error for "None of these" together with other options. */
  readonly alone: string;
  readonly exactly: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly between: string;
}

export const optionWords: Readonly<Record<Language, OptionWords>> = {
  en: {
    own: '{label}: please say what',
    notBoth: 'Choose one option. To use your own words, choose “{label}”.',
    alone: 'Choose “{label}” alone, or other options without it.',
    exactly: 'Choose {least}.',
    atLeast: 'Choose at least {least}.',
    atMost: 'Choose up to {most}.',
    between: 'Choose {least} to {most}.',
  },
  es: {
    own: '{label}: indique cuál',
    notBoth: 'Elija una sola opción. Para responder con sus palabras, elija «{label}».',
    alone: 'Elija solo «{label}», u otras opciones sin ella.',
    exactly: 'Elija {least}.',
    atLeast: 'Elija {least} como mínimo.',
    atMost: 'Elija {most} como máximo.',
    between: 'Elija de {least} a {most}.',
  },
  fr: {
    own: '{label} : précisez',
    notBoth: 'Choisissez une seule option. Pour répondre avec vos mots, choisissez « {label} ».',
    alone: 'Choisissez « {label} » seul, ou d’autres options sans lui.',
    exactly: 'Choisissez-en {least}.',
    atLeast: 'Choisissez-en au moins {least}.',
    atMost: 'Choisissez-en au plus {most}.',
    between: 'Choisissez-en de {least} à {most}.',
  },
  de: {
    own: '{label}: bitte angeben',
    notBoth: 'Bitte wählen Sie eine Antwort. Für eigene Worte wählen Sie „{label}“.',
    alone: 'Wählen Sie entweder nur „{label}“ oder andere Antworten.',
    exactly: 'Bitte wählen Sie {least} aus.',
    atLeast: 'Bitte wählen Sie mindestens {least} aus.',
    atMost: 'Bitte wählen Sie höchstens {most} aus.',
    between: 'Bitte wählen Sie {least} bis {most} aus.',
  },
  cy: {
    own: '{label}: nodwch beth',
    notBoth: 'Dewiswch un opsiwn. I ddefnyddio eich geiriau eich hun, dewiswch “{label}”.',
    alone: 'Dewiswch “{label}” yn unig, neu opsiynau eraill hebddo.',
    exactly: 'Dewiswch {least}.',
    atLeast: 'Dewiswch o leiaf {least}.',
    atMost: 'Dewiswch hyd at {most}.',
    between: 'Dewiswch rhwng {least} a {most}.',
  },
  ar: {
    own: '{label}: يرجى التوضيح',
    notBoth: 'اختر خيارًا واحدًا. للإجابة بكلماتك، اختر «{label}».',
    alone: 'اختر «{label}» وحده، أو خيارات أخرى من دونه.',
    exactly: 'اختر {least}.',
    atLeast: 'اختر {least} على الأقل.',
    atMost: 'اختر {most} على الأكثر.',
    between: 'اختر من {least} إلى {most}.',
  },
};
