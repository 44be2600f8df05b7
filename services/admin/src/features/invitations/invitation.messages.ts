import { type CouncilRole, type Language, lookup } from '@folkmoot/contracts';

interface Parts {
  readonly council: string;
  /** Null when the inviting person was deleted. */
  readonly inviter: string | null;
  readonly role: string;
}

interface Words {
  readonly subject: (council: string, product: string) => string;
  readonly title: (council: string) => string;
  readonly text: (parts: Parts) => string;
  readonly until: (day: string) => string;
  readonly action: string;
  readonly why: string;
  readonly roles: Readonly<Record<CouncilRole, string>>;
}

const byLanguage: Readonly<Record<Language, Words>> = {
  en: {
    subject: (council, product) => `Invitation to work with ${council} on ${product}`,
    title: (council) => `Join ${council}`,
    text: ({ council, inviter, role }) =>
      `${inviter ?? council} invites you to join the team of ${council} as ${role}.`,
    until: (day) => `The link works once and until ${day}.`,
    action: 'Accept the invitation',
    why: 'If you did not expect this message, you can ignore it: nothing happens unless you accept.',
    roles: { council_admin: 'Admin', council_staff: 'Staff' },
  },
  es: {
    subject: (council, product) => `Invitación para trabajar con ${council} en ${product}`,
    title: (council) => `Únase a ${council}`,
    text: ({ council, inviter, role }) =>
      `${inviter ?? council} le invita a unirse al equipo de ${council} como ${role}.`,
    until: (day) => `El enlace funciona una sola vez y hasta el ${day}.`,
    action: 'Aceptar la invitación',
    why: 'Si no esperaba este mensaje, puede ignorarlo: no ocurre nada si no acepta.',
    roles: { council_admin: 'administrador', council_staff: 'personal' },
  },
  fr: {
    subject: (council, product) => `Invitation à travailler avec ${council} sur ${product}`,
    title: (council) => `Rejoignez ${council}`,
    text: ({ council, inviter, role }) =>
      `${inviter ?? council} vous invite à rejoindre l’équipe de ${council} en tant que ${role}.`,
    until: (day) => `Le lien fonctionne une seule fois et jusqu’au ${day}.`,
    action: 'Accepter l’invitation',
    why: 'Si vous n’attendiez pas ce message, ignorez-le : rien ne se passe tant que vous n’acceptez pas.',
    roles: { council_admin: 'administrateur', council_staff: 'membre du personnel' },
  },
  de: {
    subject: (council, product) => `Einladung zur Mitarbeit bei ${council} in ${product}`,
    title: (council) => `Mitarbeit bei ${council}`,
    text: ({ council, inviter, role }) =>
      `${inviter ?? council} lädt Sie ein, im Team von ${council} mitzuarbeiten, Rolle: ${role}.`,
    until: (day) => `Der Link gilt einmal und bis zum ${day}.`,
    action: 'Einladung annehmen',
    why: 'Haben Sie diese Nachricht nicht erwartet, dann beachten Sie sie nicht: Ohne Ihre Annahme geschieht nichts.',
    roles: { council_admin: 'Administration', council_staff: 'Mitarbeit' },
  },
  cy: {
    subject: (council, product) => `Gwahoddiad i weithio gyda ${council} ar ${product}`,
    title: (council) => `Ymunwch â ${council}`,
    text: ({ council, inviter, role }) =>
      `Mae ${inviter ?? council} yn eich gwahodd i ymuno â thîm ${council} yn y rôl hon: ${role}.`,
    until: (day) => `Dim ond unwaith y mae’r ddolen yn gweithio, a hynny tan ${day}.`,
    action: 'Derbyn y gwahoddiad',
    why: 'Os nad oeddech yn disgwyl y neges hon, gallwch ei hanwybyddu. Nid oes dim yn digwydd oni bai eich bod yn derbyn.',
    roles: { council_admin: 'gweinyddwr', council_staff: 'aelod o staff' },
  },
  ar: {
    subject: (council, product) => `دعوة للعمل مع ${council} على ${product}`,
    title: (council) => `الانضمام إلى ${council}`,
    text: ({ council, inviter, role }) =>
      `وُجهت إليك من ${inviter ?? council} دعوة للانضمام إلى فريق ${council} بالدور الآتي: ${role}.`,
    until: (day) => `يعمل الرابط مرة واحدة فقط، وحتى ${day}.`,
    action: 'قبول الدعوة',
    why: 'إذا لم تكن تتوقع هذه الرسالة، فيمكنك تجاهلها. لن يحدث أي شيء ما لم تقبل الدعوة.',
    roles: { council_admin: 'مسؤول', council_staff: 'موظف' },
  },
};

