const germanWords = new Set(
  `der die das und ist nicht ich wir ein eine einen den dem im auf für mit von zu bitte auch sie es bei am zum zur jede jeden jedes kein keine keinen
  seit nach vor hier hab habe bin ihr mein meine unser unsere aber oder wenn wie nur noch schon mehr sehr sind wird werden haben hat kann muss soll über
  unter zwischen als um aus dass man mir mich uns euch beim vom neuer neue neues dann doch gegen durch ohne wird gibt geht erst war wäre hatte hätte wurde wurden werde danke meiner meinem meinen unserem unserer eines einer diese dieser dieses hinter neben weniger immer leider jetzt heute gestern morgen jahre jahren stadt kinder viel viele alle euch wo warum weil`.split(
    /\s+/,
  ),
);
const otherWords = new Set(
  `the and of to is for we it that this on at with you my are be have from i el la los las que y en no un una por con se del al es muy mi le les et est une pour
  pas dans au il je nous sur du ce plus qui vous ne`.split(/\s+/),
);
const germanLetter = /[äöüß]/gi;
const word = /\p{L}+/gu;

/** Whether the text has more small words of German than of English, Spanish and French. Its letters count too. */
export const isGerman = (text: string): boolean => {
  const words = text.toLowerCase().match(word) ?? [];
  const count = (known: ReadonlySet<string>): number => words.filter((each) => known.has(each)).length;
  return count(germanWords) + (text.match(germanLetter) ?? []).length > count(otherWords);
};
