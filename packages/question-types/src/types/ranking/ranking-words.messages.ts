import type { Language } from '@folkmoot/contracts/client';

/** Texts for residents. `label` is an option, `place` a number from 1. */
export interface RankingWords {
  readonly plainHint: string;
  readonly placeOf: string;
  /** Error for two options with the same place. */
  readonly twice: string;
  readonly hint: string;
  readonly ranked: string;
  readonly unranked: string;
  readonly rank: string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly isNow: string;
  readonly isOut: string;
  /** Opens the picture of an option in full size. */
  readonly enlarge: string;
}

export const rankingWords: Readonly<Record<Language, RankingWords>> = {
  en: {
    plainHint: 'Give each option a place. 1 is the most important. You can leave options out.',
    placeOf: 'Place of {label}',
    twice: 'Two options have the same place. Give each option a different place.',
    hint: 'Choose what matters most to you first. You can leave options out.',
    ranked: 'Your order',
    unranked: 'Not ranked yet',
    rank: 'Rank {label} as number {place}',
    up: 'Move {label} up',
    down: 'Move {label} down',
    remove: 'Take {label} out of your order',
    isNow: '{label} is now {place} of {of}.',
    isOut: '{label} is not ranked.',
    enlarge: 'Enlarge the picture: {label}',
  },
  es: {
    plainHint: 'Asigne un puesto a cada opción. El 1 es el más importante. Puede dejar opciones sin puesto.',
    placeOf: 'Puesto de {label}',
    twice: 'Dos opciones tienen el mismo puesto. Asigne un puesto distinto a cada opción.',
    hint: 'Elija primero lo que más le importa. Puede dejar opciones fuera.',
    ranked: 'Su orden',
    unranked: 'Aún sin ordenar',
    rank: 'Poner {label} en el puesto {place}',
    up: 'Subir {label}',
    down: 'Bajar {label}',
    remove: 'Quitar {label} de su orden',
    isNow: '{label} está ahora en el puesto {place} de {of}.',
    isOut: '{label} está sin ordenar.',
    enlarge: 'Ampliar la imagen: {label}',
  },
  fr: {
    plainHint: 'Attribuez une place à chaque option, 1 étant la plus importante. Vous pouvez en laisser de côté.',
    placeOf: 'Place de {label}',
    twice: 'Deux options ont la même place. Attribuez une place différente à chaque option.',
    hint: 'Choisissez d’abord ce qui compte le plus pour vous. Vous pouvez laisser des options de côté.',
    ranked: 'Votre classement',
    unranked: 'Pas encore classé',
    rank: 'Classer {label} au rang {place}',
    up: 'Monter {label}',
    down: 'Descendre {label}',
    remove: 'Retirer {label} de votre classement',
    isNow: '{label} est maintenant au rang {place} sur {of}.',
    isOut: '{label} n’est pas classé.',
    enlarge: 'Agrandir l’image : {label}',
  },
  de: {
    plainHint: 'Geben Sie jeder Option einen Platz. 1 ist am wichtigsten. Sie können Optionen auslassen.',
    placeOf: 'Platz von {label}',
    twice: 'Zwei Optionen haben denselben Platz. Geben Sie jeder Option einen anderen Platz.',
    hint: 'Wählen Sie zuerst, was Ihnen am wichtigsten ist. Sie können Optionen auslassen.',
    ranked: 'Ihre Reihenfolge',
    unranked: 'Noch nicht geordnet',
    rank: '{label} auf Platz {place} setzen',
    up: '{label} nach oben',
    down: '{label} nach unten',
    remove: '{label} aus Ihrer Reihenfolge nehmen',
    isNow: '{label} ist jetzt auf Platz {place} von {of}.',
    isOut: '{label} ist nicht eingeordnet.',
    enlarge: 'Bild vergrößern: {label}',
  },
  cy: {
    plainHint: 'Rhowch safle i bob opsiwn. 1 yw’r pwysicaf. Gallwch adael opsiynau allan.',
    placeOf: 'Safle {label}',
    twice: 'Mae gan ddau opsiwn yr un safle. Rhowch safle gwahanol i bob opsiwn.',
    hint: 'Dewiswch yn gyntaf yr hyn sydd bwysicaf i chi. Gallwch adael opsiynau allan.',
    ranked: 'Eich trefn chi',
    unranked: 'Heb eu trefnu eto',
    rank: 'Rhoi {label} yn safle {place}',
    up: 'Symud {label} i fyny',
    down: 'Symud {label} i lawr',
    remove: 'Tynnu {label} o’ch trefn',
    isNow: 'Mae {label} nawr yn safle {place} o {of}.',
    isOut: 'Nid yw {label} wedi’i drefnu.',
    enlarge: 'Chwyddo’r llun: {label}',
  },
  ar: {
    plainHint: 'حدّد ترتيبًا لكل خيار، والرقم 1 هو الأهم. يمكنك ترك بعض الخيارات.',
    placeOf: 'ترتيب {label}',
    twice: 'يوجد خياران بالترتيب نفسه. حدّد ترتيبًا مختلفًا لكل خيار.',
    hint: 'اختر أولًا ما هو أهم بالنسبة إليك. يمكنك ترك بعض الخيارات.',
    ranked: 'ترتيبك',
    unranked: 'لم تُرتَّب بعد',
    rank: 'وضع {label} في المرتبة {place}',
    up: 'نقل {label} إلى أعلى',
    down: 'نقل {label} إلى أسفل',
    remove: 'إزالة {label} من ترتيبك',
    isNow: '{label} الآن في المرتبة {place} من {of}.',
    isOut: '{label} ليس ضمن الترتيب.',
    enlarge: 'تكبير الصورة: {label}',
  },
};
