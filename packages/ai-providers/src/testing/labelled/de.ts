/** Like the English ones, written in this language and not translated. */
export const labelledDe = `
+ lighting | Die neuen Laternen sind super, ich fühle mich abends endlich sicher.
- bins | Die Mülleimer quellen jedes Wochenende über und keiner kümmert sich.
0 seating | Eine Bank an der Haltestelle wäre schön.
+ staff | Die Dame im Bürgerbüro war sehr freundlich und hilfsbereit.
- paths | Der Gehweg ist eine Zumutung, meine Mutter ist dort gestürzt.
0 hours | Ich komme meistens samstags.
- transport | Der Bus kommt ständig zu spät, das nervt.
+ play | Meine Kinder lieben den neuen Spielplatz.
0 dogs | Eine Hundewiese könnte man einrichten.
- noise | Wegen des Lärms der Motorräder kann man nachts nicht schlafen.
+ library | Eine wunderbare Bücherei, bitte nichts ändern.
- parking | Bei der Arztpraxis findet man nie einen Parkplatz.
+ greenery | Die Blumenbeete sind dieses Jahr herrlich, großes Lob an die Gärtner.
0 greenery | Mehr Bäume bitte.
- toilets | Die Toiletten sind dreckig und meistens abgeschlossen.
+ bins | Die Müllabfuhr klappt seit dem neuen Kalender einwandfrei.
- safety | In der Unterführung habe ich nachts Angst.
0 cycling | Am Bahnhof gibt es zwei Fahrradständer.
- cost | Die Gebühren steigen jedes Jahr und man bekommt immer weniger dafür.
+ transport | Toll, dass der Nachtbus wieder fährt!
- staff | Fünfmal angerufen und keine Antwort bekommen.
0 transport | Ich fahre zweimal die Woche mit der Linie 7.
- water | Unser Keller läuft bei jedem Regen voll, weil die Gullys verstopft sind.
+ paths | Kein einziges Schlagloch mehr in unserer Straße, gut gemacht.
0 play | Schaukeln für größere Kinder und etwas Schatten.
- access | Mit dem Rollstuhl komme ich nicht durch das Tor.
+ seating | Die Bänke mit Lehne sind sehr bequem.
0 none | Keine Anmerkungen.
- greenery | Die alten Linden wurden einfach gefällt, ohne jemanden zu fragen. Traurig.
+ safety | Seit Tempo 30 ist es viel ruhiger, danke.
- lighting | Am Fluss ist es stockdunkel, das macht mir Angst.
0 market | Käse würde ich kaufen, wenn es einen Stand gäbe.
- cycling | Der Radweg endet mitten auf der Kreuzung, das ist lebensgefährlich.
+ market | Ein schöner Markt mit netten Händlern und guten Preisen.
- hours | Montags zu, sonntags zu und abends auch. Für Berufstätige ein Witz.
0 toilets | Sind die Toiletten während des Festes offen?
- play | Schon wieder Glasscherben im Sandkasten. Unmöglich.
+ hours | Gut, dass jetzt auch sonntags geöffnet ist.
0 parking | Anwohnerausweise könnte man online verkaufen.
- noise | Der Glascontainer vor unserem Schlafzimmer raubt uns den Schlaf.
+ none | Alles bestens, weiter so.
0 safety | Ein Zebrastreifen zwischen Schule und Bäcker.
- none | Reine Geldverschwendung.
+ cycling | Der neue Radweg ist ausgezeichnet, mein Sohn fährt jetzt allein zur Schule.
0 paths | Der Weg ist ungefähr zwei Meter breit.
- dogs | Überall Hundehaufen auf den Wegen, ekelhaft.
+ toilets | Saubere Toiletten, immer Seife da. Das weiß man zu schätzen.
0 lighting | Solarlampen brauchen vielleicht weniger Strom.
- transport | Na prima, schon wieder fällt ein Bus aus.
+ water | Der Damm hat im Winter gehalten, wir sind trocken geblieben.
- seating | Auf dem ganzen Platz kann man sich nirgends hinsetzen.
0 library | Wir leihen etwa zehn Bücher im Monat aus.
- parking | Die Parkgebühren sind viel zu hoch und schaden den Geschäften.
+ access | Endlich eine Rampe, die ich allein benutzen kann. Dafür bin ich dankbar.
- water | Der Brunnen ist seit letztem Sommer kaputt.
0 access | Mein Mann geht mit dem Rollator.
- library | Schade, dass die Kinderabteilung so stark gekürzt wurde.
+ staff | Schnelle Antwort, höflicher Mitarbeiter, Problem gelöst.
0 cost | Was kostet das Vorhaben und wer bezahlt es?
- market | Der Markt ist nicht mehr das, was er einmal war.
+ play | Eine großartige Idee, der Wasserspielplatz.
0 noise | Das Konzert war um elf zu Ende.
- safety | Vor der Schule wird viel zu schnell gefahren.
+ parking | Die halbe Stunde gratis ist praktisch.
0 bins | Mülleimer mit Deckel würden die Möwen abhalten.
- staff | Unfreundlich am Telefon und der Antrag ging zweimal verloren.
+ none | Danke, dass Sie uns fragen.
- access | Die Rampe ist zu steil und das Geländer wackelt.
0 dogs | Hunde am Teich an die Leine.
+ lighting | Ich bin sehr zufrieden mit der Beleuchtung am Parkplatz.
- greenery | Der Park ist verwahrlost, überall Unkraut.
0 hours | Donnerstags bis acht würde mir passen.
`;
