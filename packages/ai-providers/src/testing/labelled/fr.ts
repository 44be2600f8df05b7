/** Like the English ones, written in this language and not translated. */
export const labelledFr = `
+ lighting | Les nouveaux lampadaires sont parfaits, on se sent enfin en sécurité le soir.
- bins | Les poubelles débordent tous les week-ends et personne ne fait rien.
0 seating | Un banc près de l'arrêt de bus serait utile aux anciens.
+ staff | L'accueil à la mairie est toujours chaleureux et efficace.
- paths | Le trottoir est dans un état lamentable, ma mère est tombée.
0 hours | Je viens en général le samedi matin.
- transport | Le bus est toujours en retard et il n'y a aucune information.
+ play | Mes enfants adorent la nouvelle aire de jeux.
0 dogs | Pourquoi pas un espace pour les chiens.
- noise | Impossible de dormir à cause du bruit des terrasses.
+ library | Une médiathèque formidable, ne changez rien.
- parking | On ne trouve jamais de place près du cabinet médical.
+ greenery | Les massifs de fleurs sont magnifiques cette année, bravo aux jardiniers.
0 greenery | Plus d'arbres.
- toilets | Les toilettes publiques sont sales et souvent fermées.
+ bins | Le tri fonctionne très bien depuis le nouveau calendrier.
- safety | J'ai peur dans le passage souterrain la nuit.
0 cycling | Il y a deux arceaux à vélos devant la gare.
- cost | Les impôts augmentent chaque année et le service baisse.
+ transport | Quel plaisir de retrouver le bus de nuit, merci.
- staff | J'ai appelé cinq fois sans obtenir la moindre réponse.
0 transport | Je prends la ligne 4 deux fois par semaine.
- water | Notre cave est inondée à chaque orage parce que les égouts sont bouchés.
+ paths | Plus un seul nid-de-poule dans notre rue, beau travail.
0 play | Des balançoires pour les plus grands et un peu d'ombre.
- access | Avec mon fauteuil roulant, je ne peux pas passer le portail.
+ seating | Les bancs avec dossier sont très confortables.
0 none | Rien à ajouter.
- greenery | Ils ont abattu les vieux tilleuls sans prévenir personne, quelle tristesse.
+ safety | Beaucoup plus calme depuis la zone 30.
- lighting | Il fait noir le long du canal, c'est angoissant.
0 market | J'achèterais du fromage s'il y avait un étal.
- cycling | La piste cyclable s'arrête en plein carrefour, c'est dangereux.
+ market | Un marché très agréable et des commerçants sympathiques.
- hours | Fermé le lundi, fermé le dimanche, fermé quand je sors du travail.
0 toilets | Les toilettes seront-elles ouvertes pendant la fête ?
- play | Encore du verre cassé dans le bac à sable. Inadmissible.
+ hours | L'ouverture du dimanche est une excellente initiative.
0 parking | On pourrait vendre les abonnements en ligne.
- noise | Les scooters font un vacarme insupportable jusqu'à deux heures du matin.
+ none | Tout va bien, continuez comme ça.
0 safety | Un passage piéton entre l'école et la boulangerie.
- none | Du gaspillage d'argent public, tout simplement.
+ cycling | La nouvelle piste cyclable est une réussite, mon fils va seul au collège.
0 paths | Le chemin fait environ deux mètres de large.
- dogs | Des crottes de chien partout sur les trottoirs, c'est dégoûtant.
+ toilets | Des toilettes propres avec du savon, c'est appréciable.
0 lighting | Des lampes solaires consommeraient peut-être moins.
- transport | Super, encore un bus supprimé. Il ne manquait plus que ça.
+ water | La digue a bien tenu cet hiver, aucun dégât chez nous.
- seating | Nulle part où s'asseoir sur toute la place.
0 library | Nous empruntons une dizaine de livres par mois.
- parking | Le stationnement est hors de prix et tue les commerces.
+ access | Enfin une rampe que je peux utiliser seul, merci beaucoup.
- water | La fontaine est en panne depuis l'été dernier.
0 access | Mon mari marche avec une canne.
- library | Dommage que le rayon jeunesse ait été si réduit.
+ staff | Réponse rapide, agent poli, problème réglé en une journée.
0 cost | Combien coûte le projet et qui paie ?
- market | Le marché n'est plus ce qu'il était, il ne reste presque plus d'étals.
+ play | Excellente idée, les jeux d'eau, on y va tout le temps.
0 noise | Le concert a fini à onze heures.
- safety | Les voitures roulent trop vite devant l'école.
+ parking | La demi-heure gratuite est bien pratique.
0 bins | Des poubelles avec couvercle éviteraient les mouettes.
- staff | Très mal reçu au téléphone et mon dossier a été perdu deux fois.
+ none | Merci de nous consulter, c'est rare.
- access | La rampe est beaucoup trop raide et ne sert à rien.
0 dogs | Les chiens en laisse près de l'étang.
+ lighting | Je suis ravie de l'éclairage du parking.
- greenery | Le parc est à l'abandon, plein de mauvaises herbes.
0 hours | Jusqu'à vingt heures le jeudi m'arrangerait.
`;
