/** Comments with indirect wording, as very displeased or very pleased people write. */
export const obliqueFr = `
- staff | J'attends depuis avril qu'on me rappelle au sujet de la clôture.
+ staff | L'équipe est venue un dimanche réparer la fuite et n'est repartie qu'une fois tout terminé. Chapeau.
0 transport | Ma fille prend le train, moi la voiture.
- hours | Quand je rentre du travail tout est déjà fermé, autant dire que ce service n'existe pas pour moi.
+ greenery | Se promener sous les cerisiers en avril, c'est le meilleur moment de ma semaine.
- bins | Les renards éventrent les sacs, car le ramassage n'a plus lieu que toutes les trois semaines.
0 play | Nous avons deux garçons de sept et dix ans.
- parking | Les camionnettes se garent en double file toute la journée.
+ library | L'heure du conte a donné à mes jumelles le goût de la lecture.
0 lighting | La commune voisine utilise des détecteurs de mouvement.
- access | Il n'y a pas d'ascenseur et mon père attend dehors.
0 cost | L'argent vient-il du promoteur ou de nous ?
- noise | Des souffleurs de feuilles à six heures et demie du matin, vraiment ?
+ safety | Depuis le passage surélevé nous laissons les enfants aller seuls à l'école.
- greenery | Là où il y avait un pré, il y a maintenant un parking et trois arbustes maigrichons.
0 market | Tous les quinze jours, il viendrait plus de monde.
- water | Encore des eaux usées dans le ruisseau après la pluie de mardi.
+ paths | Le goudronnage a pris deux jours au lieu des deux semaines annoncées, chapeau bas.
- cost | On nous demande toujours plus pour toujours moins.
0 dogs | J'ai un vieux labrador.
- toilets | Aucune table à langer dans tout le centre-ville.
+ market | Le meilleur poisson du canton et toujours un mot gentil.
- safety | Des jeunes sur des motos volées se poursuivent dans la cité chaque nuit.
+ none | Franchement je n'ai pas à me plaindre, nous ne voudrions vivre nulle part ailleurs.
0 none | Voir ma réponse plus haut.
- cycling | La prétendue voie verte vous envoie dans une haie.
+ seating | Ma grand-mère peut retourner faire ses courses parce qu'elle a où se reposer.
- play | La tyrolienne est condamnée depuis huit mois.
+ play | Celui qui a eu l'idée du mur d'escalade mérite une médaille.
- none | Une concertation de façade, tout était décidé d'avance.
`;
