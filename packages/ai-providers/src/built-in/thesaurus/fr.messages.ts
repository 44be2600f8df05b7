import type { ThesaurusWords } from './thesaurus-words';

export const frenchThesaurus: ThesaurusWords = {
  parking:
    'stationne*, parking*, parkings, garer, se garer, gare ma voiture, garee, gares, garent, me gare, parcmetre*, horodateur*, macaron*, fourriere, zone bleue, double file, carte resident*, places de parking, place de parking, pv, contravention*, amende*, verbalis*, livraison*, bateau, ?places, ?place, place handicap*, voitures ventouses, voiture ventouse, parc relais, disque, bornes de recharge, borne de recharge, sur les trottoirs, voitures sur le trottoir, box, souterrain payant, mal garees, mal gare, caisse automatique, asvp',
  buses:
    'bus, autobus, car, cars, arret de bus, arret, arrets, ligne, lignes, chauffeur*, conducteur*, transport*, transports en commun, navette*, tram*, tramway*, metro, abribus, correspondance*, desserte, desservi*, horaires de bus, passages, noctambus, taxi*, transport a la demande, minibus, terminus, cadence, bateau bus, controleur*, grille horaire',
  trains:
    'train*, ter, gare, sncf, rer, quai, quais, halte, wagon*, rame, rames, voie ferree, guichet sncf, omnibus, cheminot*, rail, tgv, passage a niveau',
  fares: 'ticket*, billet*, abonnement*, tarif*, carte de transport, titre de transport, pass navigo, navigo, carnet',
  speed:
    "vitesse*, vite, rapide*, radar*, roule*, roulent, ralentisseur*, dos d'ane, dos d ane, excess*, fonce*, foncent, a fond, 30 km, 50 km, 80 km, chicane*, rodeo*, accelere*, circuit, bolide*, km/h, kmh, course, coussin*, gendarmes couches, autoroute",
  traffic:
    'circulation, embouteill*, bouchon*, camion*, voiture*, poids lourd*, rocade, periph*, deviation*, trafic, automobil*, contournement, engorg*, klaxon*, sature*, vehicule*, poids lourds, heure de pointe, heures de pointe, camionnette*, utilitaires, file de voitures, conduire, tracteur*, transit, convois, semi',
  crossings:
    "passage pieton*, passages pieton*, traverser, traverse, traversee*, feu rouge, feux, feu, carrefour*, rond point, rond-point, ronds points, pieton*, sas, croisement*, intersection*, giratoire, priorite*, ilot, passerelle*, passage protege, stop, miroir, bonhomme vert, sortie d'ecole",
  roads:
    "nid de poule, nids de poule, chaussee*, travaux, bitume, goudron*, route*, voirie, enrobe*, revetement*, trou, trous, chantier*, marquage*, tranchee*, rue barree, barriere*, ornier*, pont, verglas, salage, sel, deneig*, pave*, plaque d'egout, goudronn*, macadam, gravillon*, sable, rebouch*, bandes blanches, deviation",
  schemes:
    'zone 30, zfe, pietonn*, pietonnis*, sens unique, sens interdit, borne, bornes, potelet*, plan de circulation, rue aux ecoles, rue scolaire, zone de rencontre, apaise*, zone a trafic, ztl, plots, contresens, crit air, limitation*',
  cycling:
    'velo*, cyclist*, cyclab*, piste cyclable, bande cyclable, pistes cyclables, trottinette*, arceau*, velos, bicyclette*, vae, garage a velo*, pedal*, voie verte, velib*, casque*, cadenas, cargo, deux roues, guidon, cyclo*, vtt, tandem',
  pavements:
    'trottoir*, a pied, pieton*, marcher, marche*, bordure*, dalle*, pave*, cheminement*, trebuch*, escalier*, sentier*, venelle*, passage souterrain, souterrain, obstacle*, poteau*, poussette*, trottoirs defonces, chemin*, promenade, marches, pietonne*, chuter, chute*, encombre*, glisse*, glissant*, racines, poubelles sur le trottoir, abaisse*, haies',
  access:
    'fauteuil*, handicap*, rampe*, pmr, accessib*, poussette*, ascenseur*, aveugle*, malvoyant*, canne*, deambulateur*, sourd*, mobilite reduite, main courante, escalator*, bequille*, monte charge, deficien*, podotactil*, bateau*, langue des signes, plain pied, rollator*, elevateur*, marches, non voyant*, plateforme elevatrice, facile a lire, falc, bandes de guidage',
  lighting:
    'eclair*, lampadaire*, reverbere*, lumiere*, noir, sombre*, obscur*, lampe*, led, eteint*, extinction*, allume*, ampoule*, penombre, nuit noire, candelabre*, spots, il fait noir',
  bins: 'poubelle*, bac, bacs, ordures, ramassage*, collecte*, eboueur*, conteneur*, container*, dechet*, sac jaune, sacs jaunes, sacs, benne*, ripeur*, debord*, encombrants, teom, ramasse*, vide ordure*, couvercle*, bio dechets, biodechet*, tournee',
  recycling:
    "tri, trier, recycl*, verre, compost*, carton*, plastique*, bac jaune, piles, borne a verre, point d'apport, consigne, ressourcerie, recyclerie, emballage*, repair cafe, composteur*, textile*, cagettes",
  litter:
    'sale*, proprete, propre*, salete*, megot*, canette*, balay*, balayeuse*, detritus, papiers, crasse*, chewing gum*, nettoy*, nettoyage, jonch*, tags, tag, graff*, urine*, crade*, degueu*, pipi, seringues, cantonnier*, souill*, mouchoirs, immond*, insalubr*, feuilles mortes, fientes, crachats',
  flytipping:
    'depot sauvage, depots sauvages, depotoir*, encombrant*, matelas, canape*, frigo*, gravats, decharge*, decharge sauvage, electromenager, pneus, jetes, meubles, machine a laver',
  dogs: 'chien*, crotte*, dejection*, canin*, laisse, caniparc*, canisite*, canisac*, maitre*, muselière, museliere, aboie*, aboiement*, toutou*, merde*, sacs a crottes',
  tip: 'dechetterie*, decheterie*, ressourcerie, gravats, benne',
  parks:
    'parc, parcs, jardin, jardins, espace vert, espaces verts, square*, bois, foret*, nature, pique nique*, berge*, bords de, etang*, riviere, promenade*, vert, verte, verts, verdure, prairie*, jardin public, ile, campagne, parc floral, friche, kiosque, sentier*, canal, aire de pique, coulee verte, vegetalis*, plage verte',
  trees:
    'arbre*, abat*, abattu*, elag*, platane*, tilleul*, haie*, branche*, ombre, chene*, cerisier*, marronnier*, sapin*, souche*, plante, plantes, planter, micro foret, racine*, verger*, erable*, peuplier*, saule*, bouleau*, feuillage, canicul*, coupes, tronconn*',
  flowers:
    'fleur*, fleuri*, massif*, pelouse*, herbe*, tonte, tondre, tondu*, jardinier*, jardiniere*, bac a fleurs, mauvaises herbes, plantation*, rose, roses, rosier*, bulbes, parterre*, desherb*, ronces, arros*, plantes, hortensia*, geranium*, lavande*, friche*, broussaille*, chardons, fauch*, gazon, jonquille*, tulipe*',
  wildlife:
    'oiseau*, abeille*, canard*, faune, biodiversite, papillon*, poisson*, mare, mares, insecte*, herisson*, chauve souris, ruche*, nichoir*, nid, cygne*, ecureuil*, animaux, ragondin*, grenouille*, hirondelle*, heron*, libellule*, martinet*, crapaud*, chats errants, oies, coccinelle*, zone humide',
  allotments:
    'jardins partages, jardin partage, jardins familiaux, jardin familial, jardins ouvriers, jardin ouvrier, potager*, parcelle*, legumes, compost, semis, graines, grainotheque',
  play: "aire de jeux, aires de jeux, jeux, balancoire*, toboggan*, bac a sable, enfant*, tyrolienne, manege*, petits, gamins, jouer, jouent, jeu, jeux d'eau, tourniquet*, gosses, bambin*, petite fille, petits enfants, loulou*, mon fils, ma fille, pataugeoire, ludotheque*, cabane*, escalade, structure de jeux, sol souple, mes filles, mes garcons",
  youth:
    "jeune*, ado, ados, adolescent*, maison des jeunes, mjc, skatepark*, skate*, centre de loisirs, centre aere, colo*, animateur*, animation jeunesse, jeunesse, local jeunes, city stade, mission locale, lyceen*, collegien*, service civique, point info jeunesse, etudiant*, apprenti*, educateur*, baby foot, s'ennuient, bafa, chantier jeunes",
  schools:
    "ecole*, college*, lycee*, classe*, cantine*, eleve*, professeur*, enseignant*, instit*, maitresse*, periscolaire*, garderie*, scolaire*, cartable*, rentree, universite*, fac, prof, profs, aesh, atsem, cours, etablissement scolaire, devoirs, maternelle*, carte scolaire, prefabrique*, preau*, recreation, parents d'eleves, bus scolaire, etudes, ulis",
  nurseries:
    'creche*, nounou*, assistante maternelle, assistantes maternelles, assmat, halte garderie, bebe*, petite enfance, pmi, poussin*, couche*, lactarium, nourrisson*, mode de garde, ram, relais petite enfance, tout petits, maman*, micro creche',
  crime:
    'vol, vols, vole, volee, voles, voleur*, cambriol*, agress*, delinquan*, couteau*, violence*, braqu*, arnaqu*, vandal*, degrad*, incendi*, brule*, squat*, insecurite, fusillade*, crime*, rackett*, pickpocket*, sac arrache, arrach*, effraction*, bris*, catalyseur*, bagarre*, video surveillance, videosurveillance, cameras, videoprotection, catalytique, escroc*, faux agents, casse*',
  antisocial:
    'incivilit*, tapage, ivre*, alcool*, bagarre*, bande*, squatt*, insulte*, harcel*, petard*, mortier*, rodeo*, moto, motos, scooter*, quad*, cracha*, menac*, intimid*, bandes, regroupement*, protoxyde, bonbonne*, boivent, buveurs, urinent, canettes de biere, hurl*, moto cross, saccag*, halls, occupent, siffl*, bruyants, racaille*, voyou*',
  drugs:
    'drogue*, deal, deale*, dealer*, dealeur*, seringue*, trafic de, trafiqu*, shit, toxico*, crack, cannabis, stup*, came, point de deal, joint*, heroine, cocaine, fument',
  police:
    'police*, policier*, gendarme*, gendarmerie*, municipale, patrouill*, commissariat*, ilotier*, police municipale, asvp, brigade*, agents de proximite, rondes, ronde, main courante, depot de plainte',
  unsafe:
    "securite, insecurite, peur, dangereu*, danger*, seule, seules, la nuit, le soir, rassur*, craint*, sur, sure, se sent, en securite, pas tranquille, inquiet*, angoiss*, flipp*, effray*, change de trottoir, femmes seules, rentrer, coupe gorge, serre mes cles, pas rassuree, n'ose plus",
  homes:
    'logement*, loyer*, appartement*, maison, maisons, hlm, bailleur*, locatai*, louer, locati*, proprietaire*, logement social, logements sociaux, airbnb, residence*, habitat, studio*, copropri*, dalo, t2, t3, t4, colocation, residences secondaires, residence secondaire, immobilier, gites, saisonniere*, saisonniers, caution, charges, se loger, attribution*, primo acced*, cite u, expulsion*, deux pieces, hebergement',
  repairs:
    "moisi*, humid*, humidite, chauffage*, chaudiere*, fuite*, isolation, travaux dans, ascenseur en panne, plafond*, insalub*, reparation*, reparer, plomb*, toiture*, passoire*, fenetre*, infiltrat*, reparee, eau chaude, radiateur*, punaise*, hall d'immeuble, interphone, cafards, ravalement",
  planning:
    'urbanisme, permis de construire, plu, construc*, constru*, immeuble*, lotissement*, promoteur*, beton*, betonn*, amenage*, amenagement*, projet*, etages, zac, zan, artificialis*, batiment*, densif*, architecte*, permis, demol*, tour, zone artisanale, terres agricoles, rez de chaussee, terrain*, chantier, grues, rasé, rasee, lotir, eolienne*, entrepot*, panneau jaune, ecoquartier*',
  homeless:
    "sdf, sans abri*, sans domicile, dorment, dort dehors, tente*, hebergement d'urgence, mendi*, maraude*, 115, a la rue, squat, foyer, dormir dehors, dans la rue, sans papiers, duvet, halte de nuit, cartons, manche",
  shops:
    'commerce*, commerc*, boutique*, magasin*, centre ville, centre-ville, centre bourg, coeur de ville, rue commercante, vitrine*, supermarche*, boulanger*, boucher*, epicerie*, librairie*, banque*, bureau de poste, poste, commerces de proximite, zone commerciale, kebab*, coiffeur*, barbier*, fermeture de commerces, rideau*, rideaux baisses, pas de porte, tabac, fleuriste*, quincaillerie*, superette*, bourg, centre, fripe*, distributeur*, galerie marchande, enseigne*, locaux vides, fromager*, cellules vides, franchise*, a vendre, bail, cordonnier*, mercerie*, hypermarche*, braderie*, soldes, vape, onglerie*',
  market:
    'marche, marches, etal, etals, halles, maraicher*, producteur*, brocante*, vide grenier*, marche de noel, primeur*, foire a, foire aux, poissonnier*, fromager, placier*, marche du samedi, marche du dimanche, marche couvert, stand*',
  cafes:
    'cafe, cafes, bistrot*, restaurant*, bar, bars, terrasse*, brasserie*, salon de the, glacier*, apero, resto*, restos, boire un verre, creperie*, guinguette*, manger, biere*, food truck*, foodtruck*, buvette*, snack*, pizzeria*, dejeuner, estaminet',
  events:
    "fete*, fetes, evenement*, feu d'artifice, feux d'artifice, noel, carnaval*, bal, animation*, kermesse*, 14 juillet, guinguette*, fete de la musique, foire, decorations de noel, illuminations, manifestation*, sapin de noel, marche de noel, corso, defile*, feria, fest noz, cavalcade*, fete des voisins, loto, banquet*, patinoire de noel, rendez vous, ducasse, feux de la saint jean, comite des fetes",
  toilets:
    "toilette*, wc, sanitaire*, urinoir*, table a langer, langer, sanisette*, cabinets, pipi, vessie, chiottes, papier toilette, uriner, latrine*, envie pressante, vespasienne*, toilettes seches, chasse d'eau, crohn, incontinen*, petit coin, lave mains, savon, changer bebe, changer un bebe",
  seating:
    "banc, bancs, assise*, asseoir, s'asseoir, assis, assise, siege*, chaise*, table de pique, tables, reposer, se reposer, accoudoir*, dossier, s'assoir, assoir, transat*, banquette*, pause, souffler, me poser, se poser, tabouret*",
  shelter:
    "abri, abris, abribus, pluie, ombre, ombrage*, couvert, preau*, pergola*, ombriere*, s'abriter, abriter, parasol*, auvent*, sous la flotte, voile d'ombrage, voiles d'ombrage, plein soleil, au soleil, trempe*, marquise, mouille*, sous la pluie, tonnelle*, cagnard, canicule",
  drinking:
    "eau potable, fontaine*, point d'eau, points d'eau, boire, gourde*, robinet*, borne fontaine, bouteille d'eau, soif, remplir, brumisateur*, fontaine a eau",
  library:
    'biblioth*, mediatheq*, livre*, bibliothec*, lecture*, lire, emprunt*, heure du conte, contes, bibliobus, roman*, bd, club de lecture, rayon*, ludotheque*, conte, boite a livres, dvd, espace de travail, reviser',
  culture:
    'musee*, theatre*, cinema*, concert*, expo*, exposition*, art, arts, artist*, musique*, culture, culturel*, festival*, danse*, chorale*, spectacle*, conservatoire*, patrimoine, harmonie, salle des fetes, atelier*, fresque*, sculpture*, statue*, peinture*, opera, fanfare*, cinephile*, cirque*, cine club, orchestre*, piano, solfege, galerie, archives, street art, guitare, comedien*, troupe, salle de spectacle, salle de concert, jazz, chateau, histoire locale, poterie',
  pools:
    "piscine*, nager, nage*, natation, bassin*, aquagym, vestiaire*, gymnase*, salle de sport, aqua*, sauna, maitre nageur, maitres nageurs, baignade*, baigner, casier*, douche*, couloir, couloirs, yoga, chlore, bonnet*, ligne d'eau, aquatique*, creneaux, spa, bebes nageurs, patinoire*, pilates",
  sports:
    'sport*, stade*, foot*, football, terrain de*, tennis, rugby, basket*, athletisme, petanque, boulodrome*, boule*, gymnas*, judo, club*, entrainement*, courir, footing, jogging, hand, handball, skate, escalade, agres, equipement sportif, boxe, gym, patin*, equitation, maillots, tribune*, vestiaires du, badminton, ping pong, padel, street workout, marche nordique, randonnee*, licence, licences, parcours sante, city stade, synthetique, filet, roller*, tournoi*, match*',
  gp: 'medecin*, docteur*, generaliste*, medical*, infirm*, pharmac*, rendez vous medical, ordonnance*, vaccin*, pediatre*, desert medical, sante, maison de sante, soignant*, sage femme, ophtalmo*, kine*, toubib*, cabinet*, medicament*, gyneco*, specialiste*, dermato*, centre de sante, defibrillateur*, secretaire medical*, doctolib, consultation medicale, prise de sang, soins, orthophoniste*, medecin traitant, podolog*, cardiolog*',
  dentist: 'dentiste*, dent, dents, dentaire*, orthodont*, carie*',
  hospital:
    'hopital*, hopitaux, urgences, samu, ambulance*, maternite*, clinique*, chirurg*, operat*, opere*, hospitalis*, irm, chu, scanner, pompiers, brancard*, accouch*, cancer, chimio*, lits, reanimation, accueil de jour, soins palliatifs, smur, hosto, radiotherapie, avc',
  care: "ehpad*, maison de retraite, personnes agees, personne agee, aide a domicile, aides a domicile, aide soignant*, senior*, ccas, assistante sociale, assistant* social*, aidant*, portage de repas, repas a domicile, retraite*, anciens, dependance, alzheimer, isolement, mamie, papy, tutelle*, mdph, aah, apa, handicap*, ses vieux, aines, personnes isolees, isole*, ma mere de, teleassistance, auxiliaire* de vie, foyer logement, autis*, ime, esat, deambul*, veuve*, solitude, carte senior, thes dansants, ase, services sociaux, famille d'accueil",
  mental:
    'sante mentale, psy, psycholog*, psychiatr*, depress*, anxie*, suicid*, burn out, cmp, mal etre, moral, angoisse*, addict*, deuil, deprim*, scarifi*, phobie*, hp, tca, groupe de parole, bipolaire, detresse, stress',
  air: "air, pollu*, qualite de l'air, fume*, fumee*, odeur*, gaz, echappement*, asthme*, particule*, respir*, poussiere*, incinerat*, puant*, pue, suie, pollen*, usine*, sent mauvais, diesel, moteur tournant, moteurs tournants, narines, puanteur*, lisier, feux de jardin, brulage*, poele*, epandage*",
  tax: "impot*, taxe*, taxe fonciere, fonciere, budget*, argent, depens*, financ*, gaspill*, subvention*, contribuable*, coute, euros, millions, cout, couts, facture*, salaire*, indemnite*, comptes, economie*, emprunt, dette*, feuille d'imposition, payer, emploi de l'argent, cabinet de conseil, rond point a, taxes, gabegie, fric, prelevement*, mensualis*, frais, deniers, tresor public",
  website:
    "site internet, site web, site, internet, en ligne, appli*, application*, demarche*, formulaire*, numerique*, mot de passe, compte en ligne, informatique*, dematerialis*, ordinateur*, mail, mails, page, page facebook, facebook, reseaux sociaux, bulletin municipal, journal municipal, newsletter, lien, qr code, panneau d'affichage, panneau lumineux, illectronisme, smartphone, retransm*, magazine municipal, alerte sms, sms, tablette, france services, panneau pocket, panneaupocket, portail*",
  contact:
    "telephone*, appel*, appele*, accueil, guichet*, mairie, agent*, agents, repond*, reponse*, courrier*, standard, secretar*, etat civil, rappel*, personnel, dossier*, service*, services, hotesse*, administratif*, administration*, papier*, attente, carte d'identite, passeport*, lettre*, mail*, reclamation*, renvoy*, signal*, rendez vous, interlocuteur*, decroche*, joindre, employe*, fonctionnaire*, bonjour, aimable, recu, recue, relance*, demande*, acte de naissance",
  consultation:
    'consult*, concert*, ecout*, enquete*, sondage*, questionnaire*, avis, reunion publique, reunions publiques, decid*, decision*, democratie, participat*, transparen*, information*, informe*, referendum*, petition*, demande notre avis, questions, resultats, budget participatif, communiqu*, communication, compte rendu*, explication*, explique*, conseil de quartier, comite de quartier, repondre, donner notre avis, tenir compte, prise en compte, tenu compte, concertation, boite a idees, cahier de doleances, prevenir, prevenu*, on nous demande, atelier*, retours, informer, entendu*, ateliers',
  councillors:
    'maire, maires, elu*, adjoint*, conseil municipal, conseiller*, politi*, election*, elire, voter, vote, agglo*, metropole, departement, commune, intercommunal*, prefet*, mandat*, democratie, opposition, promesse*, magouille*, corrup*, conseil, depute*, campagne electorale, copinage, hotel de ville, fusion',
  flooding:
    "inond*, egout*, crue*, caniveau*, bouche d'egout, bouche*, evacuation*, ruissel*, pluvial*, riviere*, eaux usees, eaux, flaque*, cave, caves, pluie*, eau, ruisseau*, canalisation*, fosse*, fuite d'eau, debord*, bassin de retention, digue*, orage*, avaloir*, assainissement, submer*, coulee de boue, boue, pompe*, sacs de sable",
  noise:
    "bruit*, bruyant*, tapage, musique forte, dormir, sommeil, nuisance sonore, nuisances sonores, sonore*, decibel*, vacarme, boucan, silence, motos, scooter*, aboie*, aboiement*, calme, klaxon*, basse, basses, insomnie*, double vitrage, souffleu*, cloche*, alarme*, hurl*, cri, cris, fetards, tondeuse*, reveil*, deux heures du matin, 2h du matin, trois heures du matin, 3h du matin, avion*, tranquill*, vibr*, tapageur*, bruit des, camions poubelle*, pot d'echappement, tonitru*",
  climate:
    'climat*, panneaux solaires, solaire*, ecolog*, energie*, canicule*, borne electrique, durable*, carbone, voiture electrique, environnement*, rechauffement, ilot de chaleur, ilots de chaleur, pesticide*, glyphosate, planete, eolien*, transition, renovation energetique, chaufferie*, reseau de chaleur, chaleur, bio, zero dechet, geotherm*, photovoltaique*, empreinte, secheresse*',
  jobs: "emploi*, travail, chomage*, chomeur*, entreprise*, economi*, embauch*, stage*, apprentissage*, salaire*, france travail, pole emploi, artisan*, industrie*, usine*, coworking, formation*, attractivite, recrut*, patron*, interim*, tourisme, zone d'activite*, boulot, start up, employeur*, alternance",
  broadband:
    'fibre, internet, wifi, reseau mobile, zone blanche, antenne*, 4g, 5g, debit, reseau, telephonie, box, couverture, capte*',
  community:
    'association*, benevol*, voisin*, solidari*, vivre ensemble, entraide, centre social, quartier, habitants, lien social, convivial*, eglise*, mosquee*, communaute, gens sympa, maison de quartier, accueillant*, bonne ambiance, on se connait, bien vivre, se dit bonjour, fete des voisins, village, foyer rural, paroisse*, ambiance, culte, restos du coeur, secours populaire, salle communale, repas de quartier, tiers lieu, tiers-lieu, chaleureu*',
  hours:
    "horaire*, heures d'ouverture, ouvert*, ouvre*, ouverture*, ferme le, ferme a, fermee le, fermeture*, samedi*, dimanche*, soiree*, pause dejeuner, plage horaire, amplitude*, ferme entre, jours feries, ferme tot, nocturne*, entre midi",
  cemetery:
    'cimetiere*, tombe*, concession*, monument aux morts, obseques, crematorium*, enterre*, caveau*, funer*, columbarium*, toussaint, defunt*, sepultur*',
  look: 'facade*, laid*, beau, belle, abandon*, delabre*, vetuste*, moche*, joli*, triste, patrimoine, embelli*, image de la ville, touris*, place du, place de, fontaine*, monument*, entree de ville, panneau*, signaletique, enlaidi*, mort, morte, vivant*, attrait*, dynamis*, ruine*, ravale*, bord de mer, plage*, front de mer, port, centre historique, vieille ville, remparts, horloge, degrade*, peinture*, pavoise*, degrad*, mobilier urbain, meurt, paves, charme, deco, decoration*, desert, panneaux publicitaires, publicite*, enseignes',
  poverty:
    "pauvre*, precar*, aide alimentaire, rsa, pouvoir d'achat, fin de mois, fins de mois, banque alimentaire, restos du coeur, cheque energie, facture*, minima sociaux, misere, petit salaire, petits salaires, petite retraite, petites retraites, trop cher pour, secours catholique, factures, surendett*, vie chere, caf, aides, apl, quotient familial, faim, demunis, smic",
  equality:
    'racis*, discrimin*, sexis*, homophob*, migrant*, refugie*, etranger*, egalite*, femme*, lgbt*, traduc*, interprete*, langue*, musulman*, antisemit*, islamophob*, immigr*, gens du voyage, voile, voilee, trans, gay, lesbienne*, diversite, francais langue, minorite*, mixite, genre, breton, occitan, basque, couleur de peau, arabe*',
  pests:
    'rat, rats, souris, pigeon*, moustique*, cafard*, punaise*, goeland*, frelon*, guepe*, nuisible*, mouette*, derat*, blatte*, tiques, chenille*, corbeau*, etourneau*, termite*, processionnaire*',
  costs:
    'prix, cher, chere, chers, cheres, tarif*, gratuit*, payant*, payer, paye, paie, euros, couteux, coute*, amende*, hors de prix, reduction*, carte bancaire, remboursement*, moins cher, tarifs, exorbitant*, euro, monnaie, sans contact, quotient',
};
