import type { SubscriptionWords } from './words';

export const fr: SubscriptionWords = {
  required: 'obligatoire',
  choose: 'Veuillez choisir',
  topics: 'Sur quels thèmes souhaitez-vous recevoir des actualités ?',
  recommended: 'Recommandé',
  subscribe: 'M’abonner aux actualités',
  subscribing: 'Abonnement en cours...',
  problems: {
    required: 'Veuillez remplir tous les champs obligatoires',
    email_missing: 'L’adresse e-mail est obligatoire',
    email_invalid: 'Saisissez une adresse e-mail correcte, comme nom@example.com',
    phone_invalid: 'Saisissez un numéro de téléphone, comme 01 23 45 67 89',
    option_unknown: 'Choisissez une des options',
    too_long: 'Le texte est trop long. Veuillez le raccourcir',
    topics_missing: 'Veuillez sélectionner au moins un thème',
  },
  fillIn: 'Veuillez remplir ce champ',
  failed: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer.',
  doubted: 'Veuillez appuyer de nouveau sur le bouton. Tout ce que vous avez saisi est toujours là.',
  paused:
    'De nombreuses personnes se sont abonnées ces dernières minutes. Veuillez patienter une minute puis appuyer de nouveau sur le bouton. Tout ce que vous avez saisi est toujours là.',
  trap: 'Laissez ce champ vide',
  preview: 'Ceci est un aperçu. Vous pouvez l’essayer. Rien de ce que vous saisissez n’est enregistré.',
  previewDone: 'C’était un aperçu. Rien n’a été enregistré et aucun message n’a été envoyé.',
  leaveAnyTime: 'Vous pouvez vous désabonner à tout moment grâce au lien figurant dans nos messages.',
  poweredBy: (product) => `Réalisé avec ${product}`,
  news: {
    title: (council) => `Actualités de ${council}`,
    none: 'Il n’y a encore rien ici.',
    all: 'Toutes les actualités',
  },
  signedUp: {
    title: 'Merci !',
    text: (council) =>
      `Votre abonnement aux actualités de ${council} est enregistré. Vous recevrez bientôt un message de confirmation.`,
    confirmed: 'Abonnement confirmé',
    oneMoreStep: 'Encore une étape',
    confirm:
      'Nous vous avons envoyé un message. Ouvrez-le et appuyez sur le bouton qu’il contient. Nous ne vous enverrons rien d’autre avant votre confirmation.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette page d’abonnement n’existe pas ou n’est plus disponible.',
  },
  pageNotFound: 'Cette page n’existe pas ou n’est plus disponible. Veuillez vérifier l’adresse.',
  linkInvalid: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a peut-être expiré, ou il est incomplet. Ouvrez le message le plus récent que vous avez reçu et utilisez le lien qu’il contient.',
  },
  prompt: {
    title: (council) => `Restez en contact avec ${council}`,
    text: 'Souhaitez-vous connaître les résultats de cette enquête et les autres projets ? Vos réponses restent anonymes : elles ne sont pas liées à votre adresse e-mail.',
    email: 'Adresse e-mail',
    incomplete: 'Saisissez votre adresse e-mail et sélectionnez au moins un thème',
    failed: 'L’abonnement a échoué. Veuillez réessayer.',
    done: 'Abonnement réussi !',
    confirm:
      'Nous avons envoyé un message à {address}. Ouvrez-le et appuyez sur le bouton qu’il contient. Nous ne vous enverrons rien avant votre confirmation.',
    yourAddress: 'votre adresse',
    close: 'Non merci',
    cross: 'Fermer',
    hearBack: 'Les suites de cette enquête',
    hearBackHint: 'Uniquement des messages sur cette enquête. Nous supprimons votre adresse après le dernier.',
  },
  hearBack: {
    link: 'Écrivez-moi les suites de cette enquête',
    confirm: {
      title: 'Connaître les suites de cette enquête',
      text: (council) => `Appuyez sur le bouton. ${council} vous écrira quand les suites seront connues :`,
      action: 'Oui, écrivez-moi à ce sujet',
    },
    stop: {
      title: 'Voulez-vous arrêter ?',
      text: (council) =>
        `Appuyez sur le bouton. ${council} supprimera votre adresse et ne vous enverra plus rien sur :`,
      action: 'Supprimer mon adresse',
    },
    busy: 'Enregistrement...',
    failed: 'L’enregistrement a échoué. Veuillez réessayer dans un instant.',
    confirmed: {
      title: 'Votre adresse est confirmée',
      text: (council) =>
        `${council} vous écrira. Votre adresse n’est pas conservée avec vos réponses et elle est supprimée après le dernier message.`,
    },
    stopped: {
      title: 'Votre adresse est supprimée',
      text: (council) =>
        `${council} ne vous écrira plus sur cette enquête. Un message déjà envoyé peut encore arriver.`,
    },
  },
  preferences: {
    title: 'Vos abonnements',
    intro: (council, email) => `Voici ce que ${council} envoie à ${email}.`,
    pending: 'Vous n’avez pas encore confirmé votre adresse. Enregistrez votre choix pour la confirmer.',
    unsubscribed:
      'Vous n’avez aucun abonnement pour le moment. Pour recevoir de nouveau des actualités, sélectionnez des thèmes et enregistrez.',
    topics: 'Sur quels thèmes souhaitez-vous recevoir des actualités ?',
    save: 'Enregistrer mon choix',
    saving: 'Enregistrement...',
    saved: 'Votre choix a été enregistré.',
    confirmed: (council) => `Abonnement confirmé. ${council} vous écrira sur les thèmes ci-dessous.`,
    none: 'Si vous ne sélectionnez aucun thème, votre abonnement prendra fin.',
    leaveTitle: 'Ne plus recevoir de messages',
    leaveText: (council) => `Se désabonner de tout ce que ${council} vous envoie.`,
  },
  confirm: {
    title: 'Confirmez votre abonnement',
    text: (council) => `Appuyez sur le bouton pour recevoir les actualités de ${council} que vous avez demandées.`,
    action: 'Confirmer mon abonnement',
    busy: 'Confirmation...',
    failed: 'Votre confirmation n’a pas pu être enregistrée. Veuillez réessayer dans un instant.',
  },
  unsubscribe: {
    title: 'Se désabonner',
    text: (council) => `Appuyez sur le bouton pour ne plus recevoir de messages de ${council}.`,
    action: 'Me désabonner',
    busy: 'Un instant...',
    instead: 'Choisir plutôt des thèmes',
    done: 'Votre désabonnement est enregistré',
    doneText: (council) =>
      `${council} ne vous enverra plus d’actualités. Un message déjà envoyé peut encore vous parvenir.`,
    comeBack: 'Vous avez changé d’avis ? Choisissez à nouveau des thèmes',
  },
  theCouncil: 'la collectivité',
};
