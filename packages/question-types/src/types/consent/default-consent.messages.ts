import type { ByLanguage } from '@folkmoot/contracts/client';

/** The text of a new question, to be made more exact. */
export const defaultConsent: ByLanguage<string> = {
  en: 'I agree that the council uses my answers as described here.',
  es: 'Acepto que el ayuntamiento utilice mis respuestas tal como se describe aquí.',
  fr: 'J’accepte que la collectivité utilise mes réponses comme indiqué ici.',
  de: 'Ich bin einverstanden, dass die Kommune meine Antworten wie hier beschrieben verwendet.',
  cy: 'Rwy’n cytuno i’r cyngor ddefnyddio fy atebion fel y disgrifir yma.',
  pl: 'Zgadzam się, aby urząd wykorzystał moje odpowiedzi w sposób tu opisany.',
  uk: 'Я погоджуюся, щоб рада використовувала мої відповіді так, як тут описано.',
  ur: 'مجھے منظور ہے کہ کونسل میرے جوابات کو یہاں بیان کیے گئے طریقے سے استعمال کرے۔',
  bn: 'আমি সম্মত যে কাউন্সিল এখানে যেমন বলা আছে সেভাবে আমার উত্তরগুলি ব্যবহার করবে।',
  zh: '我同意议会按照此处的说明使用我的回答。',
  pa: 'ਮੈਂ ਸਹਿਮਤ ਹਾਂ ਕਿ ਕੌਂਸਲ ਮੇਰੇ ਜਵਾਬਾਂ ਨੂੰ ਇੱਥੇ ਦੱਸੇ ਅਨੁਸਾਰ ਵਰਤੇ।',
  so: 'Waan oggolahay in goluhu u isticmaalo jawaabahayga sida halkan lagu sharraxay.',
  pt: 'Aceito que o município use as minhas respostas como aqui descrito.',
  ro: 'Sunt de acord cu folosirea răspunsurilor mele de către consiliu, așa cum este descris aici.',
  ga: 'Aontaím go n-úsáidfidh an chomhairle mo chuid freagraí mar a thuairiscítear anseo.',
  vi: 'Tôi đồng ý để hội đồng sử dụng các câu trả lời của tôi như mô tả ở đây.',
  mi: 'E whakaae ana ahau kia whakamahia aku whakautu e te kaunihera e ai ki ngā kōrero i konei.',
  ar: 'أوافق على أن يستخدم المجلس إجاباتي كما هو موضح هنا.',
};
