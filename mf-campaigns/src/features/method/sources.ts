import type { MethodPart } from '@folkmoot/question-types/core';

/** @file Sources of the figures, in the order of the page. They are the same in every language. */

const SURVEY = 'Lumley (2010), Complex Surveys: A Guide to Analysis Using R, 2.3; R package “survey”';
const COHEN = 'Cohen (1988), Statistical Power Analysis for the Behavioral Sciences, 2nd edition';

export const sources: Readonly<Record<MethodPart, readonly string[]>> = {
  shares: [
    'Wilson (1927), Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association 22, 209–212',
    'Newcombe (1998), Two-sided confidence intervals for the single proportion. Statistics in Medicine 17, 857–872',
    `${SURVEY}: svyciprop(method = "logit")`,
  ],
  means: [`${SURVEY}: svymean`],
  'self-selected': [
    'Baker and others (2013), Summary report of the AAPOR task force on non-probability sampling. Journal of Survey Statistics and Methodology 1, 90–143',
  ],
  'who-is-missing': [
    'Wilson (1927), Journal of the American Statistical Association 22, 209–212',
    'Groves (2006), Nonresponse rates and nonresponse bias in household surveys. Public Opinion Quarterly 70, 646–675',
  ],
  weights: [
    'Deming and Stephan (1940), On a least squares adjustment of a sampled frequency table. Annals of Mathematical Statistics 11, 427–444',
    'Deville, Särndal and Sautory (1993), Generalized raking procedures in survey sampling. Journal of the American Statistical Association 88, 1013–1020',
    'R package “survey”: rake',
  ],
  'missing-answers': [
    'Kalton and Flores-Cervantes (2003), Weighting methods. Journal of Official Statistics 19, 81–97',
  ],
  trimming: [
    'Potter (1990), A study of procedures to identify and trim extreme sampling weights. Proceedings of the Survey Research Methods Section, American Statistical Association, 225–230',
    'R package “survey”: trimWeights(strict = TRUE)',
  ],
  'effective-size': ['Kish (1965), Survey Sampling, 11.7'],
  'design-effect': ['Kish (1992), Weighting for unequal Pi. Journal of Official Statistics 8, 183–200'],
  refusals: [
    'Kish (1965), Survey Sampling, 11.7',
    'Battaglia, Hoaglin and Frankel (2009), Practical considerations in raking survey data. Survey Practice 2(5)',
  ],
  tests: [
    'Pearson (1900), Philosophical Magazine 50, 157–175',
    'Rao and Scott (1984), On chi-squared tests for multiway contingency tables with cell proportions estimated from survey data. Annals of Statistics 12, 46–60',
    'R package “survey”: svychisq(statistic = "F")',
  ],
  letters: [
    'Agresti (2013), Categorical Data Analysis, 3rd edition, 3.2',
    'Holm (1979), A simple sequentially rejective multiple test procedure. Scandinavian Journal of Statistics 6, 65–70',
  ],
  'effect-sizes': [`${COHEN}, 6.2 and 7.2`, 'Cramér (1946), Mathematical Methods of Statistics, 21.9'],
  trends: [
    'Newcombe (1998), Interval estimation for the difference between independent proportions. Statistics in Medicine 17, 873–890, method 10',
    'Zou and Donner (2008), Construction of confidence limits about effect measures. Statistics in Medicine 27, 1693–1702',
    'Holm (1979), Scandinavian Journal of Statistics 6, 65–70',
  ],
  'small-numbers': ['Hundepool and others (2012), Statistical Disclosure Control, chapter 4'],
};

/** The parts of the page in their order. */
export const methodParts = Object.keys(sources) as readonly MethodPart[];
