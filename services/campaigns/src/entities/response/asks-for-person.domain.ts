/** Matches questions for personal data, but not "What should we address first?". */
const personal =
  /(?<!\p{L})(?:(?:your|full|first|last|family|sur|fore)[ -]?name|name\s{0,3}[?:*]?\s{0,3}$|e-?mail|phone number|telephone|mobile (?:phone|number)|(?:your|home|postal|street) address|address\s{0,3}[?:*]?\s{0,3}$|post ?code|zip code|date of birth|su nombre|nombre y apellidos?|correo electrónico|teléfono|su dirección|fecha de nacimiento|votre nom|nom et prénom|prénom|courriel|téléphone|votre adresse|date de naissance|ihr name|vorname|nachname|telefon|ihre adresse|anschrift|geburtsdatum)/iu;
const FEW_WORDS = 6;

/** Whether a question asks for personal data. */
export const asksForPerson = (title: string): boolean => personal.test(title);

/** Whether an answer is short enough to be a name or an address only. */
export const isShort = (text: string): boolean => text.split(/\s+/).length <= FEW_WORDS;
