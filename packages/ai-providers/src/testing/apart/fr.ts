/** Ce que les habitants écriraient : vite, avec ironie, partagés, avec des fautes. */
export const apartFr = `
- paths | les nids-de-poule de la rue des écoles sont de vraies piscines
- bins | Trois semaines que le bac jaune n'est pas ramassé
+ library | L'heure du conte à la médiathèque est un bonheur, mes petits-enfants en redemandent
0 transport | Je prends d'habitude la ligne 3 pour aller au centre
- hours | La déchetterie ferme à 16h, pratique quand on travaille !
+ greenery | quel plaisir de se promener au milieu des rosiers en ce moment
- staff | J'ai appelé six fois la mairie, personne ne décroche
+ staff | La dame de l'accueil a réglé mon dossier en dix minutes avec le sourire
0 none | Je réponds à la place de ma mère qui a 84 ans
- lighting | le lampadaire devant le 22 est en panne depuis octobre
- safety | Ma fille ne passe plus par le tunnel de la gare toute seule
+ play | mon petit adore les nouveaux jeux d'eau !!
- dogs | des crottes de chien partout, c'est dégoutant
0 bins | Notre poubelle verte est vidée le mardi
- parking | Vingt places supprimées pour des bacs à fleurs. Bravo.
+ cycling | Grâce à la nouvelle piste cyclable je me suis remis au vélo après vingt ans
- cycling | La piste s'arrête net au rond-point, là où on en a le plus besoin
0 cycling | Je possède un vélo pliant
+ market | Le marché de noël était très réussi, bravo aux organisateurs
- market | La moitié des étals sont vides, ça fait peine à voir
0 market | Le marché a lieu le jeudi et le samedi
- noise | Les motos à 2h du matin nous empêchent de dormir
- noise | la benne à verre du bar nous réveille tous les jours à six heures
+ noise | Depuis la fermeture de la boîte de nuit on dort enfin
- toilets | Les toilettes de la plage sont dégueulasses et il n'y a jamais de papier
+ toilets | WC de la gare impeccables, merci à la personne qui s'en occupe
0 toilets | Il y a des toilettes à la mairie et au marché
- seating | Pas un seul banc entre l'église et la pharmacie, mon mari ne peut plus marcher aussi loin
+ seating | Les bancs à l'ombre au bord de la rivière sont très agréables
0 seating | Il y a huit bancs sur la place
- access | Le trottoir est trop haut pour mon fauteuil, je dois rouler sur la route
+ access | La rampe à la salle des fêtes a changé la vie de maman
- access | impossible de monter dans le bus avec une poussette
- cost | Encore une hausse de la taxe foncière, et pour quoi ?
- cost | 40 euros pour un canapé, pas étonnant qu'on les retrouve dans les bois
+ cost | La piscine à un euro pour les enfants, excellente initiative
0 cost | L'abonnement est à vingt euros par mois
- water | à chaque orage l'égout déborde et notre cave est inondée
+ water | La fontaine à eau du parc est une super idée
0 water | La rivière coule derrière chez moi
- play | le toboggan est cassé depuis pâques et toujours rien
- play | Il n'y a rien pour les ados ici, alors ils traînent
+ play | enfin une balançoire adaptée pour mon fils
- greenery | On a abattu quatre tilleuls en bonne santé sans prévenir personne
- greenery | L'herbe n'a pas été tondue depuis mai
+ greenery | Les jardiniers méritent une médaille
0 greenery | Il y a deux platanes devant chez moi
- transport | le bus passe quand il veut
- transport | Le dernier bus est supprimé, je ne peux plus rentrer du travail
+ transport | La navette gratuite me rend un fier service, surtout ne l'arrêtez pas
- transport | Génial, encore quarante minutes à attendre sous la pluie.
0 transport | La gare est à dix minutes à pied
+ bins | les éboueurs sont toujours de bonne humeur et remettent les bacs en place
- bins | Poubelles qui débordent, rats qui se régalent
- bins | il faudrait plus de poubelles sur la plage
+ paths | Le chemin le long du canal est devenu magnifique
- paths | Je suis tombée à cause d'un pavé descellé et je me suis cassé le poignet
0 paths | Le chemin va des jardins à la route départementale
0 none | J'habite ici depuis 2015
0 none | rien à signaler
0 none | Voir mes réponses plus haut
- hours | Pourquoi la bibliothèque est-elle fermée le samedi, le seul jour où ceux qui travaillent peuvent venir ?
+ hours | Très content que la salle de sport ouvre à 6h
0 hours | Le guichet est ouvert de neuf heures à midi
- library | plus une place assise à la médiathèque et pas une prise qui marche
0 library | J'emprunte des livres une fois par mois
+ safety | On se sent beaucoup plus tranquille depuis que les médiateurs passent le soir
- safety | Trafic de drogue en plein jour devant l'école et la police ne fait rien
0 safety | Le commissariat se trouve avenue Foch
+ lighting | Avec les nouvelles lumières je n'ai plus peur de traverser le parc
- lighting | le soir on n'y voit rien dans l'allée du cimetière
0 lighting | Les lampadaires s'allument à vingt heures
- parking | Les parents se garent n'importe comment devant l'école, je ne peux plus sortir de mon garage
+ parking | L'heure de stationnement gratuite a fait revenir du monde en centre-ville
0 parking | Je me gare au parking de la gare
0 staff | Certains agents sont adorables, d'autres ne vous regardent même pas
- staff | encore une enquête qui finira dans un tiroir
- dogs | Chiens sans laisse dans l'aire de jeux et les maîtres sur leur téléphone
+ dogs | l'espace canin est génial, notre chienne est ravie
0 dogs | J'ai deux petits chiens
+ none | Je ne partirais d'ici pour rien au monde
- none | Ce quartier est à l'abandon
+ none | continuez comme ça
0 none | Le parc est joli mais le café est cher
`;
