import type { Exactness, Language } from '@folkmoot/contracts/client';

type ByExactness = Readonly<Record<Exactness, string>>;

/** Texts for residents. `area` is the name of an area, `at` a point. */
export interface PlaceWords {
  readonly help: string;
  readonly list: string;
  readonly orList: string;
  readonly where: string;
  readonly outside: string;
  readonly notHere: string;
  readonly chosen: string;
  readonly pinAt: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly failed: string;
  readonly refusal: string;
  /** How exact the kept place is. */
  readonly kept: ByExactness;
  readonly keptOnPlan: ByExactness;
  /** Parts of a plan, from the top left to the bottom right. */
  readonly parts: readonly string[];
}

export const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: {
    help: 'Press on the map to set a pin, or use the arrow keys. Plus and minus zoom.',
    list: 'Choose an area',
    orList: 'Or choose from the list',
    where: 'Where exactly? (optional)',
    outside: 'Outside the area',
    notHere: 'This place is outside the areas of the map. Choose a place inside them.',
    chosen: 'Chosen: {area}',
    pinAt: 'Pin at {at}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    failed: 'The map could not be loaded. Choose from the list.',
    refusal: 'Choose a place on the map, or from the list.',
    kept: {
      area: 'We keep the area, not the place.',
      near: 'We keep the place to about 100 metres.',
      exact: 'We keep the place to about 10 metres.',
    },
    keptOnPlan: {
      area: 'We keep the part of the plan, not the place.',
      near: 'We keep about where on the plan it is.',
      exact: 'We keep where on the plan it is.',
    },
    parts: [
      'Top left',
      'Top middle',
      'Top right',
      'Middle left',
      'Middle',
      'Middle right',
      'Bottom left',
      'Bottom middle',
      'Bottom right',
    ],
  },
  es: {
    help: 'Pulse en el mapa para poner una marca o use las teclas de flecha. Más y menos cambian el zoom.',
    list: 'Elija una zona',
    orList: 'O elija de la lista',
    where: '¿Dónde exactamente? (opcional)',
    outside: 'Fuera de la zona',
    notHere: 'Este lugar está fuera de las zonas del mapa. Elija un lugar dentro de ellas.',
    chosen: 'Elegido: {area}',
    pinAt: 'Marca en {at}',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    failed: 'No se pudo cargar el mapa. Elija de la lista.',
    refusal: 'Elija un lugar en el mapa o de la lista.',
    kept: {
      area: 'Guardamos la zona, no el lugar.',
      near: 'Guardamos el lugar con una precisión de unos 100 metros.',
      exact: 'Guardamos el lugar con una precisión de unos 10 metros.',
    },
    keptOnPlan: {
      area: 'Guardamos la parte del plano, no el lugar.',
      near: 'Guardamos en qué parte aproximada del plano está.',
      exact: 'Guardamos en qué punto del plano está.',
    },
    parts: [
      'Arriba a la izquierda',
      'Arriba en el centro',
      'Arriba a la derecha',
      'En medio a la izquierda',
      'En el centro',
      'En medio a la derecha',
      'Abajo a la izquierda',
      'Abajo en el centro',
      'Abajo a la derecha',
    ],
  },
  fr: {
    help: 'Appuyez sur la carte pour placer un repère, ou utilisez les flèches du clavier. Plus et moins changent le zoom.',
    list: 'Choisissez un secteur',
    orList: 'Ou choisissez dans la liste',
    where: 'Où exactement ? (facultatif)',
    outside: 'En dehors du secteur',
    notHere: 'Ce lieu est en dehors des secteurs de la carte. Choisissez un lieu à l’intérieur.',
    chosen: 'Choisi : {area}',
    pinAt: 'Repère à {at}',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    failed: 'La carte n’a pas pu être chargée. Choisissez dans la liste.',
    refusal: 'Choisissez un lieu sur la carte ou dans la liste.',
    kept: {
      area: 'Nous conservons le secteur, pas le lieu.',
      near: 'Nous conservons le lieu à environ 100 mètres près.',
      exact: 'Nous conservons le lieu à environ 10 mètres près.',
    },
    keptOnPlan: {
      area: 'Nous conservons la partie du plan, pas le lieu.',
      near: 'Nous conservons l’endroit approximatif sur le plan.',
      exact: 'Nous conservons l’endroit sur le plan.',
    },
    parts: [
      'En haut à gauche',
      'En haut au milieu',
      'En haut à droite',
      'Au milieu à gauche',
      'Au milieu',
      'Au milieu à droite',
      'En bas à gauche',
      'En bas au milieu',
      'En bas à droite',
    ],
  },
  de: {
    help: 'Drücken Sie auf die Karte, um eine Markierung zu setzen, oder benutzen Sie die Pfeiltasten. Plus und Minus zoomen.',
    list: 'Wählen Sie ein Gebiet',
    orList: 'Oder wählen Sie aus der Liste',
    where: 'Wo genau? (freiwillig)',
    outside: 'Außerhalb des Gebiets',
    notHere: 'Dieser Ort liegt außerhalb der Gebiete der Karte. Wählen Sie einen Ort innerhalb.',
    chosen: 'Gewählt: {area}',
    pinAt: 'Markierung bei {at}',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    failed: 'Die Karte konnte nicht geladen werden. Wählen Sie aus der Liste.',
    refusal: 'Wählen Sie einen Ort auf der Karte oder aus der Liste.',
    kept: {
      area: 'Wir behalten das Gebiet, nicht den Ort.',
      near: 'Wir behalten den Ort auf etwa 100 Meter genau.',
      exact: 'Wir behalten den Ort auf etwa 10 Meter genau.',
    },
    keptOnPlan: {
      area: 'Wir behalten den Teil des Plans, nicht den Ort.',
      near: 'Wir behalten, wo ungefähr auf dem Plan es ist.',
      exact: 'Wir behalten, wo auf dem Plan es ist.',
    },
    parts: [
      'Oben links',
      'Oben Mitte',
      'Oben rechts',
      'Mitte links',
      'Mitte',
      'Mitte rechts',
      'Unten links',
      'Unten Mitte',
      'Unten rechts',
    ],
  },
  cy: {
    help: 'Pwyswch ar y map i osod pin, neu defnyddiwch y bysellau saeth. Mae plws a minws yn chwyddo.',
    list: 'Dewiswch ardal',
    orList: 'Neu dewiswch o’r rhestr',
    where: 'Ble yn union? (dewisol)',
    outside: 'Y tu allan i’r ardal',
    notHere: 'Mae’r lle hwn y tu allan i ardaloedd y map. Dewiswch le y tu mewn iddynt.',
    chosen: 'Dewiswyd: {area}',
    pinAt: 'Pin yn {at}',
    zoomIn: 'Chwyddo i mewn',
    zoomOut: 'Chwyddo allan',
    failed: 'Nid oedd modd llwytho’r map. Dewiswch o’r rhestr.',
    refusal: 'Dewiswch le ar y map neu o’r rhestr.',
    kept: {
      area: 'Rydym yn cadw’r ardal, nid y lle.',
      near: 'Rydym yn cadw’r lle i tua 100 metr.',
      exact: 'Rydym yn cadw’r lle i tua 10 metr.',
    },
    keptOnPlan: {
      area: 'Rydym yn cadw’r rhan o’r cynllun, nid y lle.',
      near: 'Rydym yn cadw tua ble ar y cynllun y mae.',
      exact: 'Rydym yn cadw ble ar y cynllun y mae.',
    },
    parts: [
      'Brig chwith',
      'Brig canol',
      'Brig de',
      'Canol chwith',
      'Canol',
      'Canol de',
      'Gwaelod chwith',
      'Gwaelod canol',
      'Gwaelod de',
    ],
  },
  ar: {
    help: 'اضغط على الخريطة لوضع علامة، أو استخدم مفاتيح الأسهم. زائد وناقص للتكبير والتصغير.',
    list: 'اختر منطقة',
    orList: 'أو اختر من القائمة',
    where: 'أين بالضبط؟ (اختياري)',
    outside: 'خارج المنطقة',
    notHere: 'هذا المكان خارج مناطق الخريطة. اختر مكانًا داخلها.',
    chosen: 'تم اختيار: {area}',
    pinAt: 'علامة عند \u2066{at}\u2069',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    failed: 'تعذر تحميل الخريطة. اختر من القائمة.',
    refusal: 'اختر مكانًا على الخريطة أو من القائمة.',
    kept: {
      area: 'نحتفظ بالمنطقة وليس بالمكان.',
      near: 'نحتفظ بالمكان بدقة 100 متر تقريبًا.',
      exact: 'نحتفظ بالمكان بدقة 10 أمتار تقريبًا.',
    },
    keptOnPlan: {
      area: 'نحتفظ بجزء المخطط وليس بالمكان.',
      near: 'نحتفظ بالموضع التقريبي على المخطط.',
      exact: 'نحتفظ بالموضع على المخطط.',
    },
    parts: [
      'أعلى اليسار',
      'أعلى الوسط',
      'أعلى اليمين',
      'وسط اليسار',
      'الوسط',
      'وسط اليمين',
      'أسفل اليسار',
      'أسفل الوسط',
      'أسفل اليمين',
    ],
  },
};
