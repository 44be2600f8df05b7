import type { DraftState, Language } from '@folkmoot/contracts/client';
import type { NoticeWords } from '../words/words';

/** Texts of the pages behind the preview link of a draft. */
export interface DraftWords {
  /** Names the mark for screen readers, and begins the title of the page. */
  readonly label: string;
  readonly mark: string;
  /** The mark where the survey has opened before. */
  readonly marks: Readonly<Record<Exclude<DraftState, 'not_open'>, string>>;
  /** Heads the links to the pages that only some people see. */
  readonly ends: string;
  readonly full: string;
  /** Replaces the thank-you of residents. */
  readonly done: NoticeWords;
  readonly again: string;
  /** The link is expired, revoked or wrong. It says nothing about the survey. */
  readonly over: NoticeWords;
}

export const draftWords: Readonly<Record<Language, DraftWords>> = {
  en: {
    label: 'Draft',
    mark: 'Draft of {council}. Not open yet. What you enter here is not kept.',
    marks: {
      open: 'Draft of {council}. The survey itself is open. What you enter here is not kept.',
      paused: 'Draft of {council}. The survey itself is paused. What you enter here is not kept.',
      ended: 'Draft of {council}. The survey itself is closed. What you enter here is not kept.',
    },
    ends: 'Pages that some people see at the end',
    full: 'When the survey is full',
    done: {
      title: 'Thank you!',
      text: 'This is the end of the draft. Nothing that you entered was kept or counted.',
      more: 'When the survey is open, residents read here that their response has arrived.',
    },
    again: 'See the draft again',
    over: {
      title: 'This preview link does not work',
      text: 'It may have ended, or a part of it may be missing. Ask the people who sent it to you for a new one.',
    },
  },
  es: {
    label: 'Borrador',
    mark: 'Borrador de {council}. Aún no está abierto. No se guarda nada de lo que escriba aquí.',
    marks: {
      open: 'Borrador de {council}. La encuesta ya está abierta. No se guarda nada de lo que escriba aquí.',
      paused: 'Borrador de {council}. La encuesta está en pausa. No se guarda nada de lo que escriba aquí.',
      ended: 'Borrador de {council}. La encuesta está cerrada. No se guarda nada de lo que escriba aquí.',
    },
    ends: 'Páginas que algunas personas ven al final',
    full: 'Cuando la encuesta está completa',
    done: {
      title: '¡Gracias!',
      text: 'Aquí termina el borrador. No se ha guardado ni contado nada de lo que ha escrito.',
      more: 'Cuando la encuesta esté abierta, los vecinos leerán aquí que su respuesta ha llegado.',
    },
    again: 'Ver el borrador de nuevo',
    over: {
      title: 'Este enlace de vista previa no funciona',
      text: 'Puede que haya caducado o que falte una parte. Pida uno nuevo a quien se lo envió.',
    },
  },
  fr: {
    label: 'Brouillon',
    mark: 'Brouillon de {council}. Pas encore ouvert. Rien de ce que vous saisissez ici n’est enregistré.',
    marks: {
      open: 'Brouillon de {council}. L’enquête est déjà ouverte. Rien de ce que vous saisissez ici n’est enregistré.',
      paused: 'Brouillon de {council}. L’enquête est en pause. Rien de ce que vous saisissez ici n’est enregistré.',
      ended: 'Brouillon de {council}. L’enquête est close. Rien de ce que vous saisissez ici n’est enregistré.',
    },
    ends: 'Pages que certaines personnes voient à la fin',
    full: 'Quand l’enquête est complète',
    done: {
      title: 'Merci !',
      text: 'C’est la fin du brouillon. Rien de ce que vous avez saisi n’a été enregistré ni compté.',
      more: 'Quand l’enquête sera ouverte, les habitants liront ici que leur réponse est arrivée.',
    },
    again: 'Revoir le brouillon',
    over: {
      title: 'Ce lien d’aperçu ne fonctionne pas',
      text: 'Il a peut-être expiré, ou il est incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    },
  },
  de: {
    label: 'Entwurf',
    mark: 'Entwurf von {council}. Noch nicht geöffnet. Was Sie hier eingeben, wird nicht gespeichert.',
    marks: {
      open: 'Entwurf von {council}. Die Umfrage selbst ist geöffnet. Was Sie hier eingeben, wird nicht gespeichert.',
      paused: 'Entwurf von {council}. Die Umfrage selbst pausiert. Was Sie hier eingeben, wird nicht gespeichert.',
      ended:
        'Entwurf von {council}. Die Umfrage selbst ist geschlossen. Was Sie hier eingeben, wird nicht gespeichert.',
    },
    ends: 'Seiten, die manche am Ende sehen',
    full: 'Wenn die Umfrage voll ist',
    done: {
      title: 'Vielen Dank!',
      text: 'Hier endet der Entwurf. Ihre Eingaben wurden weder gespeichert noch gezählt.',
      more: 'Wenn die Umfrage geöffnet ist, lesen die Teilnehmenden hier, dass ihre Antwort angekommen ist.',
    },
    again: 'Den Entwurf noch einmal ansehen',
    over: {
      title: 'Dieser Vorschau-Link funktioniert nicht',
      text: 'Er ist vielleicht abgelaufen oder unvollständig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    },
  },
  cy: {
    label: 'Drafft',
    mark: 'Drafft gan {council}. Heb agor eto. Nid yw’r hyn a rowch yma yn cael ei gadw.',
    marks: {
      open: 'Drafft gan {council}. Mae’r arolwg ei hun ar agor. Nid yw’r hyn a rowch yma yn cael ei gadw.',
      paused: 'Drafft gan {council}. Mae’r arolwg ei hun wedi’i oedi. Nid yw’r hyn a rowch yma yn cael ei gadw.',
      ended: 'Drafft gan {council}. Mae’r arolwg ei hun wedi cau. Nid yw’r hyn a rowch yma yn cael ei gadw.',
    },
    ends: 'Tudalennau y mae rhai pobl yn eu gweld ar y diwedd',
    full: 'Pan fydd yr arolwg yn llawn',
    done: {
      title: 'Diolch!',
      text: 'Dyma ddiwedd y drafft. Ni chafodd dim a roesoch ei gadw na’i gyfrif.',
      more: 'Pan fydd yr arolwg ar agor, bydd trigolion yn darllen yma fod eu hymateb wedi cyrraedd.',
    },
    again: 'Gweld y drafft eto',
    over: {
      title: 'Nid yw’r ddolen ragolwg hon yn gweithio',
      text: 'Efallai ei bod wedi dod i ben, neu fod rhan ohoni ar goll. Gofynnwch am un newydd gan y sawl a’i hanfonodd.',
    },
  },
  ar: {
    label: 'مسودة',
    mark: 'مسودة من {council}. لم تُفتح بعد. لا يُحفظ أي شيء تُدخله هنا.',
    marks: {
      open: 'مسودة من {council}. الاستبيان نفسه مفتوح. لا يُحفظ أي شيء تُدخله هنا.',
      paused: 'مسودة من {council}. الاستبيان نفسه متوقف مؤقتًا. لا يُحفظ أي شيء تُدخله هنا.',
      ended: 'مسودة من {council}. الاستبيان نفسه مغلق. لا يُحفظ أي شيء تُدخله هنا.',
    },
    ends: 'صفحات يراها بعض الأشخاص في النهاية',
    full: 'عندما يكتمل الاستبيان',
    done: {
      title: 'شكرًا لك!',
      text: 'هذه نهاية المسودة. لم يُحفظ أو يُحتسب أي شيء أدخلته.',
      more: 'عندما يُفتح الاستبيان، سيقرأ السكان هنا أن ردهم قد وصل.',
    },
    again: 'عرض المسودة مرة أخرى',
    over: {
      title: 'رابط المعاينة هذا لا يعمل',
      text: 'ربما انتهت صلاحيته أو ينقصه جزء. اطلب رابطًا جديدًا ممن أرسله إليك.',
    },
  },
};
