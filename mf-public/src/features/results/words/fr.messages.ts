import type { ResultsWords } from './words';

export const fr: ResultsWords = {
  languages: 'Langues',
  responses: 'Réponses',
  published: 'Publié',
  opened: 'Ouverture',
  closed: 'Clôture',
  heardBack: 'Personnes informées des suites',
  stillOpen: 'Il est encore possible de répondre. Les réponses suivantes ne sont pas dans ces résultats.',
  summary: 'Résumé',
  results: 'Résultats',
  answered: 'Ont répondu : {count}',
  people: 'Personnes',
  share: 'Part',
  weighted: 'Pondérée',
  figure: 'Chiffre',
  answer: 'Réponse',
  hidden: 'masqué',
  mean: 'Moyenne : {mean}',
  weightedMean: 'Moyenne pondérée : {mean}',
  written: 'Les personnes ont répondu à cette question avec leurs propres mots.',
  someAnswers: 'Quelques réponses :',
  reviewedAnswers:
    'Publiées après relecture : {count}. Non publiées : {withheld}. Toutes les réponses publiées sont dans le tableau ci-dessous, dans un ordre aléatoire.',
  answersRemoved:
    '{count} réponses écrites ont été publiées après relecture. La collectivité les a retirées le {day}, car des réponses ont été supprimées.',
  filesChanged:
    'Le {day}, les réponses écrites ont été retirées de ces fichiers, car des réponses ont été supprimées. Les nombres sont inchangés.',
  someHidden: 'Certains nombres sont masqués pour protéger les personnes.',
  method: 'Comment ces résultats ont été établis',
  selfSelected:
    'Chacun pouvait choisir de participer. Les participants peuvent être différents de l’ensemble des habitants.',
  hiding:
    'Les nombres de moins de {count} personnes sont masqués, ainsi que d’autres qui permettraient de les calculer.',
  intervals: 'Un intervalle montre de combien une part pourrait varier par le seul hasard.',
  weighting:
    'Les parts pondérées sont ajustées à la population. Les réponses sont aussi précises que {count} réponses non pondérées.',
  integrity: 'Quelle confiance accorder aux réponses',
  unknowable: {
    same_person: 'Personne ne peut savoir avec certitude si quelqu’un a répondu plusieurs fois.',
    slow_attack: 'Une attaque lente et dispersée ressemble à de nombreuses personnes.',
    who_answered: 'Personne ne peut savoir qui a répondu.',
    comparison_ended: 'Les réponses ne sont plus comparées, car la clé a été détruite.',
  },
  versions: 'Versions et corrections',
  version: 'Version {version}',
  withdrawn: 'retirée',
  data: 'Télécharger les données',
  csv: 'Nombres en tableau (CSV)',
  json: 'Résultats (JSON)',
  codebook: 'Dictionnaire des données (JSON)',
  checksum: 'SHA-256 : {sum}',
  licence: 'Licence',
  goneTitle: 'Ces résultats ont été retirés',
  goneText: 'La collectivité a retiré ces résultats le {day}.',
  toSurvey: 'Aller au questionnaire',
};
