import { type ErrorCode, errorCodes } from '@folkmoot/contracts/client';
import { translate } from '@folkmoot/contracts/translation';
import { apiMessages } from './api.messages';

/** By code, so that a changed English text keeps its translation. */
const byCode: Readonly<Record<ErrorCode, string>> = {
  no_earlier_release: 'Nid oes rhyddhad cynharach i fynd yn ôl ato.',
  registry_not_writable:
    'Nid oes modd newid cofrestr y rhyddhadau o’r fan hon. Defnyddiwch y gorchymyn folkmoot release.',
  codebook_not_found: 'Nid yw’r llyfr codau hwn yn bodoli mwyach.',
  codebook_in_use: 'Mae ymgyrchoedd yn defnyddio’r llyfr codau hwn. Dewiswch un arall iddynt yn gyntaf.',
  too_many_codebooks: 'Mae gan y cyngor y nifer mwyaf o lyfrau codau. Dilëwch un yn gyntaf.',
  theme_not_found: 'Nid yw’r thema hon yn bodoli mwyach.',
  too_few_comments: 'Mae rhy ychydig o sylwadau ar gyfer sampl.',
  sample_has_two_coders: 'Mae dau berson yn labelu’r sampl hon eisoes.',
  ai_provider_failed:
    'Ni roddodd y darparwr AI ateb y gellir ei ddefnyddio. Rhowch gynnig arall arni, neu defnyddiwch y dadansoddiad mewnol.',
  invalid_input: 'Nid yw rhan o’r hyn a anfonwyd yn ddilys.',
  malformed_json: 'Nid yw’r cais yn JSON dilys.',
  idempotency_key_missing: 'Mae’r pennyn Idempotency-Key ar goll neu’n annilys.',
  method_not_allowed: 'Nid yw’r cyfeiriad hwn yn cefnogi’r dull hwn.',
  host_unknown: 'Nid yw’r gosodiad hwn yn ateb dan yr enw gwesteiwr hwn.',
  unauthenticated: 'Heb eich dilysu',
  api_token_invalid: 'Nid yw’r tocyn API hwn yn ddilys. Efallai ei fod wedi dod i ben neu wedi’i derfynu.',
  code_invalid: 'Methwyd â gwirio’r ddolen fewngofnodi. Rhowch gynnig arall ar fewngofnodi.',
  second_factor_required: 'Cadarnhewch mai chi sydd yno â’ch ail ffactor er mwyn mewngofnodi.',
  pending_sign_in_over: 'Mae’r mewngofnodi hwn wedi dod i ben. Gofynnwch am ddolen fewngofnodi newydd.',
  code_wrong: 'Nid yw’r cod hwn yn gywir. Gwiriwch ef a’i roi eto.',
  code_used:
    'Mae’r cod hwn wedi’i ddefnyddio eisoes. Arhoswch nes bod eich ap yn dangos un newydd, neu defnyddiwch god adfer arall.',
  passkey_refused: 'Ni dderbyniwyd y gyfrin-allwedd hon. Rhowch gynnig arall arni, neu defnyddiwch ffordd arall.',
  too_many_codes: 'Gormod o godau. Arhoswch 15 munud cyn rhoi un arall, neu defnyddiwch gyfrin-allwedd.',
  no_factor: 'Nid oes gan y cyfrif hwn ail ffactor.',
  last_factor: 'Mae ail ffactor yn ofynnol i chi. Ychwanegwch un arall cyn tynnu’r un hwn.',
  factor_set_up_over: 'Mae’r allwedd hon yn rhy hen. Dechreuwch eto i gael un newydd.',
  start_token_invalid: 'Bu gwall wrth gyflwyno eich ymateb. Rhowch gynnig arall arni.',
  forbidden: 'Nid oes gennych ganiatâd i wneud hyn.',
  fresh_sign_in_required: 'Mewngofnodwch eto i wneud hyn. Fe wnaethoch fewngofnodi ddiwethaf fwy na 5 munud yn ôl.',
  factor_set_up_required: 'Gosodwch ail ffordd o brofi pwy ydych chi yn gyntaf. Agorwch y dangosfwrdd i wneud hynny.',
  origin_refused: 'Daeth y cais hwn o wefan arall ac fe’i gwrthodwyd.',
  account_inactive: 'Nid yw eich cyfrif yn weithredol. Cysylltwch â gweinyddwr eich system i roi eich cyfrif ar waith.',
  no_council: 'Nid oes ID cyngor ar gael',
  council_suspended: 'Mae’r cyngor hwn wedi’i atal. Cysylltwch â gweinyddwr eich system.',
  not_found: 'Nid yw hyn yn bodoli, neu nid oes gennych fynediad ato.',
  sso_required:
    'Mae eich cyngor yn mewngofnodi drwy ei ddarparwr ei hun. Rhowch eich cyfeiriad ar y dudalen fewngofnodi i fynd yno.',
  sso_domain_taken: 'Mae cyngor arall eisoes wedi dangos bod y parth hwn yn perthyn iddo.',
  sso_not_set_up: 'Gosodwch y darparwr a dangoswch fod parth yn eiddo i chi yn gyntaf.',
  sso_break_glass_missing:
    'Enwch o leiaf un gweinyddwr gweithredol sydd wedi mewngofnodi o’r blaen ac sy’n cadw’r ddolen fewngofnodi.',
  sso_own_lockout:
    'Byddech yn eich cloi eich hun allan. Mewngofnodwch drwy’r darparwr unwaith, neu cadwch y ddolen fewngofnodi i chi eich hun.',
  account_not_found: 'Ni chafwyd hyd i’r cyfrif. Cysylltwch â gweinyddwr eich system i gael mynediad.',
  campaign_not_found: 'Ni chafwyd hyd i’r ymgyrch',
  no_responses: 'Nid oes ymatebion i’w hallforio',
  exclusion_reason_missing: 'Rhowch reswm dros beidio â chyfrif yr ymateb hwn.',
  wave_not_found: 'Nid yw’r grŵp hwn o ymatebion yn bodoli mwyach.',
  commitment_limit: 'Mae gan yr ymgyrch hon y nifer mwyaf o bwyntiau. Dilëwch un yn gyntaf.',
  commitment_reason_missing: 'Dywedwch pam nad yw’r cyngor yn gwneud hyn.',
  publication_minimum: 'Rhaid i’r rhif lleiaf beidio â bod yn is na’r un y mae eich cyngor wedi’i osod.',
  publication_question: 'Nid yw cwestiwn yn y cyhoeddiad hwn yn yr arolwg mwyach. Dewiswch y cwestiynau eto.',
  publication_unreviewed:
    'Nid yw atebion ysgrifenedig y cyhoeddiad hwn wedi’u hadolygu. Adolygwch bob un ohonynt yn gyntaf.',
  publication_empty: 'Dewiswch o leiaf un cwestiwn i’w gyhoeddi.',
  publication_scheduled: 'Mae fersiwn eisoes wedi’i hamserlennu. Tynnwch hi’n ôl yn gyntaf.',
  results_withdrawn: 'Mae’r cyngor wedi tynnu’r canlyniadau hyn yn ôl.',
  wave_changed: 'Mae’r grŵp hwn wedi newid yn y cyfamser. Ail-lwythwch i’w weld fel y mae yn awr.',
  redaction_question:
    'Dim ond cwestiynau ysgrifenedig nad ydynt yn gofyn am ddata personol y gellir eu cyhoeddi gyda’u hatebion.',
  redaction_not_found: 'Nid yw’r ateb ysgrifenedig hwn yn yr adolygiad mwyach.',
  redaction_changed: 'Mae rhywun wedi penderfynu ar yr ateb hwn yn y cyfamser. Ail-lwythwch i’w weld fel y mae yn awr.',
  redaction_spans: 'Rhaid i’r geiriau i’w cuddio fod yn yr ateb, mewn trefn, heb orgyffwrdd.',
  redaction_own_look: 'Chi benderfynodd ar yr ateb hwn. Rhaid i ail berson edrych arno.',
  survey_not_found: 'Nid yw’r arolwg rydych yn chwilio amdano’n bodoli, neu nid yw ar gael mwyach.',
  conflict: 'Mae hyn yn gwrthdaro â’r hyn sydd yno eisoes.',
  stale_revision: 'Newidiodd rhywun arall hyn yn y cyfamser. Ail-lwythwch i weld eu newidiadau.',
  slug_taken: 'Mae’r cyfeiriad hwn eisoes ar waith.',
  tag_name_taken: 'Mae tag â’r enw hwn yn bodoli eisoes.',
  tag_is_default: 'Ni ellir dileu tag diofyn. Gwnewch ef yn dag cyffredin yn gyntaf.',
  attribute_name_taken: 'Mae manylyn â’r enw hwn yn bodoli eisoes.',
  attribute_is_standard: 'Mae’r manylyn hwn gan bob cyngor. Gellir ei ailenwi ond nid ei ddileu.',
  too_many_population_tables: 'Mae’r nifer mwyaf o dablau yno eisoes. Tynnwch un yn gyntaf.',
  too_many_attributes: 'Mae gan y cyngor y nifer mwyaf o fanylion. Dilëwch un yn gyntaf.',
  segment_too_slow:
    'Mae’n cymryd gormod o amser i ddod o hyd i’r bobl hyn. Ychwanegwch dag neu briodoledd sydd gan lai o bobl, neu anfonwch at y segment heb ei restru.',
  segment_name_taken: 'Mae segment â’r enw hwn yn bodoli eisoes.',
  subscriber_suppressed:
    'Mae’r person hwn wedi dad-danysgrifio neu wedi’i ddileu’n derfynol. Dim ond drwy gofrestru ei hun y gall ddod yn ôl.',
  consent_source_missing: 'Rhowch o ble y daw’r cydsyniad ar gyfer y pynciau newydd.',
  csv_invalid: 'Dewiswch ffeil CSV ddilys',
  import_incomplete: 'Dewiswch ffeil ac o leiaf un tag',
  email_field_missing: 'Mae angen cyfeiriad e-bost',
  page_not_found: 'Nid yw’r dudalen gofrestru hon yn bodoli, neu nid yw ar gael mwyach.',
  signup_invalid: 'Llenwch bob maes gofynnol',
  link_invalid: 'Nid yw’r ddolen hon yn gweithio mwyach.',
  own_account: 'Ni allwch newid eich rôl na’ch statws eich hun, na’ch tynnu eich hun.',
  last_admin: 'Mae angen o leiaf un gweinyddwr gweithredol ar gyngor. Gwnewch rywun arall yn weinyddwr yn gyntaf.',
  last_system_admin:
    'Mae angen o leiaf un gweinyddwr system gweithredol ar y gosodiad. Gwnewch rywun arall yn un yn gyntaf.',
  role_without_council: 'Mae’r rôl hon yn perthyn i gyngor. Dewiswch gyngor yn gyntaf.',
  confirmation_missing: 'Teipiwch enw’r cyngor i gadarnhau.',
  council_name_differs: 'Nid dyma enw’r cyngor.',
  export_gone: 'Nid yw ffeil yr allforiad hwn yn bodoli mwyach. Crëwch un newydd.',
  council_erased: 'Mae’r cyngor hwn wedi’i ddileu’n derfynol ac ni ellir ei adfer.',
  already_member: 'Mae’r person hwn eisoes yn aelod o’ch tîm.',
  invitation_pending: 'Mae’r cyfeiriad hwn wedi’i wahodd eisoes. Gallwch anfon y gwahoddiad hwnnw eto.',
  address_unchanged: 'Dyma eich cyfeiriad e-bost eisoes.',
  address_taken:
    'Mae cyfrif arall yn defnyddio’r cyfeiriad e-bost hwn. Mewngofnodwch ag ef, neu dewiswch gyfeiriad arall ar gyfer y cyfrif hwn.',
  invitation_invalid: 'Nid yw’r ddolen wahoddiad hon yn ddilys. Gofynnwch i’r person a’ch gwahoddodd am un newydd.',
  invitation_revoked:
    'Tynnwyd y gwahoddiad hwn yn ôl. Gofynnwch i’r person a’ch gwahoddodd os oes angen mynediad arnoch o hyd.',
  invitation_expired: 'Mae’r gwahoddiad hwn wedi dod i ben. Gofynnwch i’r person a’ch gwahoddodd ei anfon eto.',
  invitation_accepted: 'Mae’r gwahoddiad hwn wedi’i dderbyn eisoes. Gallwch fewngofnodi.',
  account_elsewhere:
    'Mae’r cyfeiriad e-bost hwn eisoes yn perthyn i gyngor arall. Cysylltwch â gweinyddwr eich system.',
  subscriber_exists: 'Mae’r cyfeiriad e-bost hwn ar y rhestr eisoes.',
  maintenance_times_invalid: 'Rhaid i’r diwedd fod ar ôl y dechrau ac yn y dyfodol.',
  transition_not_allowed: 'Nid yw hyn yn bosibl yn y statws presennol.',
  campaign_without_questions: 'Ni ellir rhoi ymgyrch heb gwestiynau arolwg ar waith. Adeiladwch eich arolwg yn gyntaf.',
  campaign_dates_reversed: 'Mae’r dyddiad gorffen cyn y dyddiad dechrau.',
  campaign_rounds_begun:
    'Mae rowndiau’r ymgyrch hon wedi dechrau, felly mae ei hamlder a’i dyddiad dechrau’n aros. Dyblygwch yr ymgyrch i ddewis rhai eraill.',
  retention_too_long: 'Nid yw eich cyngor yn cadw ymatebion am gyhyd.',
  delivery_method_unavailable: 'Ni allwch ddewis SMS gan nad oes darparwr SMS wedi’i osod.',
  qr_code_limit: 'Gall ymgyrch gael 100 cod QR ar y mwyaf.',
  no_qr_code_in_use: 'Nid oes gan yr ymgyrch hon god QR ar waith.',
  page_code_limit: 'Gall tudalen gofrestru gael 100 cod QR ar y mwyaf.',
  no_page_code_in_use: 'Nid oes gan y dudalen gofrestru hon god QR ar waith.',
  survey_too_large: 'Mae’r arolwg yn rhy fawr i’w gadw.',
  survey_not_ready: 'Mae gwallau yn yr arolwg. Trwsiwch nhw yn gyntaf.',
  already_answered: 'Mae’r gwahoddiad hwn wedi’i ddefnyddio eisoes. Dim ond unwaith y gellir defnyddio pob gwahoddiad.',
  invitation_over:
    'Roedd y gwahoddiad hwn ar gyfer rownd gynharach o’r arolwg. Bydd dolen newydd ar gyfer y rownd nesaf.',
  merge_field_unknown: 'Mae maes nad yw’n bodoli yn y testun.',
  audience_empty: 'Nid oes neb yn y gynulleidfa hon ar hyn o bryd, felly ni allwch anfon dim.',
  mailing_time_passed: 'Mae’r amser hwn wedi mynd heibio. Dewiswch un diweddarach, neu anfonwch nawr.',
  nothing_to_resend:
    'Nid oes neges i’w hanfon eto. Gadewir allan gyfeiriadau nad ydynt yn bodoli, a phobl a allai fod wedi cael y neges.',
  mailing_under_way:
    'Eisoes yn anfon: efallai bod rhai negeseuon wedi mynd. Gallwch oedi’r gweddill, neu ei ganslo, o hyd.',
  confirmation_just_sent:
    'Anfonwyd cadarnhad lai nag awr yn ôl, neu mae ar fin mynd. Efallai ei fod yn ffolder sbam y person.',
  reminder_too_soon:
    'Dechreuodd nodyn atgoffa ar gyfer yr ymgyrch hon lai na 24 awr cyn yr amser hwn. Dewiswch amser diweddarach.',
  newsletter_incomplete: 'Nid yw rhan o’r cylchlythyr yn gyflawn. Cwblhewch neu ddilëwch hi, yna anfonwch.',
  mailing_campaign_closed:
    'Gellir anfon gwahoddiadau pan fydd yr ymgyrch yn weithredol neu wedi’i hamserlennu, a hyd nes iddi ddod i ben.',
  survey_not_open: 'Nid yw’r arolwg hwn yn derbyn ymatebion ar hyn o bryd.',
  idempotency_key_reused: 'Defnyddiwyd yr Idempotency-Key hwn ar gyfer cais arall.',
  template_not_found: 'Nid yw’r templed hwn yn bodoli.',
  no_responses_to_analyse: 'Nid oes ymatebion ar gael i’w dadansoddi',
  ai_not_configured:
    'Gwasanaeth AI ddim ar gael: mae angen gosod darparwr AI ar gyfer dadansoddi AI. Cysylltwch â gweinyddwr eich system i osod y gwasanaeth AI.',
  ai_switched_off: 'Mae dadansoddi AI wedi’i ddiffodd. Cysylltwch â gweinyddwr eich system os oes ei angen arnoch.',
  ai_ceiling_reached:
    'Mae’r gyllideb ar gyfer dadansoddi AI wedi’i defnyddio am y mis hwn. Mae’n dechrau eto ar y cyntaf o’r mis nesaf.',
  ai_settings_unavailable:
    'Ni ellir darllen gosodiadau dadansoddi AI ar hyn o bryd. Nid anfonwyd dim; rhowch gynnig arall arni ymhen ychydig.',
  storage_missing:
    'Nid yw storfa’r cyngor wedi’i gosod eto. Cliciwch Gosod storfa uchod er mwyn gallu uwchlwytho ffeiliau.',
  storage_setup_failed: 'Methwyd â gosod y storfa. Rhowch gynnig arall arni neu cysylltwch â’r tîm cymorth.',
  file_too_large: 'Rhaid i’r ffeil fod yn llai na 5MB',
  file_type_refused: 'Rhaid i’r ffeil fod yn ddelwedd (PNG, JPG, GIF neu WebP)',
  file_unreadable: 'Mae’r ffeil hon wedi’i difrodi neu’n anniogel ac ni ellir ei defnyddio.',
  request_timeout: 'Cymerodd y cais ormod o amser i gyrraedd. Rhowch gynnig arall arni.',
  body_too_large: 'Mae’r cais yn rhy fawr.',
  unsupported_media_type: 'Mae’r cais o fath nad yw’n cael ei gefnogi yma.',
  campaign_title_required: 'Mae angen teitl ar yr ymgyrch',
  question_type_unknown: 'Mae cwestiwn o fath anhysbys yn yr arolwg.',
  answers_invalid: 'Mae rhai atebion ar goll neu’n annilys.',
  rate_limited: 'Gormod o ymdrechion i fewngofnodi. Arhoswch ychydig funudau cyn rhoi cynnig arall arni.',
  too_many_requests: 'Gormod o geisiadau. Arhoswch funud a rhowch gynnig arall arni.',
  internal: 'Aeth rhywbeth o’i le ar ein hochr ni. Ni chollwyd dim a anfonwyd gennych; rhowch gynnig arall arni.',
  mail_failed:
    'Nid oedd modd anfon y ddolen fewngofnodi. Rhowch gynnig arall arni neu cysylltwch â gweinyddwr eich system.',
  mail_not_sent: 'Nid oedd modd anfon yr e-bost. Rhowch gynnig arall arni ymhen ychydig funudau.',
  unavailable: 'Nid yw’r rhan hon ar gael ar hyn o bryd. Rhowch gynnig arall arni ymhen ychydig.',
};

