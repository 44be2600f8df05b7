/** Comments that residents might write in English: hurried, ironic, undecided, with typing errors. */
export const apartEn = `
- paths | potholes on mill lane are now so deep my grandson calls them ponds
- bins | Third week running our recycling has been left behind. Do we pay for this?
+ library | The new self-service machines at the library are a doddle, even for a dinosaur like me
0 transport | I usually catch the 14 into town on market day
- hours | Tip shuts at 4 on weekdays. Brilliant if you don't have a job
+ greenery | wildflower verges along the bypass this summer were a joy, more of that
- staff | rang the council 6 times, got cut off twice, still no answer
+ staff | The young man on the desk sorted my blue badge in ten minutes, couldn't have been kinder
0 none | I filled this in on behalf of my mother who is 84
- lighting | the street lamp outside no 22 has been out since october, its pitch black
- safety | I won't let my daughter walk home through the underpass after school any more
+ play | My little one asks to go to the splash park every single day!
- dogs | Dog mess. Everywhere. Every day.
0 bins | Our brown bin is emptied every other Tuesday.
- parking | So you took away 12 spaces to put in planters nobody asked for. Well done.
+ cycling | The seperate cycle lane on London Road has got me back on my bike after twenty years
- cycling | cycle lane ends abruptly at the roundabout, right where you need it most
+ market | Great atmosphere at the Christmas market, well organised and plenty of local stalls
- market | Half the stalls are empty and the rest sell phone covers
0 market | There is a market on Thursdays and Saturdays.
- noise | motorbikes tearing up and down the seafront till 2am, we can't sleep with the windows open
- noise | The glass collection at the pub wakes the whole terrace at six in the morning
+ noise | Since the new bylaw the evenings are quiet again, thank you
- toilets | Public loos by the bandstand are filthy and there's never any paper
+ toilets | Toilets at the beach were spotless when we visited, credit to the cleaner
- toilets | Closing the toilets at the bus station means I have to plan my day round where I can go
0 toilets | There are toilets in the town hall and in the shopping centre.
- seating | not one bench between the church and the shops, my husband can't manage that with his hip
+ seating | Lovely to have the benches back along the river, I sit there most mornings
0 seating | The benches in the square face east
- access | Kerb on the corner of Elm St is far too high for my wheelchair, I have to go in the road
+ access | the ramp at the community centre has made all the difference to mum
- access | Your website is impossible with a screen reader
- cost | Council tax up again and what do we get for it?
- cost | £48 to collect a sofa?? No wonder people fly tip
+ cost | Swimming at a pound for under 16s is fantastic value
0 cost | The permit is 35 pounds a year.
- water | the drain by the school blocks every time it rains and the playground floods
+ water | New drinking fountain in the park is a cracking idea
- water | Pond is full of algae and smells
0 water | The river runs behind our garden.
- play | swings broken since easter and nobody has bothered
- play | Nothing for teenagers to do round here, so they hang about the precinct
+ play | The inclusive roundabout means my son in his chair can finally join in
- greenery | They cut down four healthy limes without telling a soul.
- greenery | Grass hasn't been cut since May and it's up to my knees
+ greenery | Whoever looks after the rose garden deserves a medal
0 greenery | There's a row of oaks along the northern edge of the rec
- transport | bus turns up when it feels like it
- transport | They scrapped the evening service so I had to give up my night class
+ transport | Dial-a-ride is a lifeline. Please don't ever cut it.
- transport | Fantastic, another replacement bus that never came.
0 transport | The station is about ten minutes from my house on foot.
+ bins | Bin men always cheerful and they put the lids back down
- bins | seagulls have had every bag in the street open again, rubbish all over
- bins | more bins needed on the front in the summer, they overflow by lunchtime
+ paths | resurfacing of the towpath is superb, no more puddles
- paths | Pavement on Station Rd is so uneven I fell and broke my wrist
0 paths | The footpath goes from the allotments to the bypass
0 none | Moved here in 2019 from Leeds.
0 none | no comment
0 none | I have answered the questions above
- hours | Why is the library shut on Saturdays, the one day working people could use it?
+ hours | Really pleased that the gym now opens at 6, I can go before work
0 hours | The office is open from nine to five.
+ library | Bounce and rhyme saved my sanity when I was on maternity leave
- library | Cutting the mobile library is short-sighted and mean
0 library | I have borrowed books there for about thirty years
+ safety | we feel much safer since the wardens started their evening patrol
- safety | drug dealing in broad daylight by the garages and police do nothing
0 safety | A police officer visits the school once a term
+ lighting | The new LED lights on the common make a huge difference when I walk the dog
- lighting | lights in the car park go off at 10, so the late shift walks to their cars in the dark
- lighting | new lamps are so bright it's like living next to a football stadium
0 parking | I park in the multi-storey on Fridays.
- parking | School run parents block our drives every morning, it is a nightmare
+ parking | Two hours free parking has brought people back to the high street
0 none | The park is nice enough but the café is pricey, swings and roundabouts really
0 staff | Some staff are very helpful, others couldn't care less.
- staff | another consultation nobody will read, I suppose
- dogs | Dogs off the lead chasing the ducks while the owners look at their phones
+ dogs | The fenced dog area is a great idea, our spaniel adores it
0 dogs | We have a labrador and a terrier
+ none | Best place I have ever lived
- none | This town has gone to the dogs
+ none | keep up the good work
- none | Could do so much better
0 greenery | I like the trees, I hate the leaves in my gutter
`;