/** The mail of an invitation, per language of a council. Mails to staff are in English where there is no translation. */
export const invitationMailWords = (language: string): Words => lookup(byLanguage, language) ?? byLanguage.en;

interface WelcomeWords {
  readonly title: (council: string) => string;
  readonly text: (parts: { readonly council: string; readonly product: string; readonly role: string }) => string;
  readonly how: (email: string) => string;
  readonly action: string;
  readonly why: (support: string) => string;
}

const welcomes: Readonly<Record<Language, WelcomeWords>> = {
  en: {
    title: (council) => `Welcome to the team of ${council}`,
    text: ({ council, product, role }) => `You now work with ${council} on ${product} as ${role}.`,
    how: (email) => `To sign in, open the page below and enter ${email}.`,
    action: 'Go to the sign-in page',
    why: (support) => `If you did not accept this invitation, write to ${support} at once.`,
  },
  es: {
    title: (council) => `Le damos la bienvenida al equipo de ${council}`,
    text: ({ council, product, role }) => `Ya trabaja con ${council} en ${product} como ${role}.`,
    how: (email) => `Para iniciar sesión, abra la página siguiente e introduzca ${email}.`,
    action: 'Ir a la página de inicio de sesión',
    why: (support) => `Si no ha aceptado esta invitación, escriba enseguida a ${support}.`,
  },
  fr: {
    title: (council) => `Bienvenue dans l’équipe de ${council}`,
    text: ({ council, product, role }) =>
      `Vous travaillez désormais avec ${council} sur ${product} en tant que ${role}.`,
    how: (email) => `Pour vous connecter, ouvrez la page ci-dessous et saisissez ${email}.`,
    action: 'Aller à la page de connexion',
    why: (support) => `Si vous n’avez pas accepté cette invitation, écrivez tout de suite à ${support}.`,
  },
  de: {
    title: (council) => `Willkommen im Team von ${council}`,
    text: ({ council, product, role }) => `Sie arbeiten jetzt bei ${council} in ${product} mit, Rolle: ${role}.`,
    how: (email) => `Zum Anmelden öffnen Sie die folgende Seite und geben ${email} ein.`,
    action: 'Zur Anmeldeseite',
    why: (support) => `Haben Sie diese Einladung nicht angenommen, dann schreiben Sie bitte sofort an ${support}.`,
  },
  cy: {
    title: (council) => `Croeso i dîm ${council}`,
    text: ({ council, product, role }) =>
      `Rydych nawr yn gweithio gyda ${council} ar ${product} yn y rôl hon: ${role}.`,
    how: (email) => `I fewngofnodi, agorwch y dudalen isod a rhowch ${email}.`,
    action: 'Ewch i’r dudalen fewngofnodi',
    why: (support) => `Os nad chi a dderbyniodd y gwahoddiad hwn, ysgrifennwch at ${support} ar unwaith.`,
  },
  ar: {
    title: (council) => `مرحبًا بك في فريق ${council}`,
    text: ({ council, product, role }) => `أصبحت تعمل الآن مع ${council} على ${product} بالدور الآتي: ${role}.`,
    how: (email) => `لتسجيل الدخول، افتح الصفحة أدناه وأدخل ${email}.`,
    action: 'الانتقال إلى صفحة تسجيل الدخول',
    why: (support) => `إذا لم تقبل هذه الدعوة بنفسك، فاكتب فورًا إلى ${support}.`,
  },
};

/** The mail after an invitation was accepted, per language of a council. */
export const welcomeMailWords = (language: string): WelcomeWords & Pick<Words, 'roles'> => ({
  ...(lookup(welcomes, language) ?? welcomes.en),
  roles: invitationMailWords(language).roles,
});