/** Texts about a field that no error code has. */
const ofFields: Readonly<Record<string, string>> = {
  'This is not valid.': 'Nid yw hyn yn ddilys.',
  'Enter text.': 'Rhowch destun.',
  'Enter a number.': 'Rhowch rif.',
  'Enter a whole number.': 'Rhowch rif cyfan.',
  'Choose yes or no.': 'Dewiswch ie neu na.',
  'Enter a list.': 'Rhowch restr.',
  'Enter a date.': 'Rhowch ddyddiad.',
  'Enter an email address like name@example.org.': 'Rhowch gyfeiriad e-bost fel enw@enghraifft.org.',
  'Enter a web address like https://www.example.org.': 'Rhowch gyfeiriad gwe fel https://www.example.org.',
  'Enter a date and time like 2026-03-02T09:00:00Z.': 'Rhowch ddyddiad ac amser fel 2026-03-02T09:00:00Z.',
  'Enter a date like 2026-03-02.': 'Rhowch ddyddiad fel 2026-03-02.',
  'Enter a time like 09:00.': 'Rhowch amser fel 09:00.',
  'Enter a value.': 'Rhowch werth.',
  'Add at least one.': 'Ychwanegwch o leiaf un.',
  'This choice does not exist.': 'Nid yw’r dewis hwn yn bodoli.',
  'This does not have the right format.': 'Nid yw hyn yn y fformat cywir.',
};

const codes = Object.keys(byCode) as ErrorCode[];

translate(apiMessages, {
  unreachable: 'Ni ellir cyrraedd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  unavailable: byCode.unavailable,
  failed: (status) => `Aeth rhywbeth o’i le (${status}). Rhowch gynnig arall arni.`,
  known: { ...ofFields, ...Object.fromEntries(codes.map((code) => [errorCodes[code].message, byCode[code]])) },
});
