import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. */
export interface MatrixWords {
  /** The hint when every row needs an answer, and the message when one is missing. */
  readonly every: string;
  readonly some: string;
  /** In each row that needs an answer, after one was missing. */
  readonly missing: string;
}

export const matrixWords: Readonly<Record<Language, MatrixWords>> = {
  en: {
    every: 'Choose one answer for each row.',
    some: 'Choose one answer for each row that you want to answer.',
    missing: 'Choose an answer in this row.',
  },
  es: {
    every: 'Elija una respuesta para cada fila.',
    some: 'Elija una respuesta para cada fila que quiera contestar.',
    missing: 'Elija una respuesta en esta fila.',
  },
  fr: {
    every: 'Choisissez une réponse pour chaque ligne.',
    some: 'Choisissez une réponse pour chaque ligne à laquelle vous souhaitez répondre.',
    missing: 'Choisissez une réponse dans cette ligne.',
  },
  de: {
    every: 'Wählen Sie für jede Zeile eine Antwort.',
    some: 'Wählen Sie eine Antwort für jede Zeile, die Sie beantworten möchten.',
    missing: 'Wählen Sie in dieser Zeile eine Antwort.',
  },
  cy: {
    every: 'Dewiswch un ateb ar gyfer pob rhes.',
    some: 'Dewiswch un ateb ar gyfer pob rhes yr hoffech ei hateb.',
    missing: 'Dewiswch ateb yn y rhes hon.',
  },
  ar: {
    every: 'اختر إجابة واحدة لكل صف.',
    some: 'اختر إجابة واحدة لكل صف تود الإجابة عنه.',
    missing: 'اختر إجابة في هذا الصف.',
  },
};
