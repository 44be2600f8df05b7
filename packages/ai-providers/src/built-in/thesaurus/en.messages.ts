import type { ThesaurusWords } from './thesaurus-words';

export const englishThesaurus: ThesaurusWords = {
  parking:
    "parking, parked, car park*, parking space*, parking bay*, park and ride, park my car, park the car, park near, park outside, can't park, cannot park, to park, double park*, pay and display, ringgo, multi storey, multistorey, permit*, resident* bay*, disabled bay*, blue badge*, ?bay, ?bays, traffic warden*, warden*, wardens, ?ticket machine*, parking meter*, ?meter, pcn, penalty charge*, ?fined, ?clamp*, double yellow*, yellow line*, ?garages, valet, ?spaces, loading bay*, drop kerb*, ev charg*, charging point*, pavement parking, parkers",
  buses:
    'bus, buses, bus stop*, bus pass*, bus route*, bus driver*, bus station*, minibus*, timetable*, ?timetabled, bus service*, night bus*, park and ride, coach, coaches, dial a ride, public transport, ?transport, ?driver, ?drivers, ?route, ?routes, double decker*, single decker, busses, ?departures, real time, ?connection*, concessionary, tram, trams, metro, ferry, ferries, taxi*, community transport, buss',
  trains:
    'train, trains, railway*, rail, station, stations, platform*, ?guard, ticket office*, ticket barrier*, rail replacement, commuter*, ?carriage*, signalling, ?ticket, branch line, underground, tube',
  fares:
    'fare, fares, day ticket*, return ticket*, season ticket*, bus fare*, single ticket*, ?ticket, ?tickets, railcard*, concession*, travel card*, travelcard*',
  speed:
    'speed*, mph, 20mph, 30mph, ?fast, racing, racer*, boy racer*, ?race, race track, racetrack, speed camera*, speed bump*, hump, humps, traffic calming, ?camera*, ?overtak*, reckless driv*, ?hurtl*, ?zoom, doing 50, doing 60, doing 40, doing fifty, doing forty',
  traffic:
    'traffic, congestion, gridlock*, ?queue, queues of cars, jam, jams, tailback*, lorry, lorries, hgv*, juggernaut*, rat run*, ratrun*, bypass, ring road, rush hour, school run, vehicle*, cars, motorist*, ?driving, drive through, one way system, car, dual carriageway, delivery van*, ?vans, bottleneck*, artic, artics, trucks, tractors, diversion*, gyratory, motorway, flyover',
  crossings:
    'crossing, crossings, zebra, pelican, puffin, toucan, green man, cross the road, cross safely, cross here, crossed, ?cross, lollipop*, traffic island, refuge, traffic lights, junction*, roundabout*, traffic signals, ?lights, box junction, give way, sightline*, sight line, mini roundabout*, blind bend*, level crossing',
  roads:
    'pothole*, pot hole*, potholed, tarmac, road surface*, resurfac*, roadworks, road works, road work, carriageway*, ?road, ?roads, dug up, temporary lights, cones, speed bump*, gritting, gritter*, gritted, salted, road marking*, road closure*, road closed, ?utility, manhole*, surface dress*, white lines, craters, ?crater, suspension, ?trench*, highway*, bridge, patching, ?lane, ?lanes',
  schemes:
    'ltn, ltns, low traffic, bollard*, planter*, bus gate*, one way, 20 zone, 20mph zone, clean air zone, congestion charge, road closure*, school street*, filter, modal, pedestrianis*, pedestrianiz*, emission zone, ulez, no entry, cut through, 15 minute',
  cycling:
    'cycl*, bike, bikes, biking, bicycle*, cyclist*, bikers, cycle lane*, cycle path*, cycleway*, bike lane*, bike rack*, bike park*, e-bike*, ebike*, e-scooter*, scooter*, bikeability, sheffield stand*, pedal*, rider, riders, ?riding, ?ride, helmet*, cargo bike*, towpath, ?stands, hoops, tandem, trike*, ?spokes, bike shed, bikeshed, ?puncture, greenway',
  pavements:
    'pavement*, footpath*, footway*, ?path, ?paths, pathway*, kerb*, kerbs, dropped kerb*, paving, slab*, flagstone*, cobble*, sidewalk*, trip hazard*, tripped, uneven, ?walk, ?walking, walked, pedestrian*, underpass*, ?steps, footbridge, on foot, ?hedge, overhanging, a board*, a boards, bins on the pavement, alley*, walkway*, stile, stiles, ginnel*, snicket, ?icy, wobbly slab*',
  access:
    'wheelchair*, disab*, ramp, ramps, step free, pram*, pushchair*, buggy, buggies, accessib*, handrail*, mobility scooter*, mobility, lift, lifts, walking frame, rollator, walker, stick, white cane, guide dog*, blind, partially sighted, visually impaired, tactile*, deaf, hearing loop, stairs, double buggy, wheeling, automatic door*, level access, crutches, chair user*, scooter user*, large print, braille, zimmer, dropped kerb*',
  lighting:
    'street light*, streetlight*, street lamp*, lamp*, lamppost*, light, lights, lighting, lit, unlit, pitch black, pitch dark, dark, darkness, ?dim, bulb, bulbs, led, leds, after dark, torch, lantern*, floodlight*, well lit, badly lit',
  bins: 'bin, bins, wheelie*, bin men, binmen, bin lorry, bin day, refuse, collection*, collected, uncollected, missed collection*, black bag*, bin bag*, ?sacks, ?caddy, food waste, caddies, dustbin*, dustmen, dustcart, landfill, brown bin*, green bin*, blue bin*, garden waste, emptied, ?empty the, nappies, waste, refuse crew*, bulky',
  recycling:
    'recycl*, recyling, recyclable*, glass, bottle bank*, cardboard, plastic, plastics, ?blue box, compost*, food caddy, sorting, tetra pak, ?cartons, batteries, repair cafe, textile bank*, reuse',
  litter:
    'litter*, rubbish, garbage, trash, street clean*, sweep*, sweeper*, swept, broken glass, cigarette*, cig ends, fag end*, fag butts, chewing gum, gum, takeaway box*, takeaway packag*, ?filthy, mess, ?dirty, cans, bottles, wrapper*, vapes on, crisp packet*, takeaway carton*, litter pick*, ?a tip, clean up, spotless, ?clean, leaves, wind blown, graffiti, ?filth, vomit, sick, squalid, grime',
  flytipping:
    'fly tip*, flytip*, mattress*, sofa, sofas, fridge, fridges, dump, dumped, dumping, tipped, abandoned trolley*, trolley, trolleys, rubble, bulky waste, tyres',
  dogs: 'dog, dogs, dog mess, dog poo, dog muck, dog fouling, poo, poo bag*, poop, dog waste, fouling, puppy, off the lead, on a lead, lead, leash, ?owners, dog walker*, turd*, dogshit, mutt',
  tip: 'tip, the tip, household waste, recycling centre*, waste centre, recycling center, civic amenity, skip, skips, hwrc, dump run',
  parks:
    'park, parks, parkland, green space*, greenspace*, open space*, recreation ground*, rec, the rec, common, village green, picnic*, ?gardens, public garden*, country park, woods, woodland*, riverside, play field*, playing field*, heath, meadow*, bandstand, ?fountain, park keeper*, boating lake, arboretum, nature, nature reserve, green belt, countryside, greenery, the green, ?grounds, ?fields, riverbank, canal, orchard*, ?moor, forest, park run, parkrun, geese, swans, ?rose garden, walled garden, greens',
  trees:
    'tree*, oak*, felled, felling, chopped down, sapling*, hedge, hedges, hedgerow*, branches, pruned, pruning, pollard*, chestnut*, lime tree*, stump*, willow*, beech, yew, ?shade, canopy, leaf, conifer*, ivy, roots',
  flowers:
    'flower*, daffodil*, tulip*, planting, planted, flower bed*, hanging basket*, basket*, verge*, mowing, mown, mow, grass, lawn*, weeds, weed, weedkiller, brambles, nettles, gardener*, gardening, shrub*, roses, rose, hydrangea*, blossom*, bulbs, wildflower*, bloom*, in bloom, ?beds, strimm*, plants, borders, planters, bluebell*, horticultur*, topiary',
  wildlife:
    'wildlife, bird*, bee, bees, pond, ponds, duck*, hedgehog*, bat, bats, otter*, newt*, frog*, fish, butterfl*, swift, swifts, habitat*, biodiversity, insect*, ?nature, heron, kingfisher*, owl*, badger*, squirrel*, toad*, fox, foxes, rewild*, pollinator*, fish ponds, swan, swans, geese, dragonfl*, nest, nests, wild flowers, deer, reed*',
  allotments:
    'allotment*, plot holder*, ?plot, ?plots, vegetable*, community garden*, shed, greenhouse*, raised bed*, growing space, orchard, veg, water butt*',
  play: 'playground*, play area*, play park*, playpark*, swing, swings, slide, slides, climbing frame*, sandpit*, sand pit, splash pad*, splash park*, paddling pool, see saw, seesaw, roundabout for kids, toddler*, climbing, zip wire, zipwire, trampoline*, play equipment, play space, ?play, ?playing, ?kids, ?children, little ones, soft play, pump track, adventure playground, baby swing*, wooden ship, bouncy, rope bridge, monkey bars, play street*',
  youth:
    'youth, youth club*, youth work*, youth centre*, teen, teens, teenager*, young people, young person, young ones, youngster*, ?youths, skate park*, skatepark*, skate, skateboard*, hang out, scouts, guides, cadets, brownies, cubs, muga, basketball court, ?lads, ?kids, ?children, bmx, youth shelter, apprentic*, something for the kids, duke of edinburgh, detached, boredom, ?bored, under 18*, year 11, gcse*, young mums, holiday club*, kids club*',
  schools:
    'school*, primary, secondary, teacher*, pupil*, classroom*, catchment, academy, head teacher, headteacher, send, ehcp*, ehc, sen, special needs, class, classes of 3, school place*, college, sixth form, uniform*, school meal*, student*, university, education, exam*, homework, school bus, school gate*, term, playing field*, reception class, breakfast club, after school, nativity, lessons, teaching assistant*',
  nurseries:
    "nursery, nurseries, childcare, child care, childminder*, preschool*, pre school, toddler group*, baby group*, stay and play, children's centre*, sure start, creche, baby, babies, playgroup*, family hub*, breastfeed*, parent and toddler, new dads, new mums, health visitor*",
  crime:
    'crime, crimes, criminal*, burgl*, theft, thieves, thief, robb*, mugged, mugging*, stolen, stole, stealing, steal, shoplift*, knife, knives, stabb*, stabbing*, assault*, break in*, broken into, scam*, scammer*, gang, gangs, attack*, violence, violent, vandal*, arson, smashed, nicked, pinched, cctv, catalytic converter*, theiving, hate crime*, flasher, county lines, doorbell camera*, criminal damage, shed breaks, ?weapon*',
  antisocial:
    'antisocial, anti social, asb, drunk*, drinkers, drinking, street drinker*, yob*, hooligan*, intimidat*, loiter*, rowdy, gangs, ?gang, groups of lads, balaclava*, firework*, motorbike*, quad bike*, quad bikes, off road bike*, moped*, abuse, abusive, shouting, swearing, fight, fights, fighting, nuisance, neighbours from hell, spitting, nitrous, urinat*, peeing, eggs thrown, threaten*, harass*, catcall*, followed me, begging, beggars, aggressive, hanging around, laughing gas, bullies, thugs, curfew, disorder',
  drugs:
    'drug, drugs, druggies, dealer*, dealing, needle*, syringe*, weed smell, smell of weed, cannabis, addict*, heroin, crack, spice, junkie*, sharps, canister*, crackhead*, skunk, county lines, deals',
  police:
    'police*, pcso*, bobby, bobbies, officer on the beat, on the beat, constable*, copper*, patrol*, neighbourhood watch, 101, 999, coppers, community safety, street pastor*, community warden*, crime commissioner, ?arrest*, cops, wardens',
  unsafe:
    'unsafe, safe, safer, safely, safety, feel safe, feeling safe, scared, scary, frighten*, afraid, after dark, alone at night, at night, women, walk home, walking home, terrified, keys between, sketchy, dodgy, intimidated, nervous, keys in my hand, no go area, threatening, security, fearful, creepy, look over my shoulder, looking over my shoulder',
  homes:
    'housing, house*, home, homes, flat, flats, rent, rents, renting, rented, affordable hous*, affordable home*, social housing, council house*, council flat*, landlord*, tenant*, tenancy, housing association*, housing officer, mortgage*, airbnb*, holiday let*, second home*, bedsit*, waiting list, housing list, band b, banding, first time buyer*, overcrowd*, hmo*, evict*, section 21, estate agent*, bungalow*, student flats, student accommodation, sheltered housing, leasehold*, service charge*, bidding, council homes, starter home*, downsiz*, deposit, mutual exchange, tower block*, ?estate, ?estates, high rise*',
  repairs:
    'damp, mould, mouldy, boiler*, leak*, leaking roof, repair, repairs, repairman, heating broken, no heating, cladding, insulation, window frames, plumber, ceiling, ?roof, guttering, silverfish, housing repair*, condensation, repaired, hot water, black mould, rats in, electrician, intercom',
  planning:
    'planning, planner*, planning permission, planning application*, planning officer*, planning department, planning notice, developer*, development*, new estate, new build*, newbuild*, new homes, new houses, build, building, builds, built, local plan, green belt, greenbelt, brownfield, conservation area, extension, tower, tower block, section 106, s106, infrastructure, objection*, objected, loft conversion, storey, storeys, dormer*, listed building*, planing, plannign, solar farm, overdevelop*, retrospective, battery farm, demolish*, demolition, conversion, converted',
  homeless:
    'homeless*, rough sleep*, sleeping rough, tent, tents, doorway*, sofa surf*, hostel*, night shelter, b and b, b&b, temporary accommodation, on the streets, sleeping bag*, sleeping in, beggar*, begging, sleepers, vagrant*',
  shops:
    'shop*, high street, town centre, city centre, retail*, store, stores, supermarket*, vape shop*, vape, charity shop*, barber*, nail bar*, empty shop*, empty unit*, boarded up, butcher*, baker*, greengrocer*, post office, bank, banks, banking hub, precinct, mall, shopping, independent*, business rate*, trader*, woolworths, marks, m&s, boots, debenhams, tesco, aldi, lidl, centre, ?town, florist*, hardware, bookshop*, pharmacy shop, closing down, footfall, arcade, window display*, cash machine, cashpoint, atm, betting shop*, bookies, shutters, shopfront*, shop front*, kebab shop*, shoe shop*, ironmonger*, units, businesses, takeaway, takeaways, parade',
  market:
    'market, markets, stall, stalls, stallholder*, market hall, market day, farmers market, christmas market, market square, market place, street food, car boot, traders, cheese man, fruit and veg, fish van, fishmonger*',
  cafes:
    'café*, cafe*, coffee, tea room*, tearoom*, restaurant*, pub, pubs, bakery, cake, cakes, bar, bars, eat out, food truck*, ice cream, greasy spoon, chippy, sandwich shop, ?lunch, wetherspoon*, brunch, kiosk, nightlife, beer garden, outdoor tables, pavement tables, burger van',
  events:
    'event*, fair, fayre, fete, fireworks display, bonfire, lights switch on, christmas lights, parade, carnival, street party, food festival, open day, fun day, fun run, festivit*, christmas tree, concerts in the park, firework display, lantern parade, circus, funfair, santa, pancake race, gala, jubilee, pride, mela, diwali, eid, halloween, treasure hunt, film night*, switch on',
  toilets:
    'toilet*, loo, loos, restroom*, lavator*, wc, wcs, public convenience*, convenience*, baby chang*, changing places, changing room for, portaloo*, urinal*, cubicle*, the ladies, the gents, gents, ladies loo, wee, a pee, need to go, spend a penny, nappy chang*, radar key*, loo roll, toilet paper, sanitary, hand dryer, soap, crohn*, colitis, bladder, incontinen*, stoma',
  seating:
    'bench*, seat, seats, seating, somewhere to sit, nowhere to sit, sit down, ?to sit, place to sit, ?sit, armrest*, picnic table*, deckchair*, chairs, perch, rest my legs, breather, catch your breath, catch my breath, back rest, backrest, anti homeless bench*, sit and, sitting',
  shelter:
    'shelter, shelters, bus shelter*, canopy, awning*, out of the rain, in the rain, rain cover, waiting room, cover from, stood in the rain, windbreak, roof over, get soaked, shade sail*, shade, sunshade, parasol*, warm space, warm hub, bandstand roof',
  drinking:
    'drinking water, water fountain*, drinking fountain*, refill, water bottle*, bottle filler, water tap*, water point*, tap, taps, thirsty, dog bowl, bottle refill, fill my bottle, fill your bottle, water refill',
  library:
    'librar*, librarian*, book, books, reading group*, story time, storytime, rhyme time, bounce and rhyme, mobile library, borrowed, borrow, large print, audiobook*, lego club, reading, book club*, returns, due date, knit and natter, computers in the, local history room, study space*',
  culture:
    'museum*, gallery, galleries, theatre*, cinema*, art, arts, arts centre, arts center, artist*, exhibit*, concert*, gig, gigs, music, band, choir*, festival*, panto*, drama, dance, dancing, orchestra, opera, mural*, sculpture*, statue*, folk festival, comedy, literary, poetry, pottery, craft*, culture, cultural, heritage, history, playhouse, ballet, open mic, brass band, jazz, archive*, film*, operatic, ukulele, castle, abbey, painting*, tapestry, am dram, world music',
  pools:
    'pool, swimming, swim, swims, swimmer*, swimming pool*, lido, baths, leisure centre*, leisure center*, leisure, sports centre*, sauna, gym, gyms, aqua*, lane swim*, changing room*, lockers, lengths, swimming lesson*, diving board, verruca, showers at, spin class*, zumba, pilates, yoga, hydrotherapy, aquafit, membership, inflatable session, swimming bath*',
  sports:
    'sport*, football*, pitch, pitches, rugby, cricket*, tennis, court, courts, netball, basketball, bowls, bowling green, running track, athletics, parkrun, park run, badminton, hockey, boxing*, 3g, astro, astroturf, coach, goalpost*, goals, five a side, martial arts, judo, karate, table tennis, walking football, squash, gymnastics, archery, golf, petanque, darts, climbing wall, running club, outdoor gym, exercise, changing rooms, clubhouse, pickleball, skating, ice rink, roller, rounders, trampolining, fitness',
  gp: 'gp, gps, doctor*, surgery, surgeries, appointment*, receptionist*, health centre*, medical centre*, prescription*, nurse*, 8am phone, locum*, practice, pharmac*, chemist*, clinic, clinics, repeat prescription, flu jab*, jab, vaccine*, vaccination*, blood test*, triage, health, medication, medicine*, insulin, inhaler, physio*, optician*, podiatr*, midwi*, defib*, first aid, e-consult, econsult, quit smoking, stop smoking, smoking, vaping, obesity, screening, hearing aid*, diabet*, chiropod*',
  dentist: 'dentist*, dental, tooth, teeth, nhs dentist*, toothache, filling, extraction, denture*',
  hospital:
    'hospital*, a&e, a and e, a & e, ambulance*, ward, wards, operation, hip, knee replacement, consultant, cancer, chemo*, maternity, minor injur*, walk in centre, nhs, hospice*, surgeon, outpatient*, paramedic*, stroke, discharge, discharged, casualty, scan, eye clinic, cataract*, stitches, hospital transport, dialysis, waiting list, infirmary, community hospital, accident and emergency, urgent care',
  care: "care home*, carer, carers, social care, social worker*, social services, day centre*, day center*, home help, elderly, older people, old people, pensioner*, pensioners, meals on wheels, dementia, alzheimer*, home care, care package*, care worker*, lonely, loneliness, respite, careline, telecare, pendant, adult social, lunch club*, befriend*, nursing home*, occupational therap*, direct payment*, over 60s, over 70s, residential home, adaptation*, stairlift, grab rail*, safeguarding, foster*, adopt, adoption, children's services, learning disabilit*, autis*, memory cafe, men's shed, tea dance, isolated, parkinson*, key worker, support worker*, wet room",
  mental:
    'mental health, camhs, depress*, anxiety, anxious, suicid*, counsell*, counselling, therapy, therapist, psychiatr*, self harm*, breakdown, talking therap*, wellbeing, well being, mental, crisis team, adhd, samaritans, bereavement group, panic attack*, grief, psycholog*, eating disorder*, low mood',
  air: 'air quality, air pollution, pollut*, fumes, exhaust*, asthma, smog, wood burner*, woodburner*, log burner*, bonfire smoke, smoke, idling, engines running, engine running, diesel, particulates, emission*, clean air, breathe, breathing, incinerator, smell from, stench, dust, choking, odour, no2, burners, soot',
  tax: 'council tax, tax, taxes, taxpayer*, ?money, budget*, spend*, spent, spending, waste of money, cuts, funding, funds, expenses, chief exec*, consultant*, bankrupt*, band d, direct debit, precept, rates, bailiff*, ?bill, vanity project*, ?cost, salary, salaries, ?savings, audit, accounts, efficien*, section 114, reserves, grants, ?grant, ?pay, invoice, debt, pound for, golden handshake, money pit, millions, £',
  website:
    'website*, web site, online, app, portal, log in, login, form, forms, online form*, password*, digital, link, page, web page, internet form, email*, chatbot, chat bot, webchat, my account, not online, no internet, smartphone, qr code*, computer, pdf, webcast*, facebook, social media, newsletter, leaflet, magazine, notice board*, noticeboard*, captcha, automated, text alert*, pages, homepage',
  contact:
    'phone, phoned, phones, phoning, rang, ring, call, called, calls, call centre, switchboard, on hold, hold music, reply, replied, replies, answer, answered, no answer, letter, letters, emailed, customer service*, reception, receptionist, front desk, help desk, staff, the council, council, council staff, council office*, registrar*, registry office, town hall, civic centre, the lady on, officer, officers, department, complaint, complained, reported, case number, reference number, passed from pillar, enquir*, contact centre, one stop shop, hub, acknowledg*, one voice, helpline, responded, call back, contact, jobsworth, bereavement team, one-stop',
  consultation:
    'consult*, survey*, questionnaire*, this form, listen*, listened, ignored, have our say, have a say, have your say, decide, decided, already decided, decision*, views, opinion*, feedback, residents panel, petition*, transparen*, asked us, ask us, asked, public meeting*, involve*, engagement, lip service, tick box, box ticking, rubber stamp*, co-design, voice heard, question, questions, foregone, your results, publish the results, updates, inform*, keep us informed, communicat*, kept in the dark, tell us, told us, drop in session*, minutes, focus group*, plain english, engage, you said, citizens panel*, feed back',
  councillors:
    'councillor*, cllr*, mayor, mayoral, mp, politician*, leader of, elect*, elected, vote, voted, votes, voting, cabinet, party politic*, ward councillor, labour, tory, tories, lib dem*, green party, reform, parish council*, town council*, committee*, democracy, democratic, devolution, unitary, cronies, corrupt*, backhander*, brown envelope*, allowances, polling station*, county hall, chief executive, merger, borough council, district council, county council, scrutiny, nepotism, accountab*',
  flooding:
    'flood*, drain, drains, drainage, gutter*, gully, gullies, gulley*, sewer*, sewage, sandbag*, puddle*, river, culvert, surface water, standing water, ?water, overflow of water, burst pipe, burst main, water main, brook, stream, rainwater, downpour, river bank, sluice, flash flood*, manhole*, soakaway, blocked drain*, ditch, ditches, weir, bog, boggy, beck',
  noise:
    'noise, noisy, loud, music at night, sleep, awake, din, racket, quiet hours, bass, alarm, alarms, barking, party, parties, motorbike*, engine*, revving, exhausts, banging, decibel*, peace and quiet, peaceful, silence, quiet, quieter, drilling, reversing beep*, thump*, roar*, blaring, shake*, shook, double glazing, keeps us up, ear plugs, earplugs, hum, humming, honk*, horn, horns, bells, leaf blower*, beeping, 3am, 4am',
  climate:
    'climate, carbon, net zero, solar, solar panel*, wind turbine*, turbine*, heat pump*, energy, green energy, insulat*, ev, electric car*, electric bus*, charging point*, global warming, sustainab*, environment, environmental, heatwave*, emergency declared, eco, single use, plastic free, pesticide*, glyphosate, greenwash*, renewable*, retrofit*, fossil, warming',
  jobs: 'job, jobs, employ*, unemploy*, work placement*, apprentice*, wage*, wages, career*, industry, factory, business, businesses, economy, local economy, invest*, start up*, co-working, training, skills, cv, jobcentre, job centre, zero hours, minimum wage, workspaces, regeneration, levelling up, enterprise',
  broadband:
    'broadband, wifi, wi-fi, wi fi, internet, fibre, signal, mobile signal, phone signal, 5g, 4g, mast, masts, reception on, dead spot*, phone box*, fiber, digital divide, buffering',
  community:
    'community, communities, volunteer*, neighbour*, neighbourly, community centre*, village hall*, community hall*, church, mosque, temple, gurdwara, chapel, residents association, residents group, wi, charity, charities, food bank*, foodbank*, people are friendly, friendly, community spirit, belong, togetherness, newcomers, meet people, social club, coffee morning*, parish hall, scout hut, hall, pantry, faith group*, get together, kindness, street party, neighbours, good place to live, nice place to live, inclusive',
  hours:
    'opening hours, opening times, opening time, open later, open longer, opens, open on, open at, opening, closes, closes at, shuts, shuts at, shut at, closed on, closed at, hours, early closing, sundays, saturdays, weekend opening, late night opening, half day closing, bank holiday*, lunchtime closing, closed for lunch, close early, open earlier, open all year, open till, open until',
  cemetery:
    'cemetery, cemeteries, graveyard*, churchyard*, grave, graves, crematori*, burial, war memorial*, memorial*, headstone*, funeral*, ashes, cenotaph, remembrance',
  look: 'look of, looks tired, looks shabby, tired, shabby, run down, rundown, eyesore*, scruffy, drab, bleak, paint, painted, repainted, derelict, clock, town clock, look of the centre, hanging basket*, bunting, attractive, pretty, beautiful, ugly, concrete, seafront, prom, promenade, pier, square, the square, fountain, water feature, street furniture, signage, signs, signpost*, architecture, listed building*, facade*, historic, heritage, tourist*, visitors, tourism, gateway, landmark*, weeds in, smart, ghost town, depressing, regenerat*',
  poverty:
    "poverty, poor families, benefit*, universal credit, cost of living, food bank*, foodbank*, free school meal*, hungry, hunger, can't afford, cannot afford, afford, ?expensive, ?cheap, heating bill*, energy bill*, warm space*, warm bank, pension, pip, hardship, debt advice, citizens advice, struggling, fuel poverty, skint, on a low income, low income, winter fuel, disability benefit, breadline, charity shop, bills",
  equality:
    'racis*, racist, discriminat*, sexis*, homophob*, transphob*, islamophob*, antisemit*, ethnic*, minority, minorities, lgbt*, gay, refugee*, asylum, immigrant*, migrant*, interpreter*, translat*, translation*, language*, esol, welsh, welsh language, bsl, gypsy, traveller*, hijab, disabled people, equality, prejudice, women, girls, prayer room, non english, foreigners, diversity, bilingual',
  pests:
    'rat, rats, mice, mouse, vermin, pigeon*, seagull*, gull, gulls, pest, pests, wasp*, cockroach*, bedbug*, infest*, flies, knotweed, mosquito*, ticks',
  costs:
    'expensive, price*, cost, costs, costly, charge, charges, charged, fee, fees, pay, paying, paid, free, cheap, cheaper, affordable, dear, pricey, fine, fines, fined, quid, rip off, £, per hour, a fiver, money, contactless, coins, card payment, discount*, concession*, subsid*',
};
