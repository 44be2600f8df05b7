/** Was Leute schreiben: eilig, ironisch, zwiegespalten, mit Tippfehlern. */
export const apartDe = `
- paths | die Schlaglöcher in der Schulstraße sind inzwischen Badewannen
- bins | Seit drei Wochen wurde die gelbe Tonne nicht geleert
+ library | Das Bilderbuchkino in der Bücherei ist ein Highlight, die Enkel wollen jede Woche hin
0 transport | Ich fahre meistens mit der Linie 5 in die Stadt
- hours | Wertstoffhof schließt um 16 Uhr, toll für Berufstätige
+ greenery | so schön, im Sommer durch den Rosengarten zu spazieren
- staff | Sechs mal angerufen, nie geht jemand ans Telefon
+ staff | Die Dame am Schalter hat meinen Ausweis in zehn Minuten erledigt und war sehr freundlich
0 none | Ich fülle das für meine Mutter aus, sie ist 84
- lighting | die laterne vor nr 22 ist seit oktober kaputt
- safety | Meine Tochter traut sich nicht mehr allein durch die Unterführung
+ play | Unser Kleiner ist ganz verliebt in den Wasserspielplatz!!
- dogs | Überall Hundehaufen, ekelhaft
0 bins | Die Biotonne wird dienstags geleert
- parking | Zwanzig Parkplätze weg für Blumenkübel. Glückwunsch.
+ cycling | Dank des neuen Radwegs fahre ich nach zwanzig Jahren wieder Fahrrad
- cycling | Der Radweg hört am Kreisel einfach auf, genau da wo man ihn braucht
0 cycling | Ich besitze ein Klapprad
+ market | Der Weihnachtsmarkt war wunderbar organisiert, tolle Stimmung
- market | Die Hälfte der Stände ist leer, ein Trauerspiel
0 market | Donnerstags und samstags ist Wochenmarkt
- noise | Motorräder um zwei Uhr nachts, an Schlaf ist nicht zu denken
- noise | Die Altglascontainer wecken uns jeden Morgen um sechs
+ noise | Seit die Disko zu ist, können wir endlich wieder schlafen
- toilets | Die Toiletten am Strand sind verdreckt und Papier gibt es nie
+ toilets | WC am Bahnhof blitzsauber, Lob an die Reinigungskraft
0 toilets | Toiletten gibt es im Rathaus und in der Markthalle
- seating | Keine einzige Bank zwischen Kirche und Apotheke, mein Mann schafft das nicht mehr
+ seating | Die neuen Bänke im Schatten sind sehr bequem
0 seating | Auf dem Platz stehen acht Bänke
- access | Bordstein viel zu hoch für meinen Rollstuhl, ich muss auf die Fahrbahn ausweichen
+ access | Dank der Rampe kommt meine Mutter wieder ins Bürgerhaus
- access | mit Kinderwagen kommt man einfach nicht in den Bus
- cost | Schon wieder Grundsteuer rauf, und wofür?
- cost | 40 Euro für ein Sofa, kein Wunder dass der Sperrmüll im Wald liegt
+ cost | Schwimmbad für einen Euro für Kinder, klasse Sache
0 cost | Das Abo kostet zwanzig Euro im Monat
- water | bei jedem Regen läuft der Gully über und der Keller steht unter Wasser
+ water | Der neue Trinkbrunnen im Park ist eine super Idee
0 water | Hinter unserem Haus fließt der Bach
- play | Die Rutsche ist seit Ostern gesperrt und nichts passiert
- play | Für Jugendliche gibt es hier rein gar nichts
+ play | endlich eine Schaukel, auf die auch mein Sohn mit Rollstuhl kann
- greenery | Vier gesunde Linden gefällt, ohne jemandem Bescheid zu sagen
- greenery | seit Mai wurde das Gras nicht gemäht
+ greenery | Die Gärtner haben einen Orden verdient
0 greenery | Vor unserem Haus stehen zwei Kastanien
- transport | der Bus kommt wann er will
- transport | Der letzte Bus wurde gestrichen, jetzt komme ich von der Spätschicht nicht mehr heim
+ transport | Der Bürgerbus ist ein Segen, bitte niemals einstellen
- transport | Großartig, wieder vierzig Minuten im Regen gewartet.
0 transport | Zum Bahnhof sind es zehn Minuten zu Fuß
+ bins | Die Müllmänner sind immer gut gelaunt und stellen die Tonnen ordentlich zurück
- bins | Mülleimer quellen über, die Ratten freuen sich
- bins | am Strand braucht es mehr Mülleimer
+ paths | Der Uferweg ist richtig schön geworden
- paths | Bin wegen einer losen Platte gestürzt und hab mir das Handgelenk gebrochen
0 paths | Der Weg führt von den Kleingärten zur Bundesstraße
0 none | Ich wohne seit 2015 hier
0 none | kein Kommentar
0 none | Siehe oben
- hours | Warum hat die Bücherei samstags zu, wenn Berufstätige mal Zeit hätten?
+ hours | Sehr froh, dass das Hallenbad jetzt schon um sechs öffnet
0 hours | Das Bürgerbüro ist von neun bis zwölf geöffnet
- library | In der Bücherei findet man keinen Sitzplatz und keine Steckdose geht
0 library | Ich leihe einmal im Monat Bücher aus
+ safety | Seit abends Streife gelaufen wird, fühlen wir uns viel wohler
- safety | Am helllichten Tag wird gedealt und die Polizei schaut weg
0 safety | Die Polizeiwache ist in der Hauptstraße
+ lighting | Mit den neuen Lampen habe ich im Park keine Angst mehr
- lighting | abends sieht man auf dem Friedhofsweg die Hand vor Augen nicht
0 lighting | Die Laternen gehen um acht an
- parking | Die Eltern parken vor der Schule kreuz und quer, ich komm nicht aus der Garage
+ parking | Die kostenlose Parkstunde hat wieder Leben in die Innenstadt gebracht
0 parking | Ich parke am Bahnhof
0 staff | Manche Mitarbeiter sind sehr nett, andere schauen einen nicht mal an
- staff | noch eine Umfrage, die in der Schublade landet
- dogs | Hunde ohne Leine auf dem Spielplatz und die Besitzer starren aufs Handy
+ dogs | Die Hundewiese ist klasse, unsere Hündin ist begeistert
0 dogs | Ich habe zwei kleine Hunde
+ none | Ich möchte nirgendwo anders wohnen
- none | Dieser Stadtteil wird völlig vernachlässigt
+ none | weiter so
0 none | Der Park ist schön, aber das Café ist teuer
`;
