/** Function words of languages that are not judged, so that these are not detected as a judged language. */
export const otherLanguages: Readonly<Record<string, string>> = {
  it: 'il lo gli i che di per non sono è della dello del dei delle con una uno più anche questo questa nel nella alla al ma come molto ci si le da e ho hanno',
  pt: 'o os a as que não é uma um com para por mais muito são está do da dos das em no na nos nas também isso foi eu ao à e já há',
  nl: 'de het een van en is niet dat op te zijn voor met er aan ook maar wat naar we wij ons dit bij om als nog heel geen wordt',
  pl: 'i w na z do nie się jest że to są po ale dla jak za od przez jest tylko bardzo czy już o tego',
  sv: 'och att det som en är på för med inte den har av till vi men ett jag de mycket bra',
  da: 'og at det er en på for med ikke den har af til vi men et jeg de meget der',
  ro: 'și în la de cu nu este sunt pe care pentru mai din că o un foarte dar',
  tr: 've bir bu için çok da de ile değil var yok ama daha olan gibi kadar ne',
  cs: 'a v na se je že to s z do ne jsou pro ale jak za od velmi není už',
  so: 'waa iyo ka ku oo in ah la aan waxaa uu ay loo',
};
