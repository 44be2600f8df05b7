/** Comments with indirect wording, as very displeased or very pleased people write. */
export const obliqueDe = `
- staff | Seit April warte ich darauf, dass sich jemand wegen des Zauns meldet.
+ staff | Der Bautrupp kam am Sonntag wegen des Rohrbruchs und blieb, bis alles dicht war. Hut ab.
0 transport | Meine Tochter nimmt den Zug, ich das Auto.
- hours | Wenn ich von der Schicht komme, ist alles zu. Für mich gibt es das Amt praktisch nicht.
+ greenery | Der Spaziergang durch die Streuobstwiese im Mai ist der Höhepunkt meiner Woche.
- bins | Die Füchse reißen die Säcke auf, weil nur noch alle drei Wochen abgeholt wird.
0 play | Wir haben zwei Jungs, sieben und zehn.
- parking | Die Lieferwagen stehen den ganzen Tag in zweiter Reihe.
+ library | Die Vorlesestunde hat bei meinen Zwillingen die Lust am Lesen geweckt.
0 lighting | Im Nachbarort nehmen sie Bewegungsmelder.
- access | Es gibt keinen Aufzug, also wartet mein Vater draußen.
0 cost | Kommt das Geld vom Investor oder von uns?
- noise | Laubbläser um halb sieben in der Früh, ernsthaft?
+ safety | Seit es die Querungshilfe gibt, lassen wir die Kinder allein zur Schule gehen.
- greenery | Aus der Wiese ist ein Parkplatz mit drei traurigen Bäumchen geworden.
0 market | Alle zwei Wochen kämen vielleicht mehr Leute.
- water | Nach dem Regen am Dienstag wieder Abwasser im Bach.
+ paths | Zwei Tage statt der angekündigten zwei Wochen für den neuen Belag, Respekt.
- cost | Immer mehr zahlen für immer weniger Leistung.
0 dogs | Ich habe einen alten Labrador.
- toilets | In der ganzen Innenstadt gibt es keinen Wickeltisch.
+ market | Der beste Fisch im ganzen Kreis und immer ein nettes Wort dazu.
- safety | Jugendliche auf geklauten Mopeds jagen sich jede Nacht durch die Siedlung.
+ none | Ehrlich gesagt kann ich nicht klagen, wir möchten nirgendwo sonst wohnen.
0 none | Siehe oben.
- cycling | Der sogenannte Radweg führt direkt in eine Hecke.
+ seating | Meine Oma kann wieder einkaufen gehen, weil sie unterwegs ausruhen kann.
- play | Die Seilbahn ist seit acht Monaten gesperrt.
+ play | Wer die Idee mit der Kletterwand hatte, verdient einen Orden.
- none | Bürgerbeteiligung nur zum Schein, entschieden war das längst.
`;
