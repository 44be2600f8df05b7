import type { Language } from '@folkmoot/contracts/client';

/** Words that residents read; `label` is an option, `place` a number from 1. */
export interface RankingWords {
  readonly plainHint: string;
  readonly placeOf: string;
  /** Two options were given one place. */
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
}

export const rankingWords: Readonly<Record<Language, RankingWords>> = {
  en: {
    plainHint: 'Give each option a place, 1 is the most important. You can leave options out.',
    placeOf: 'Place of {label}',
    twice: 'Two options have the same place. Give each option a place of its own.',
    hint: 'Choose what matters most to you first. You can leave options out.',
    ranked: 'Your order',
    unranked: 'Not ranked yet',
    rank: 'Rank {label} as number {place}',
    up: 'Move {label} up',
    down: 'Move {label} down',
    remove: 'Take {label} out of your order',
    isNow: '{label} is now {place} of {of}.',
    isOut: '{label} is not ranked.',
  },
  es: {
    plainHint: 'Dé un puesto a cada opción; el 1 es el más importante. Puede dejar opciones sin puesto.',
    placeOf: 'Puesto de {label}',
    twice: 'Dos opciones tienen el mismo puesto. Dé a cada opción un puesto propio.',
    hint: 'Elija primero lo que más le importa. Puede dejar opciones fuera.',
    ranked: 'Su orden',
    unranked: 'Aún sin ordenar',
    rank: 'Poner {label} en el puesto {place}',
    up: 'Subir {label}',
    down: 'Bajar {label}',
    remove: 'Quitar {label} de su orden',
    isNow: '{label} está ahora en el puesto {place} de {of}.',
    isOut: '{label} está sin ordenar.',
  },
  fr: {
    plainHint: 'Donnez une place à chaque option, 1 étant la plus importante. Vous pouvez en laisser de côté.',
    placeOf: 'Place de {label}',
    twice: 'Deux options ont la même place. Donnez à chaque option sa propre place.',
    hint: 'Choisissez d’abord ce qui compte le plus pour vous. Vous pouvez laisser des options de côté.',
    ranked: 'Votre classement',
    unranked: 'Pas encore classé',
    rank: 'Classer {label} au rang {place}',
    up: 'Monter {label}',
    down: 'Descendre {label}',
    remove: 'Retirer {label} de votre classement',
    isNow: '{label} est maintenant au rang {place} sur {of}.',
    isOut: '{label} n’est pas classé.',
  },
  de: {
    plainHint: 'Geben Sie jeder Möglichkeit einen Platz, 1 ist am wichtigsten. Sie können welche auslassen.',
    placeOf: 'Platz von {label}',
    twice: 'Zwei Möglichkeiten haben denselben Platz. Geben Sie jeder einen eigenen.',
    hint: 'Wählen Sie zuerst, was Ihnen am wichtigsten ist. Sie können Möglichkeiten auslassen.',
    ranked: 'Ihre Reihenfolge',
    unranked: 'Noch nicht eingereiht',
    rank: '{label} auf Platz {place} setzen',
    up: '{label} nach oben',
    down: '{label} nach unten',
    remove: '{label} aus Ihrer Reihenfolge nehmen',
    isNow: '{label} ist jetzt auf Platz {place} von {of}.',
    isOut: '{label} ist nicht eingereiht.',
  },
};
