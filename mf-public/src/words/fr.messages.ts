import type { ResidentWords } from './words';

/** French. */
export const fr: ResidentWords = {
  survey: {
    language: 'fr',
    questionOf: 'Question {number} sur {of}',
    percent: '{percent} % terminé',
    required: 'obligatoire',
    onlyIfShown: 'Cette question ne vous concerne peut-être pas. Dans ce cas, passez-la.',
    previous: 'Précédent',
    next: 'Suivant',
    submit: 'Envoyer',
    submitting: 'Envoi en cours...',
    failed: 'Une erreur s’est produite lors de l’envoi de votre réponse. Veuillez réessayer.',
    kept: 'Vos réponses sont toujours là.',
    saved: 'Vos réponses sont enregistrées sur cet appareil.',
    restored: 'Ces réponses ont été données auparavant sur cet appareil. Si ce ne sont pas les vôtres, recommencez.',
    drafts: {
      changed: 'L’enquête a changé depuis que vous avez commencé. Nous avons gardé vos réponses.',
      earlierRound:
        'Vous avez commencé ces réponses lors d’une période précédente de l’enquête. Si vous les envoyez maintenant, elles comptent pour cette période.',
      lost: 'Réponses qui ne conviennent plus : {lost}.',
      check: 'Vérifiez vos réponses avant de les envoyer.',
    },
    startOver: 'Recommencer',
    startOverSure: 'Effacer toutes vos réponses et recommencer ?',
    noSubmitYet: 'La connexion semble interrompue. Nous continuons d’essayer.',
    document: 'Ouvrir le document',
    newTab: '(s’ouvre dans un nouvel onglet)',
    privacy: 'Ni compte ni cookies : vos réponses ne sont pas liées à vous.',
    privacyNotice: 'Lire la notice de confidentialité de {council}',
    consent:
      'En envoyant, vous acceptez que {council} utilise vos réponses comme l’indique sa notice de confidentialité.',
    poweredBy: 'Propulsé par {product}',
    providedBy: 'Enquête proposée par {council}',
    demo: 'Ceci est une démonstration. Rien de ce que vous saisissez n’est conservé.',
    minute: 'Dure environ 1 minute',
    minutes: 'Dure environ {minutes} minutes',
    languages: 'Langue',
    share: 'D’autres utilisent cet appareil : ne rien y garder',
    shared:
      'Rien n’est gardé sur cet appareil. Vos réponses sont effacées après l’envoi, ou si la page reste inutilisée.',
    problems: {
      required: 'Veuillez répondre à cette question.',
      too_long: 'Votre réponse est trop longue. Veuillez la raccourcir.',
      not_an_answer: 'Veuillez saisir une réponse qui convient à la question.',
    },
    banners: {
      not_taken: 'Une erreur s’est produite lors de l’envoi de votre réponse. Veuillez réessayer.',
      not_reachable:
        'Votre réponse n’a pas pu être enregistrée pour l’instant. Vos réponses sont toujours là : appuyez de nouveau sur Envoyer.',
      incomplete: 'Certaines réponses manquent ou ne conviennent pas. Veuillez vérifier les questions ci-dessous.',
      too_large:
        'Vos réponses sont trop longues dans l’ensemble. Rien n’est perdu : raccourcissez les plus longues et appuyez de nouveau sur Envoyer.',
    },
    thankYou: {
      title: 'Merci !',
      text: 'Votre réponse a bien été envoyée.',
      more: 'La collectivité lit chaque réponse et rendra compte à la fin de l’enquête. Vous pouvez fermer cette page.',
    },
    after: {
      offline:
        'Vous êtes hors ligne. Continuez : vos réponses sont gardées sur cet appareil et seront envoyées au retour de la connexion.',
      offlineUnkept:
        'Vous êtes hors ligne et vos réponses ne sont pas enregistrées sur cet appareil. Gardez cette page ouverte et appuyez sur Envoyer une fois la connexion revenue.',
      waitingTitle: 'Enregistré, en attente de connexion',
      waitingText:
        'Votre réponse est enregistrée sur cet appareil et partira d’elle-même dès qu’il y aura une connexion. Vous pouvez fermer cette page.',
      earlierWaiting: 'Une réponse donnée sur cet appareil attend une connexion. Elle partira d’elle-même.',
      earlierSent: 'La réponse qui attendait sur cet appareil a été envoyée.',
      earlierRefused:
        'Une réponse donnée sur cet appareil n’a plus pu être prise en compte. Elle figure ci-dessous : vérifiez-la et envoyez-la à nouveau.',
      both: 'Une réponse de cette page, avec d’autres choix, était déjà arrivée. Celle-ci a été ajoutée comme deuxième réponse : les deux sont arrivées.',
      used: {
        title: 'Votre invitation a déjà servi',
        text: 'Une réponse précédente avec cette invitation est arrivée, et elle compte. Ce que vous venez d’envoyer n’a pas été ajouté, car chaque invitation ne sert qu’une fois.',
      },
      sent: 'Envoyé',
      title: 'Votre reçu',
      text: 'Avec ce code, vous pouvez supprimer votre réponse jusqu’à la clôture de l’enquête. Il n’est affiché qu’ici et ne dit rien de vous.',
      copy: 'Copier',
      copied: 'Copié',
      download: 'Télécharger',
      remove: 'Supprimer ma réponse',
      idleTitle: 'Êtes-vous toujours là ?',
      idleText: 'Vos réponses seront effacées dans {seconds} secondes, car d’autres utilisent cet appareil.',
      idleStay: 'Je suis toujours là',
    },
  },
  trap: 'Laissez ce champ vide',
  invitedFailed:
    'L’envoi n’a pas abouti. Si vous avez déjà répondu par ce lien, votre réponse compte : chaque invitation sert une seule fois. Sinon, veuillez réessayer.',
  notices: {
    not_found: {
      title: 'Enquête introuvable',
      text: 'L’enquête que vous cherchez n’existe pas ou n’est plus disponible.',
    },
    closed: {
      title: 'Enquête actuellement fermée',
      text: 'Cette enquête n’est ouverte qu’à certains moments. Merci de vouloir y participer.',
    },
    paused: {
      title: 'Enquête suspendue',
      text: 'Cette enquête ne prend pas de réponses pour le moment. Veuillez revenir plus tard.',
    },
    ended: {
      title: 'Enquête terminée',
      text: 'Cette enquête est terminée. Merci à toutes les personnes qui y ont participé.',
    },
    not_yet_open: { title: 'Enquête pas encore ouverte', text: 'Cette enquête n’a pas encore commencé.' },
    no_questions: { title: 'Aucune question', text: 'Cette enquête n’a pas encore de questions.' },
    code_inactive: {
      title: 'Ce code QR n’est plus utilisé',
      text: 'L’enquête vers laquelle il menait est peut-être terminée, ou il existe un code plus récent. La collectivité peut vous renseigner.',
    },
    code_unknown: {
      title: 'Code QR introuvable',
      text: 'Ce code QR n’est pas connu. Vérifiez l’adresse ou scannez à nouveau le code.',
    },
    invitation_used: {
      title: 'Vous avez déjà répondu',
      text: 'Une réponse a été envoyée avec cette invitation. Elle compte, et chaque invitation sert une seule fois. Merci de votre participation.',
    },
    invitation_over: {
      title: 'Cette invitation est passée',
      text: 'Elle concernait une période précédente de l’enquête. La prochaine viendra avec un nouveau lien ; vous pouvez aussi ouvrir l’enquête à son adresse publique.',
    },
    too_large: {
      title: 'Vos réponses sont trop longues',
      text: 'Elles n’ont pas pu être acceptées telles quelles et rien n’a été envoyé. Revenez en arrière avec votre navigateur, raccourcissez les réponses les plus longues et appuyez de nouveau sur Envoyer.',
    },
    unavailable: {
      title: 'Veuillez réessayer dans un instant',
      text: 'Cette page n’est pas disponible pour l’instant. Rien de ce que vous avez saisi n’est perdu.',
    },
  },
  receipt: {
    title: 'Supprimer une réponse',
    text: 'Saisissez le reçu obtenu après « {survey} ». La réponse sera alors supprimée définitivement et retirée de tous les résultats.',
    label: 'Reçu',
    hint: '20 lettres et chiffres, par exemple A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Supprimer cette réponse',
    erasedTitle: 'Votre réponse est supprimée',
    erased: 'Elle est supprimée définitivement et n’est plus comptée. Merci d’avoir participé.',
    already_erasedTitle: 'Cette réponse est déjà supprimée',
    already_erased: 'Il n’y a plus rien à faire.',
    unknown: 'Aucune réponse de cette enquête ne porte ce reçu. Vérifiez qu’il est bien saisi.',
    closedTitle: 'L’enquête est close',
    closed: 'Les réponses pouvaient être supprimées jusqu’à la clôture. La vôtre ne porte ni nom ni adresse.',
    unavailable:
      'Votre réponse n’a pas pu être supprimée pour l’instant. Rien n’a changé : veuillez réessayer dans un instant.',
  },
  nextAvailable: 'Prochaine ouverture : {when}',
  privacyTitle: 'Notice de confidentialité',
  facts: {
    title: 'Ce qui est conservé, et combien de temps',
    kept: 'Avec vos réponses : le moment de l’envoi, le temps que vous y avez mis et le nombre de questions auxquelles vous avez répondu.',
    device:
      'Aussi avec vos réponses : le type d’appareil (téléphone, tablette ou ordinateur) et la famille du navigateur.',
    visits: 'À part des réponses : combien de fois l’enquête a été ouverte, commencée et terminée par jour.',
    referrer:
      'Les visites sont aussi comptées selon leur provenance, par exemple un code QR, un e-mail ou un autre site.',
    never: 'Jamais : votre nom, sauf si vous l’écrivez vous-même ; l’adresse de votre appareil ; des cookies.',
    day: 'Les réponses sont supprimées après 1 jour.',
    days: 'Les réponses sont supprimées après {days} jours.',
    endless: 'Les réponses sont conservées jusqu’à ce que {council} les supprime.',
    receipt: 'Avec le reçu qui vous est remis, vous pouvez supprimer votre réponse jusqu’à la clôture de l’enquête.',
  },
  back: 'Retour à l’enquête',
};
