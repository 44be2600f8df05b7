import { createRedactor } from './redact';

const redact = createRedactor(['Ada Novak', 'Liu']);
const kindsIn = (text: string): string[] => Object.keys(redact(text).counts);

describe('redaction', () => {
  it.each([
    ['an e-mail address', 'Write to jane.doe+x@mail.example.org please', 'jane.doe', 'email'],
    ['one that is spelled out', 'jane (at) mail (dot) example', 'jane', 'email'],
    ['a British mobile', 'Call 07700 900123 after six', '900123', 'phone'],
    ['a British landline', 'Ring (020) 7946 0958', '7946', 'phone'],
    ['an international number', '+49 30 901820 is mine', '901820', 'phone'],
    ['an American number', 'Call 555-867-5309', '867', 'phone'],
    ['a Spanish mobile', 'Mi número es 612 345 678', '345', 'phone'],
    ['a French number', 'Appelez le 06 12 34 56 78', '34 56', 'phone'],
    ['a British address', 'I live at 12b Mill Lane by the weir', 'Mill Lane', 'address'],
    ['an address with a small word', 'I live at 14 Prince of Wales Road', 'Wales', 'address'],
    ['an address behind a comma without a blank', 'Upton,12 Mill Lane', 'Mill', 'address'],
    ['a Spanish address with small words', 'Vivo en calle Vuelta a España 4', 'España', 'address'],
    ['a British postcode', 'We are in SW1A 1AA', 'SW1A', 'address'],
    ['an Australian postcode', 'Newtown NSW 2042', '2042', 'address'],
    ['an American address', '221 North Baker Street, Springfield IL 62704', 'Baker', 'address'],
    ['a German address', 'Ich wohne Lindenstraße 14a', 'Lindenstraße', 'address'],
    ['a French address', 'au 8 bis rue des Lilas', 'Lilas', 'address'],
    ['a French address with small words', 'au 3 rue de la Paix', 'Paix', 'address'],
    ['a Spanish address', 'Vivo en calle del Prado 23', 'Prado', 'address'],
    ['a national insurance number', 'My number is QQ 12 34 56 C or AB 12 34 56 C', 'AB 12', 'national_id'],
    ['an NHS number', 'NHS 943 476 5919', '943', 'national_id'],
    ['a tax file number', 'TFN 123 456 782', '456', 'national_id'],
    ['a Medicare number', 'Medicare 2123 45670 1', '2123', 'national_id'],
    ['a social security number', 'SSN 219-09-9999', '219', 'national_id'],
    ['a card number', 'I paid with 4111 1111 1111 1111', '4111', 'card'],
    ['a name by its title', 'Mrs Winterbottom at the desk was kind', 'Winterbottom', 'name'],
    ['a name that is introduced', 'My name is Tomasz Kowalski', 'Kowalski', 'name'],
    ['a name that is known', 'ada novak and Liu helped me', 'novak', 'name'],
    ['a card number that is mistyped', 'I paid with 4929 1234 5678 9012', '5678', 'card'],
    ['a row of 13 digits', 'Account 1234567890123', '4567', 'card'],
    ['a row of 19 digits', 'Account 1234-5678-9012-3456-789', '9012', 'card'],
    ['a national insurance number with a wrong letter', 'Mine is QQ 12 34 56 C', 'QQ 12', 'national_id'],
    ['a date of birth with dots', 'She was born 4.2.1943 here', '4.2.1943', 'birth_date'],
    ['a date of birth in words', 'born on 4 February 1943', 'February', 'birth_date'],
    ['a date of birth after its abbreviation', 'DOB 04/02/1943', '04/02', 'birth_date'],
    ['a date of birth alone', 'My mother, 17/11/1950, cannot walk far', '17/11', 'birth_date'],
    ['a recent date that is said to be of birth', 'Date of birth: 3 May 2015', 'May 2015', 'birth_date'],
    ['a Spanish date of birth', 'nacida el 4 de febrero de 1943', 'febrero', 'birth_date'],
    ['a French date of birth', 'née le 4 février 1943', 'février', 'birth_date'],
    ['a German date of birth', 'geboren am 4. Februar 1943', 'Februar', 'birth_date'],
    ['a British car plate', 'The van AB12 CDE parks there', 'AB12', 'vehicle'],
    ['one without a blank, in small letters', 'the van ab12cde parks there', 'ab12', 'vehicle'],
    ['an older British car plate', 'P123 ABC is always there', 'P123', 'vehicle'],
    ['a German car plate', 'Der Wagen B-MW 1234', 'B-MW', 'vehicle'],
    ['a French car plate', 'la voiture AB-123-CD', 'AB-123', 'vehicle'],
    ['a Belgian car plate', 'la voiture 1-ABC-234 était là', 'ABC', 'vehicle'],
    ['an Austrian car plate', 'Der Wagen W-12345 A parkt hier', '12345', 'vehicle'],
    ['a German tax number', 'Meine Nummer 12/345/67890', '345', 'national_id'],
    ['a German identity card', 'Nummer L01X00T47', 'X00T', 'national_id'],
    ['a Mexican identity number', 'mi CURP es GOCA850101HDFRRN09', 'GOCA', 'national_id'],
    ['a Mexican tax number', 'RFC GOCA850101AB1', 'GOCA', 'national_id'],
    ['an Argentine tax number', 'CUIT 20-12345678-3', '1234', 'national_id'],
    ['a Spanish health card', 'tarjeta ABCD1234567890', 'ABCD', 'national_id'],
    ['a British driving licence of a short name', 'licence FOX99657054SM9IJ', 'FOX', 'national_id'],
    ['a home with a name', 'I am in flat 3 Rosebank House', 'Rosebank', 'address'],
    ['a neighbour', 'My neighbour Derek Oldfield burns rubbish', 'Oldfield', 'name'],
    ['somebody of the family', 'my son Tom fell off the swing', 'Tom', 'name'],
    ['somebody at a number', 'The dog at number 12 Ann Smith bites', 'Smith', 'name'],
    ['somebody who is called so', 'A man called Derek Oldfield shouts', 'Derek', 'name'],
    ['a French neighbour', 'mon voisin Paul Martin fait du bruit', 'Martin', 'name'],
    ['a German neighbour', 'mein Nachbar Hans Meier parkt hier', 'Meier', 'name'],
    ['a Spanish neighbour', 'mi vecino Juan Pérez hace ruido', 'Pérez', 'name'],
    ['a link', 'See https://evil.example/x?me=1', 'evil', 'link'],
  ])('%s is removed and counted', (_, text, secret, kind) => {
    expect(redact(text).text).not.toContain(secret);
    expect(kindsIn(text)).toContain(kind);
  });
  it.each([
    'We waited 45 minutes for bus 14 on 3 May 2026.',
    'In 2019 about 12,000 people came, 30 % of them by bike.',
    'The 20 mph limit between 8 and 9 is good.',
    'May is lovely in the orchard; a new bench would help.',
    'It costs 1,200,000 euros.',
    'Open from 9 to 5, closed on Mondays.',
    'The field is called Riverside Park and my neighbour loves it.',
    'On 12/03/2024 the bridge was closed, and on 4 February 2025 again.',
    'The A14 and the M6 are loud; bus X12 is late. In 2019 NHS places were few.',
    'We have 4 adults and 12 children at number 7.',
  ])('%s is unchanged', (text) => expect(redact(text)).toEqual({ text, counts: {} }));
  it('an address is removed completely when it contains a known name', () =>
    expect(redact('Mail ada.novak@mail.example').text).toBe('Mail [email]'));
  it('hidden characters do not hide an address', () =>
    expect(redact('jane\u200b@mail\u200b.example').text).toBe('[email]'));
  it.each([
    ['spaces', ' '],
    ['line ends', '\r\n'],
    ['blanks after a title', 'Mr  '],
    ['letters', 'a'],
    ['capitals with accents', 'ÄA'],
    ['digits', '1'],
    ['groups of digits', '12 '],
    ['half addresses of mail', 'x@'],
    ['words with dots', 'a.'],
    ['words in brackets', 'a(at)'],
    ['half addresses', '1 a b '],
    ['beginnings of streets', 'calle a '],
    ['a French address without end', '1 rue aa'],
    ['names', 'Mr A Ada Novak '],
    ['beginnings of links', 'https://www.'],
    ['neighbours', 'neighbour Ab Cd '],
    ['capitalised words', 'Ab Cd '],
    ['beginnings of dates', 'born on 4 February '],
    ['numbers with dots', '4.2.19'],
    ['beginnings of homes', 'flat 3 Ab Cd '],
    ['beginnings of car plates', 'AB12 '],
    ['numbers of houses', 'number 12 '],
  ])('the time is linear when the text is %s', (_, part) => {
    const timeOf = (length: number): number => {
      const text = part.repeat(length / part.length);
      const began = process.cpuUsage();
      redact(text);
      // Only the sum is exact: the system divides it by samples.
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1_000;
    };
    timeOf(1_000);
    // Ten times the text in less than 25 times the time. This fails when a quadratic part takes a fifth of the time of
    // the short text.
    const short = Math.min(timeOf(5_000), timeOf(5_000), timeOf(5_000));
    const long = timeOf(50_000);
    expect(long).toBeLessThan(Math.max(short, 1) * 25);
  });
  it('thousands of names are all removed from a long text', () => {
    const many = Array.from(
      { length: 2_000 },
      (_, index) => `Aaa ${String.fromCharCode(97 + (index % 26)).repeat(3)}${'x'.repeat(index % 40)}`,
    );
    const { text } = createRedactor([...many, 'Ada Novak'])(`${'Aaa bbb '.repeat(1_000)} Ada Novak`);
    expect(text).not.toMatch(/aaa|novak/i);
  });
  it('paragraphs stay separate when something is removed', () =>
    expect(redact('I am new.\n\n\n\nMail jane@mail.example   please').text).toBe('I am new.\n\nMail [email] please'));
  it('a known name is found by whole words only, in any letter case', () =>
    expect(redact('NOVAK’s shop and Novakov; Liu-Ada').text).toBe('[name]’s shop and Novakov; [name]-[name]'));
});
