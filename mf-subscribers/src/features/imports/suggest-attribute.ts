import type { Attribute, importedAttributeTypes } from '@folkmoot/contracts/client';

type NewType = (typeof importedAttributeTypes)[number];

/** Names of columns for the attributes that every council has, in the languages that council pages have most. */
const usualNames: Readonly<Record<string, readonly string[]>> = {
  first_name: [
    ...['firstname', 'givenname', 'forename', 'forenames', 'christianname', 'enwcyntaf', 'vorname', 'rufname'],
    ...[
      'prenom',
      'nombre',
      'nombres',
      'nome',
      'primeironome',
      'imie',
      'prenume',
      'voornaam',
      'имя',
      'імя',
      'الاسمالاول',
    ],
  ],
  last_name: [
    ...['lastname', 'surname', 'familyname', 'cyfenw', 'nachname', 'familienname', 'zuname', 'nom', 'nomdefamille'],
    ...[
      'apellido',
      'apellidos',
      'sobrenome',
      'apelido',
      'cognome',
      'nazwisko',
      'nume',
      'achternaam',
      'фамилия',
      'прізвище',
    ],
    'اسمالعائلة',
  ],
  ward: [
    ...['ward', 'wardname', 'electoralward', 'electoraldivision', 'division', 'neighbourhood', 'neighborhood'],
    ...['stadtteil', 'ortsteil', 'bezirk', 'stadtbezirk', 'quartier', 'arrondissement', 'barrio', 'distrito', 'bairro'],
    ...['quartiere', 'dzielnica', 'cartier', 'wijk', 'район'],
  ],
  postcode: [
    ...[
      'postcode',
      'postalcode',
      'zip',
      'zipcode',
      'codpost',
      'plz',
      'postleitzahl',
      'codepostal',
      'cp',
      'codigopostal',
    ],
    ...['cep', 'cap', 'kodpocztowy', 'codpostal', 'индекс', 'почтовыйиндекс', 'поштовийіндекс', 'الرمزالبريدي'],
  ],
};

/** Letters and digits only, without case and accents. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The attribute that a column's name means: one with the same name, or one that every council has. */
export const suggestedAttribute = (column: string, attributes: readonly Attribute[]): string | null => {
  const name = plain(column);
  if (name === '') return null;
  const same = attributes.find((attribute) => plain(attribute.name) === name || plain(attribute.key) === name);
  if (same) return same.key;
  const usual = Object.entries(usualNames).find(([, names]) => names.includes(name));
  return usual && attributes.some(({ key }) => key === usual[0]) ? usual[0] : null;
};

/** Numbers that begin with 0 or +, such as those of telephones, are text. */
const looks: readonly (readonly [NewType, RegExp])[] = [
  ['yes_no', /^(yes|no|true|false|ja|nein|oui|non|si|ie|na)$/i],
  ['date', /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/],
  ['number', /^-?(0|[1-9]\d*)([.,]\d+)?$/],
];

/** The type that the first values of a column look like. */
export const suggestedType = (samples: readonly string[]): NewType => {
  const filled = samples.map((sample) => sample.trim()).filter((sample) => sample !== '');
  if (filled.length === 0) return 'text';
  return looks.find(([, look]) => filled.every((sample) => look.test(sample)))?.[0] ?? 'text';
};
