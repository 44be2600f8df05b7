import { type Language, lookup } from '@folkmoot/contracts';

export const DEFAULT_LANGUAGE: Language = 'en';

interface LinkParts {
  readonly name: string;
  readonly email: string;
  readonly product: string;
}

interface LinkWords {
  readonly subject: (product: string) => string;
  readonly title: string;
  readonly text: (parts: LinkParts) => string;
  readonly until: string;
  readonly action: string;
  readonly why: string;
}

const links: Readonly<Record<Language, LinkWords>> = {
  en: {
    subject: (product) => `Confirm your new email address for ${product}`,
    title: 'Confirm your new email address',
    text: ({ name, email, product }) => `${name} wants to sign in to ${product} with ${email} from now on.`,
    until: 'The link works once and for 24 hours. Until you confirm, the account keeps its present address.',
    action: 'Confirm the new address',
    why: 'If you did not ask for this, you can ignore this message: nothing happens unless you confirm.',
  },
  es: {
    subject: (product) => `Confirme su nueva dirección de correo para ${product}`,
    title: 'Confirme su nueva dirección de correo',
    text: ({ name, email, product }) => `${name} quiere iniciar sesión en ${product} con ${email} a partir de ahora.`,
    until:
      'El enlace funciona una sola vez y durante 24 horas. Hasta que confirme, la cuenta conserva su dirección actual.',
    action: 'Confirmar la nueva dirección',
    why: 'Si no lo ha solicitado, puede ignorar este mensaje: no ocurre nada si no confirma.',
  },
  fr: {
    subject: (product) => `Confirmez votre nouvelle adresse e-mail pour ${product}`,
    title: 'Confirmez votre nouvelle adresse e-mail',
    text: ({ name, email, product }) => `${name} souhaite désormais se connecter à ${product} avec ${email}.`,
    until:
      'Le lien fonctionne une seule fois et pendant 24 heures. Tant que vous n’avez pas confirmé, le compte garde son adresse actuelle.',
    action: 'Confirmer la nouvelle adresse',
    why: 'Si vous n’avez rien demandé, ignorez ce message : rien ne se passe tant que vous ne confirmez pas.',
  },
  de: {
    subject: (product) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${product}`,
    title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: ({ name, email, product }) => `${name} möchte sich künftig mit ${email} bei ${product} anmelden.`,
    until:
      'Der Link gilt einmal und 24 Stunden lang. Bis zu Ihrer Bestätigung behält das Konto seine bisherige Adresse.',
    action: 'Neue Adresse bestätigen',
    why: 'Haben Sie nicht darum gebeten, dann beachten Sie diese Nachricht nicht: Ohne Ihre Bestätigung geschieht nichts.',
  },
  cy: {
    subject: (product) => `Cadarnhewch eich cyfeiriad e-bost newydd ar gyfer ${product}`,
    title: 'Cadarnhewch eich cyfeiriad e-bost newydd',
    text: ({ name, email, product }) => `Mae ${name} am fewngofnodi i ${product} gyda ${email} o hyn ymlaen.`,
    until:
      'Dim ond unwaith y mae’r ddolen yn gweithio, a hynny am 24 awr. Nes i chi gadarnhau, mae’r cyfrif yn cadw ei gyfeiriad presennol.',
    action: 'Cadarnhau’r cyfeiriad newydd',
    why: 'Os nad chi a ofynnodd am hyn, gallwch anwybyddu’r neges hon. Nid oes dim yn digwydd oni bai eich bod yn cadarnhau.',
  },
  ar: {
    subject: (product) => `تأكيد عنوان بريدك الإلكتروني الجديد في ${product}`,
    title: 'تأكيد عنوان بريدك الإلكتروني الجديد',
    text: ({ name, email, product }) =>
      `طُلب استخدام ${email} لتسجيل الدخول إلى ${product} باسم ${name} من الآن فصاعدًا.`,
    until: 'يعمل الرابط مرة واحدة فقط، ولمدة 24 ساعة. وإلى أن يتم التأكيد، يحتفظ الحساب بعنوانه الحالي.',
    action: 'تأكيد العنوان الجديد',
    why: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن يحدث أي شيء ما لم تؤكد.',
  },
};

interface NoticeWords {
  readonly subject: (product: string) => string;
  readonly title: string;
  /** `email` is the new address in part. */
  readonly text: (parts: { readonly email: string; readonly product: string }) => string;
  readonly unexpected: (support: string) => string;
  readonly why: string;
}

const notices: Readonly<Record<Language, NoticeWords>> = {
  en: {
    subject: (product) => `Your email address for ${product} has changed`,
    title: 'Your email address has changed',
    text: ({ email, product }) =>
      `Your account on ${product} now uses the address ${email}. Sign-in links that were sent here no longer work.`,
    unexpected: (support) => `If somebody else did this, write to ${support} at once.`,
    why: 'You receive this message because your account used this address until now.',
  },
  es: {
    subject: (product) => `Su dirección de correo para ${product} ha cambiado`,
    title: 'Su dirección de correo ha cambiado',
    text: ({ email, product }) =>
      `Su cuenta de ${product} usa ahora la dirección ${email}. Los enlaces de inicio de sesión enviados a esta dirección ya no funcionan.`,
    unexpected: (support) => `Si lo ha hecho otra persona, escriba enseguida a ${support}.`,
    why: 'Recibe este mensaje porque su cuenta usaba esta dirección hasta ahora.',
  },
  fr: {
    subject: (product) => `Votre adresse e-mail pour ${product} a changé`,
    title: 'Votre adresse e-mail a changé',
    text: ({ email, product }) =>
      `Votre compte ${product} utilise désormais l’adresse ${email}. Les liens de connexion envoyés à la présente adresse ne fonctionnent plus.`,
    unexpected: (support) => `Si une autre personne a fait ce changement, écrivez tout de suite à ${support}.`,
    why: 'Vous recevez ce message parce que votre compte utilisait cette adresse jusqu’à présent.',
  },
  de: {
    subject: (product) => `Ihre E-Mail-Adresse für ${product} hat sich geändert`,
    title: 'Ihre E-Mail-Adresse hat sich geändert',
    text: ({ email, product }) =>
      `Ihr Konto bei ${product} verwendet jetzt die Adresse ${email}. Anmelde-Links, die hierher gingen, gelten nicht mehr.`,
    unexpected: (support) => `Hat jemand anderes das getan, dann schreiben Sie bitte sofort an ${support}.`,
    why: 'Sie erhalten diese Nachricht, weil Ihr Konto bisher diese Adresse verwendet hat.',
  },
  cy: {
    subject: (product) => `Mae eich cyfeiriad e-bost ar gyfer ${product} wedi newid`,
    title: 'Mae eich cyfeiriad e-bost wedi newid',
    text: ({ email, product }) =>
      `Mae eich cyfrif ar ${product} nawr yn defnyddio’r cyfeiriad ${email}. Nid yw dolenni mewngofnodi i’r cyfeiriad hwn yn gweithio mwyach.`,
    unexpected: (support) => `Os rhywun arall a wnaeth hyn, ysgrifennwch at ${support} ar unwaith.`,
    why: 'Rydych yn cael y neges hon oherwydd bod eich cyfrif yn defnyddio’r cyfeiriad hwn hyd yn hyn.',
  },
  ar: {
    subject: (product) => `تغيّر عنوان بريدك الإلكتروني في ${product}`,
    title: 'تغيّر عنوان بريدك الإلكتروني',
    text: ({ email, product }) =>
      `يستخدم حسابك في ${product} الآن العنوان ${email}. لم تعد روابط تسجيل الدخول المرسلة إلى هذا العنوان تعمل.`,
    unexpected: (support) => `إذا فعل ذلك شخص آخر، فاكتب فورًا إلى ${support}.`,
    why: 'تصلك هذه الرسالة لأن حسابك كان يستخدم هذا العنوان حتى الآن.',
  },
};

/** The mail to a new address, per language of a council. */
export const addressLinkWords = (language: string): LinkWords => lookup(links, language) ?? links[DEFAULT_LANGUAGE];

/** The mail to a former address, per language of a council. */
export const addressNoticeWords = (language: string): NoticeWords =>
  lookup(notices, language) ?? notices[DEFAULT_LANGUAGE];
