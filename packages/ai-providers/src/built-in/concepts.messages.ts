import type { JudgedLanguage } from './languages/languages';

/** A topic of comments to councils, and the words that identify it. `*` matches any ending. */
export interface Concept {
  readonly name: string;
  /** Possible actions of staff. The first one is for topics whose comments are negative in majority. */
  readonly mend: string;
  readonly build: string;
  readonly words: Readonly<Record<JudgedLanguage, string>>;
}

export const concepts = {
  lighting: {
    name: 'Lighting',
    mend: 'Walk the places that people call dark after sunset, repair what is broken, and publish when each will be lit.',
    build: 'Weigh up the places where people ask for light, with running costs and effects on wildlife.',
    words: {
      en: 'light* lit lamp* dark darkness unlit streetlight* lantern*',
      es: 'farola* luz luces ilumina* alumbrado oscur* oscuras lámpara*',
      fr: 'lampadaire* éclair* lumière* lampe* noir sombre* obscur*',
      de: 'laterne* licht beleuchtung* beleuchtet* lampe* dunkel* stockdunkel solarlampe* straßenlicht*',
    },
  },
  toilets: {
    name: 'Toilets',
    mend: 'Check cleaning and opening times of the toilets that are named, and put up a number for reporting faults.',
    build: 'Look at where toilets are missing and what it would take to open them longer.',
    words: {
      en: 'toilet* loo loos restroom* washroom* lavator* wc baby-changing changing',
      es: 'baño* aseo* retrete* wc cambiador*',
      fr: 'toilette* wc sanitaire* urinoir* langer',
      de: 'toilette* wc klo klos wickeltisch*',
    },
  },
  bins: {
    name: 'Bins and litter',
    mend: 'Compare emptying rounds with the days and places that people name, and move or add rounds where bins overflow.',
    build: 'Try other bins or more of them where people ask, and count again after a month.',
    words: {
      en: 'bin bins litter* rubbish recycl* waste garbage trash collection* collected refuse bags',
      es: 'contenedor* basura* papelera* reciclaje recogida recogen residuo* bolsas',
      fr: 'poubelle* déchet* tri ordures recyclage collecte ramassage sacs',
      de: 'müll* mülleimer abfall* tonne* papierkorb papierkörbe recycling glascontainer säcke abgeholt abholung',
    },
  },
  paths: {
    name: 'Roads, paths and pavements',
    mend: 'Inspect the stretches that are named, make trip hazards safe first, and publish the order of repairs.',
    build: 'Put the wishes for roads and paths into the next maintenance programme.',
    words: {
      en: 'pavement* path paths footpath* pothole* road roads tarmac kerb* surface* sidewalk* puddle* roadwork* resurfac* cobble*',
      es: 'acera* camino* bache* calzada* asfalto paseo* pavimento adoquin* carretera* obras',
      fr: 'trottoir* chemin* nid-de-poule nids-de-poule chaussée* bitume sentier* pavé* route* goudron* revêtement*',
      de: 'gehweg* weg wege wegen schlagloch schlaglöcher bürgersteig* asphalt pflaster* fußweg* straßenbelag belag baustelle*',
    },
  },
  parking: {
    name: 'Parking',
    mend: 'Look at charges, hours and turnover in the streets that are named, together with the traders there.',
    build: 'Try the changes to permits and hours that people propose in one street first.',
    words: {
      en: 'parking park-and-ride permit* spaces parked park vans',
      es: 'aparca* aparcamiento* estacionamiento aparcan permiso* zona-azul azul',
      fr: 'parking* stationne* abonnement* garent',
      de: 'parkplatz* parkplätze parken parkgebühr* parkhaus anwohnerausweis* parkschein* lieferwagen',
    },
  },
  transport: {
    name: 'Buses and public transport',
    mend: 'Take the complaints about delays and missing information to the operator, with lines and times.',
    build: 'Raise the wishes for lines and times at the next timetable review.',
    words: {
      en: 'bus buses train trains tram trams timetable* transport ferry',
      es: 'autobús autobuses bus buses tren trenes tranvía* transporte línea metro',
      fr: 'bus train trains tramway* tram transport* ligne métro navette*',
      de: 'bus busse bussen bahn nachtbus zug züge straßenbahn linie fahrplan* tram öpnv',
    },
  },
  cycling: {
    name: 'Cycling',
    mend: 'Look at the places where people on bikes and on foot get in each other’s way, and at lanes that end suddenly.',
    build: 'Add stands and lanes where people ask for them to the cycling plan.',
    words: {
      en: 'cycl* bike* bicycle* scooter* e-scooter*',
      es: 'bici* bicicleta* ciclista* ciclist* aparcabici* patinete*',
      fr: 'vélo* cyclab* cycliste* trottinette*',
      de: 'rad fahrrad* fahrräder radweg* radfahr* fahrradständer* e-scooter* scooter*',
    },
  },
  play: {
    name: 'Play and young people',
    mend: 'Have the play areas that are named inspected and cleaned, and say when broken equipment is replaced.',
    build: 'Ask children and teenagers of the ages that are named what they would use, before anything is bought.',
    words: {
      en: 'playground* play swing swings sandpit* slide slides teenager* teens splash toddler* sandbox* climbing zip boys girls',
      es: 'columpio* infantil* arenero* juego* tobog* adolescente* jugar niños tirolina rocódromo',
      fr: 'jeux jeu balançoire* toboggan* sable aire-de-jeux adolescent* ados enfants tyrolienne escalade garçons',
      de: 'spielplatz* spielplätze schaukel* sandkasten* rutsche* wasserspielplatz jungs mädchen kletter* seilbahn',
    },
  },
  seating: {
    name: 'Seating',
    mend: 'Put seats with backs and armrests where people say that they cannot rest.',
    build: 'Add benches along the ways that people name, close enough for those who tire.',
    words: {
      en: 'bench* seat seats seating sit sitting rest',
      es: 'banco bancos asiento* sentar* descansar',
      fr: "banc bancs asseoir assise* s'asseoir siège* reposer",
      de: 'bank bänke sitzbank sitzbänke sitzplatz sitzen hinsetzen lehne ausruhen',
    },
  },
  greenery: {
    name: 'Trees, flowers and green space',
    mend: 'Agree with residents how the places that look neglected are kept, and tell them before trees are felled.',
    build: 'Plan planting where people ask for it, with water and care for the first years.',
    words: {
      en: 'tree* flower* garden* green hedge* grass verge* weed* plant plants planting shade mowing park parks wildflower* lawn* meadow* orchard* sapling*',
      es: 'árbol* flor flores jardín jardin* verde* césped planta* hierba* olmo* talar* talaron sombra parque* prado* arbol* almendr*',
      fr: 'arbre* fleur* jardin* vert verte verts espaces-verts haie* herbe* pelouse* tilleul* massif* ombre parc parcs planta* pré prés arbuste* cerisier*',
      de: 'baum bäume* blume* garten gärten gärtner* grün* hecke* gras rasen linde* linden unkraut beet* pflanz* schatten park parks wiese* streuobst* bäumchen',
    },
  },
  water: {
    name: 'Flooding and drainage',
    mend: 'Have drains cleared before the wet months where people report water, and tell them when it is done.',
    build: 'Look at water points and fountains where people ask for them.',
    words: {
      en: 'flood* drain* water fountain* sewer* gutter* tap stream river sewage',
      es: 'inund* alcantarill* agua fuente* desagüe* sumidero* arroyo río fecales',
      fr: 'inond* égout* eau fontaine* digue* caniveau* eaux ruisseau* rivière*',
      de: 'überschwemm* gully* gullys wasser brunnen keller hochwasser damm abfluss* kanal abwasser bach',
    },
  },
  safety: {
    name: 'Safety and speed',
    mend: 'Measure speeds and look at crossings at the places that are named, together with the police.',
    build: 'Check where crossings and lower limits are asked for, the ways to school first.',
    words: {
      en: 'safe safer safety unsafe speed* crossing* crime police mph danger* traffic accident* frighten* underpass stolen moped* zebra',
      es: 'segur* insegur* velocidad rápido peligr* policía paso-de-peatones peatones semáforo* cebra límite tráfico miedo túnel rob*',
      fr: 'sécurité insécurité vitesse vite piéton* police dangereu* carrefour* zone souterrain peur passage circulation volé* moto motos',
      de: 'sicher* unsicher* tempo zebrastreifen geschwindigkeit* polizei gefähr* raser* unterführung* kreuzung* ampel* verkehr* angst schnell geklaut* moped* querung*',
    },
  },
  noise: {
    name: 'Noise',
    mend: 'Note times and sources that are named, and check them against licences and quiet hours.',
    build: 'Agree on quiet hours with those who hold events.',
    words: {
      en: 'noise noisy loud music motorbike* sleep concert* quiet quieter',
      es: 'ruido* moto motos dormir concierto* música terraza*',
      fr: 'bruit* vacarme dormir scooter* concert* musique terrasse*',
      de: 'lärm* laut motorr* schlaf* konzert* musik ruhig* ruhe*',
    },
  },
  staff: {
    name: 'Service and answers',
    mend: 'Follow up the calls and letters without an answer, and set a time within which everybody hears back.',
    build: 'Say on every form and reply who answers and by when.',
    words: {
      en: 'staff officer* reception* rang phone* reply replied answer* department* form forms helpful rude polite called call service website lady crew',
      es: 'mostrador atendi* atenci* respuesta* llam* teléfono trámite* funcionari* solicitud* amable* amabilidad maleducad*',
      fr: 'accueil accueillant* agent agents réponse* téléphone appelé dossier* mairie guichet* poli reçu',
      de: 'bürgerbüro mitarbeiter* antwort* telefon* angerufen antrag* anträge amt ämter freundlich* unfreundlich* dame',
    },
  },
  cost: {
    name: 'Costs and taxes',
    mend: 'Publish in plain figures what the money goes to, and look at reductions for those who pay hardest.',
    build: 'Answer the questions about costs in public before deciding.',
    words: {
      en: 'tax taxes cost costs price prices pay paying expensive fee fees charge charges pays money afford*',
      es: 'impuesto* tasa* precio* caro cara caros caras carísim* cuesta dinero pagar pagamos paga coste*',
      fr: 'impôt* taxe* prix cher chère coûte coût* argent payer paie tarif*',
      de: 'gebühr* steuer* preis preise preisen teuer* kostet kosten bezahlt geld*',
    },
  },
  hours: {
    name: 'Opening hours',
    mend: 'Count who stands before closed doors and when, and try evenings or a weekend day for three months.',
    build: 'Compare the hours that people wish for with those when few come.',
    words: {
      en: 'hours open* opening close closed closes closing shut shuts',
      es: 'horario* abrir abre abren abierto* abiertos cerrado* cierran cierra cierre',
      fr: 'horaire* ouvert* ouverture* ouvre ouvrent ferme ferment fermé* fermeture',
      de: 'öffnungszeit* öffnet öffnen geöffnet offen schließt schließen geschlossen',
    },
  },
  access: {
    name: 'Access for everybody',
    mend: 'Go to the gates, ramps and doors that are named together with people who use wheelchairs, and mend those first.',
    build: 'Have plans checked by people with disabilities before anything is built.',
    words: {
      en: 'wheelchair* ramp ramps disab* pram* pushchair* accessib* handrail* step-free walking-frame frame steep lift elevator*',
      es: 'ruedas rampa* discapaci* accesib* bastón carrito* barandilla* minusv* ascensor*',
      fr: 'fauteuil* rampe* handicap* accessib* poussette* canne roulant ascenseur*',
      de: 'rollstuhl* rampe* barriere* behinder* kinderwagen rollator* geländer aufzug* fahrstuhl',
    },
  },
  dogs: {
    name: 'Dogs',
    mend: 'Put bags and bins where dog mess is reported, and check there at the hours when people walk dogs.',
    build: 'Look for a place where dogs can run, away from play areas.',
    words: {
      en: 'dog dogs leads lead labrador* puppy',
      es: 'perro* canin* excremento* labrador*',
      fr: 'chien* canin* crotte* laisse labrador*',
      de: 'hund hunde hunden hundes hundehaufen hundewiese hundekot leine labrador*',
    },
  },
  library: {
    name: 'Library and culture',
    mend: 'Say what was cut in the library and what can come back, and ask borrowers what they miss most.',
    build: 'Try what borrowers propose for some months and count the visits.',
    words: {
      en: 'librar* book books bandstand museum* theatre* story reading',
      es: 'bibliotec* libro* museo* teatro* leer cuentacuentos',
      fr: 'bibliothèque* médiathèque* livre* musée* théâtre* rayon lecture conte',
      de: 'bücherei* bibliothek* buch bücher museum* theater* kinderabteilung vorlese* lesen',
    },
  },
  market: {
    name: 'Market and shops',
    mend: 'Ask traders why stalls have gone and what would bring them back.',
    build: 'Offer the stalls that people miss to new traders, for a trial.',
    words: {
      en: 'market* stall* shop* trader* café cafe cheese',
      es: 'mercado* puesto* tienda* comercio* vendedor* queso cafetería',
      fr: 'marché* étal* étals commerce* commerçant* boutique* fromage café',
      de: 'markt* märkte stand stände händler* geschäft* laden läden käse café',
    },
  },
} satisfies Record<string, Concept>;

export type ConceptId = keyof typeof concepts;
