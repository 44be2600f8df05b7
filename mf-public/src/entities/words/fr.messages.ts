import type { ResidentWords } from './words';

/** French. */
export const fr: ResidentWords = {
  survey: {
    language: 'fr',
    questionOf: 'Question {number} sur {of}',
    questionsOf: 'Questions {number} à {to} sur {of}',
    percent: '{percent} % terminé',
    required: 'obligatoire',
    onlyIfShown: 'Si cette question ne vous concerne pas, vous pouvez la passer.',
    previous: 'Précédent',
    next: 'Suivant',
    submit: 'Envoyer',
    submitting: 'Envoi en cours...',
    failed: 'Une erreur s’est produite lors de l’envoi de votre réponse. Veuillez réessayer.',
    kept: 'Vos réponses sont toujours là.',
    saved: 'Enregistré sur cet appareil',
    drafts: {
      began: 'Vous avez commencé le {day}.',
      goOn: 'Continuer',
      changed: 'L’enquête a changé depuis que vous avez commencé. Nous avons conservé vos réponses.',
      earlierRound:
        'Vous avez commencé à répondre lors d’une période précédente de l’enquête. Si vous envoyez vos réponses maintenant, elles compteront pour la période en cours.',
      lost: 'Réponses qui n’ont pas pu être conservées : {lost}.',
      check: 'Veuillez vérifier vos réponses avant de les envoyer.',
    },
    startOver: 'Recommencer',
    startOverSure: 'Supprimer toutes vos réponses et recommencer ?',
    noSubmitYet: 'Vous semblez être hors ligne. Nous continuons d’essayer.',
    document: 'Ouvrir le document',
    newTab: '(s’ouvre dans un nouvel onglet)',
    privacy:
      'Aucun compte n’est nécessaire et aucun cookie n’est utilisé. Vos réponses ne sont pas liées à votre identité.',
    privacyNotice: 'Lire la politique de confidentialité de {council}',
    consent:
      'En envoyant vos réponses, vous acceptez que {council} les utilise conformément à sa politique de confidentialité.',
    poweredBy: 'Réalisé avec {product}',
    providedBy: 'Enquête proposée par {council}',
    demo: 'Ceci est une démonstration. Rien de ce que vous saisissez n’est enregistré.',
    minutes: {
      one: 'Durée : environ {minutes} minute',
      other: 'Durée : environ {minutes} minutes',
    },
    languages: 'Langue',
    share: 'Cet appareil est partagé. Ne pas y enregistrer mes réponses.',
    shared:
      'Vos réponses ne sont pas enregistrées sur cet appareil. Elles seront supprimées après l’envoi ou si vous n’utilisez plus cette page.',
    legend: 'Les questions marquées d’un * sont obligatoires.',
    options: 'Options',
    minutesLeft: {
      one: 'Encore environ {minutes} minute',
      other: 'Encore environ {minutes} minutes',
    },
    check: {
      title: 'Vérifiez vos réponses',
      text: 'Modifiez ce qui n’est pas juste, puis appuyez sur Envoyer.',
      change: 'Modifier',
      none: 'Pas de réponse',
    },
    aloud: { start: 'Lire à voix haute', stop: 'Arrêter la lecture' },
    easy: {
      label: 'Facile à lire',
      one: 'Lisez une question à la fois.',
      two: 'Choisissez votre réponse. Puis appuyez sur Suivant.',
      three: 'Vous pouvez arrêter à tout moment.',
    },
    enlarge: 'Agrandir l’image',
    close: 'Fermer',
    problems: {
      required: 'Veuillez répondre à cette question.',
      too_long: 'Votre réponse est trop longue. Veuillez la raccourcir.',
      not_an_answer: 'Veuillez saisir une réponse valable pour cette question.',
    },
    banners: {
      not_taken:
        'Cette page est restée ouverte trop longtemps et votre réponse n’a pas été envoyée. Rien n’est perdu. Veuillez vérifier vos réponses et appuyer de nouveau sur Envoyer.',
      not_reachable:
        'Votre réponse n’a pas pu être enregistrée. Vos réponses sont toujours là. Veuillez appuyer de nouveau sur Envoyer.',
      incomplete: 'Certaines réponses manquent ou ne sont pas valables. Veuillez vérifier les questions ci-dessous.',
      too_large:
        'Vos réponses sont trop longues au total. Rien n’est perdu. Veuillez raccourcir les plus longues et appuyer de nouveau sur Envoyer.',
    },
    thankYou: {
      title: 'Merci !',
      text: 'Votre réponse a bien été envoyée.',
      more: 'La collectivité lira vos réponses et rendra compte des résultats à la fin de l’enquête. Vous pouvez fermer cette page.',
    },
    after: {
      offline:
        'Vous êtes hors ligne. Vous pouvez continuer et envoyer vos réponses. Elles sont enregistrées sur cet appareil et partiront dès que la connexion sera rétablie.',
      offlineUnkept:
        'Vous êtes hors ligne et vos réponses ne sont pas enregistrées sur cet appareil. Laissez cette page ouverte et appuyez sur Envoyer dès que la connexion sera rétablie.',
      waitingTitle: 'Réponse enregistrée, en attente de connexion',
      waitingText:
        'Votre réponse est enregistrée sur cet appareil et sera envoyée dès que la connexion sera rétablie. Laissez cette page ouverte, ou rouvrez-la quand vous serez en ligne.',
      earlierWaiting:
        'Une réponse est en attente d’envoi sur cet appareil. Elle sera envoyée dès que la connexion sera rétablie.',
      earlierSent: 'La réponse en attente sur cet appareil a été envoyée.',
      earlierRefused:
        'Une réponse précédente n’a pas pu être acceptée. Vos réponses figurent ci-dessous. Veuillez les vérifier et les envoyer de nouveau.',
      both: 'Vous aviez déjà envoyé depuis cette page une réponse différente. Celle-ci a été ajoutée comme deuxième réponse.',
      used: {
        title: 'Votre invitation a déjà été utilisée',
        text: 'Nous avons déjà reçu une réponse avec cette invitation et elle est prise en compte. Les réponses que vous venez d’envoyer n’ont pas été ajoutées, car chaque invitation ne peut être utilisée qu’une fois.',
      },
      sent: 'Envoyé',
      title: 'Votre récépissé',
      text: 'Ce code vous permet de supprimer votre réponse jusqu’à la clôture de l’enquête. Il n’est affiché qu’ici et ne permet pas de vous identifier.',
      copy: 'Copier',
      copied: 'Copié',
      download: 'Télécharger',
      answers: 'Vos réponses',
      print: 'Imprimer',
      file: 'Enregistrer en fichier HTML',
      sharedSure: 'D’autres personnes utilisent cet appareil et peuvent voir la copie. Continuer quand même ?',
      remove: 'Supprimer ma réponse',
      idleTitle: 'Êtes-vous toujours là ?',
      idleText: {
        one: 'Vos réponses seront supprimées dans {seconds} seconde, car d’autres personnes utilisent cet appareil.',
        other: 'Vos réponses seront supprimées dans {seconds} secondes, car d’autres personnes utilisent cet appareil.',
      },
      idleStay: 'Je suis toujours là',
    },
  },
  trap: 'Laissez ce champ vide',
  waitNote: 'L’envoi prend environ 5 secondes. Attendez que la page suivante s’affiche.',
  invitedFailed:
    'Votre réponse n’a pas pu être envoyée. Si vous avez déjà répondu avec ce lien, votre réponse est prise en compte. Chaque invitation ne peut être utilisée qu’une fois. Sinon, veuillez réessayer.',
  notices: {
    not_found: {
      title: 'Enquête introuvable',
      text: 'L’enquête que vous cherchez n’existe pas ou n’est plus disponible.',
    },
    closed: {
      title: 'Enquête actuellement fermée',
      text: 'Cette enquête n’est ouverte qu’à certaines périodes. Merci de votre intérêt.',
    },
    paused: {
      title: 'Enquête suspendue',
      text: 'Cette enquête n’accepte pas de réponses pour le moment. Veuillez revenir plus tard.',
    },
    ended: {
      title: 'Enquête terminée',
      text: 'Cette enquête est terminée. Merci à toutes les personnes qui y ont participé.',
    },
    full: {
      title: 'Enquête complète',
      text: 'Cette enquête a reçu toutes les réponses qu’elle peut prendre en compte. Merci de votre intérêt.',
    },
    not_yet_open: { title: 'Enquête pas encore ouverte', text: 'Cette enquête n’est pas encore ouverte.' },
    no_questions: { title: 'Aucune question', text: 'Cette enquête n’a pas encore de questions.' },
    code_inactive: {
      title: 'Ce code QR n’est plus utilisé',
      text: 'La page est peut-être fermée, ou il existe un code plus récent. Contactez la collectivité pour en savoir plus.',
    },
    code_unknown: {
      title: 'Code QR introuvable',
      text: 'Nous ne reconnaissons pas ce code QR. Veuillez vérifier l’adresse ou scanner de nouveau le code.',
    },
    invitation_used: {
      title: 'Vous avez déjà répondu',
      text: 'Nous avons reçu une réponse avec cette invitation et elle est prise en compte. Chaque invitation ne peut être utilisée qu’une fois. Merci de votre participation.',
    },
    invitation_over: {
      title: 'Cette invitation a expiré',
      text: 'Elle concernait une période précédente de l’enquête. La prochaine période aura un nouveau lien. Vous pouvez aussi ouvrir l’enquête à son adresse publique.',
    },
    too_large: {
      title: 'Vos réponses sont trop longues',
      text: 'Vos réponses n’ont pas pu être acceptées et rien n’a été envoyé. Veuillez revenir en arrière dans votre navigateur, raccourcir les réponses les plus longues et appuyer de nouveau sur Envoyer.',
    },
    unavailable: {
      title: 'Veuillez réessayer dans un instant',
      text: 'Cette page n’est pas disponible pour l’instant. Rien de ce que vous avez saisi n’est perdu.',
    },
  },
  receipt: {
    title: 'Supprimer une réponse',
    text: 'Saisissez le code du récépissé obtenu après « {survey} ». Votre réponse sera définitivement supprimée et retirée de tous les résultats.',
    label: 'Récépissé',
    hint: '20 lettres et chiffres, par exemple A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Supprimer cette réponse',
    erasedTitle: 'Votre réponse a été supprimée',
    erased: 'Elle a été définitivement supprimée et n’est plus comptabilisée. Merci de votre participation.',
    already_erasedTitle: 'Cette réponse a déjà été supprimée',
    already_erased: 'Vous n’avez rien d’autre à faire.',
    unknown:
      'Aucune réponse à cette enquête ne correspond à ce récépissé. Vérifiez que vous l’avez saisi correctement.',
    closedTitle: 'L’enquête est close',
    closed:
      'Les réponses pouvaient être supprimées jusqu’à la clôture de l’enquête. La vôtre est conservée sans votre nom ni votre adresse.',
    unavailable: 'Votre réponse n’a pas pu être supprimée. Rien n’a changé. Veuillez réessayer dans un instant.',
  },
  nextAvailable: 'Prochaine ouverture : {when}',
  privacyTitle: 'Politique de confidentialité',
  facts: {
    title: 'Ce qui est conservé et pendant combien de temps',
    kept: 'Avec vos réponses : la date et l’heure de l’envoi, le temps passé et le nombre de questions auxquelles vous avez répondu.',
    language: 'Également avec vos réponses : la langue dans laquelle vous avez répondu.',
    device:
      'Également avec vos réponses : le type d’appareil (téléphone, tablette ou ordinateur) et le type de navigateur.',
    visits:
      'Séparément de vos réponses : le nombre de fois où l’enquête est ouverte, commencée et terminée chaque jour.',
    referrer:
      'Les visites sont aussi comptées selon leur provenance, par exemple un code QR, un e-mail ou un autre site web.',
    never: 'Jamais : votre nom (sauf si vous l’écrivez vous-même), l’adresse de votre appareil ni des cookies.',
    days: {
      one: 'Les réponses sont supprimées après {days} jour.',
      other: 'Les réponses sont supprimées après {days} jours.',
    },
    endless: 'Les réponses sont conservées jusqu’à ce que {council} les supprime.',
    receipt: 'Votre récépissé vous permet de supprimer votre réponse jusqu’à la clôture de l’enquête.',
  },
  back: 'Retour à l’enquête',
};
