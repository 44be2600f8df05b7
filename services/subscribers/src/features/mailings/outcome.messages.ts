import { type Language, MAX_MAIL_SUBJECT, MAX_NEWSLETTER_HEADING } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';

interface Words {
  readonly subject: (survey: string) => string;
  readonly title: (survey: string) => string;
  readonly text: string;
  readonly results: string;
  readonly commitments: string;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    subject: (survey) => `What came of “${survey}”`,
    title: (survey) => `What came of “${survey}”`,
    text: 'Thank you for taking part in this survey. You wanted to know what comes of it. This is what people said, and what we do about it:',
    results: 'Read the results',
    commitments: 'You said, we did',
  },
  es: {
    subject: (survey) => `Qué ha resultado de «${survey}»`,
    title: (survey) => `Qué ha resultado de «${survey}»`,
    text: 'Gracias por participar en esta encuesta. Quería saber qué resulta de ella. Esto es lo que dijo la gente y lo que hacemos al respecto:',
    results: 'Leer los resultados',
    commitments: 'Lo que dijeron y lo que hicimos',
  },
  fr: {
    subject: (survey) => `Les suites de « ${survey} »`,
    title: (survey) => `Les suites de « ${survey} »`,
    text: 'Merci d’avoir participé à cette enquête. Vous vouliez en connaître les suites. Voici ce que les gens ont dit et ce que nous en faisons :',
    results: 'Lire les résultats',
    commitments: 'Vous avez dit, nous avons fait',
  },
  de: {
    subject: (survey) => `Was aus „${survey}“ geworden ist`,
    title: (survey) => `Was aus „${survey}“ geworden ist`,
    text: 'Danke, dass Sie an dieser Umfrage teilgenommen haben. Sie wollten wissen, was daraus wird. Das haben die Menschen gesagt, und das tun wir:',
    results: 'Ergebnisse lesen',
    commitments: 'Sie sagten, wir handelten',
  },
  cy: {
    subject: (survey) => `Beth ddaeth o “${survey}”`,
    title: (survey) => `Beth ddaeth o “${survey}”`,
    text: 'Diolch am gymryd rhan yn yr arolwg hwn. Roeddech am wybod beth ddaw ohono. Dyma beth ddywedodd pobl, a beth rydym yn ei wneud:',
    results: 'Darllen y canlyniadau',
    commitments: 'Dywedoch chi, gwnaethom ni',
  },
  ar: {
    subject: (survey) => `ما نتج عن «${survey}»`,
    title: (survey) => `ما نتج عن «${survey}»`,
    text: 'شكرًا لمشاركتك في هذا الاستطلاع. أردت معرفة ما ينتج عنه. هذا ما قاله الناس وما نفعله بشأنه:',
    results: 'قراءة النتائج',
    commitments: 'قلتم وفعلنا',
  },
};

/** The text to start from, in the council's language. A long title of a survey is cut. */
export const outcomeWords = (language: string): Words => {
  const words = wordsFrom(byLanguage, 'mails', language);
  return {
    ...words,
    subject: (survey) => words.subject(survey).slice(0, MAX_MAIL_SUBJECT),
    title: (survey) => words.title(survey).slice(0, MAX_NEWSLETTER_HEADING),
  };
};
