import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface MatrixWords {
  /** The hint when every row needs an answer, and the message when one is missing. */
  readonly every: string;
  readonly some: string;
}

export const matrixWords: Readonly<Record<Language, MatrixWords>> = {
  en: {
    every: 'Choose one answer for each row.',
    some: 'Choose one answer for each row that you want to answer.',
  },
  es: {
    every: 'Elija una respuesta para cada fila.',
    some: 'Elija una respuesta para cada fila que quiera contestar.',
  },
  fr: {
    every: 'Choisissez une réponse pour chaque ligne.',
    some: 'Choisissez une réponse pour chaque ligne à laquelle vous souhaitez répondre.',
  },
  de: {
    every: 'Wählen Sie für jede Zeile eine Antwort.',
    some: 'Wählen Sie eine Antwort für jede Zeile, die Sie beantworten möchten.',
  },
  cy: {
    every: 'Dewiswch un ateb ar gyfer pob rhes.',
    some: 'Dewiswch un ateb ar gyfer pob rhes yr hoffech ei hateb.',
  },
  ar: {
    every: 'اختر إجابة واحدة لكل صف.',
    some: 'اختر إجابة واحدة لكل صف تود الإجابة عنه.',
  },
};
