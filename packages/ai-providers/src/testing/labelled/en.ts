/** Comments as people write them to councils, with a reader's label (+ praise, 0 neither, - complaint) and topic. */
export const labelledEn = `
+ lighting | The new street lights on Mill Lane are brilliant, I feel so much safer walking home.
+ greenery | I love the flower beds by the town hall, they cheer me up every morning.
0 seating | Could we have a bench near the bus stop?
- bins | Overflowing bins every single weekend and nobody does anything about it.
- paths | The pavement outside number 40 is a disgrace, my mother fell there in March.
+ staff | The lady at reception could not have been more helpful.
0 hours | I usually come on Saturdays with the children.
- parking | Parking charges have doubled and the shops are empty because of it.
- transport | The bus never turns up on time and there is no information at the stop.
+ play | My kids adore the new playground.
0 dogs | A separate area for dogs would be an idea.
- noise | Motorbikes racing up and down until two in the morning, we cannot sleep.
+ library | What a wonderful library, please don't change a thing.
0 cycling | There are two cycle racks at the station.
- safety | I don't feel safe in the underpass after dark.
- toilets | The toilets are filthy and half the time they are locked.
+ bins | Recycling collection works perfectly since the new calendar came out.
0 greenery | More trees please.
- cost | Council tax goes up every year and we get less and less for it.
+ paths | Not a single pothole left on our road, well done to the crew.
0 play | Swings for bigger children and somewhere to sit in the shade.
- water | Our cellar flooded again because the drains have not been cleared in years.
+ transport | Great that the night bus is back!
- access | I can't get my wheelchair through the gate, so I simply cannot use the park.
0 market | I would buy cheese and plants if there were stalls for them.
- staff | I rang five times and was passed from one department to another without an answer.
+ hours | Thank you for opening on Sundays, it makes life a lot easier for working families.
0 paths | The path by the weir is about two metres wide.
- greenery | They cut down the old lime trees without telling anybody. Heartbreaking.
+ seating | The benches with backs are a real improvement for older people like me.
- lighting | Pitch black along the river path in winter, it is frightening.
0 none | No comment.
- cycling | Cyclists and walkers on the same narrow bridge is an accident waiting to happen.
+ safety | Much quieter and calmer since the 20 mph limit, thank you.
0 toilets | Are the toilets going to be open during the fair?
- play | Broken glass in the sandpit again. Unacceptable.
+ market | Lovely market, friendly traders, good prices.
0 hours | Open until eight on Thursdays would suit people who work.
- parking | Impossible to find a space near the surgery.
+ water | The flood wall did its job in February, we stayed dry for the first time.
- noise | The bottle bank next to our bedroom window is driving us mad.
0 transport | I take the 14 to the hospital twice a week.
- library | Shame that the children's section was cut back so badly.
+ staff | Quick reply, polite officer, problem solved within a day.
0 parking | Residents' permits could be sold online.
- none | Waste of money from start to finish.
+ none | Everything is fine as it is, keep it up.
0 safety | A crossing between the school and the shop, perhaps.
- bins | Brown bin missed three weeks running.
+ greenery | It is nice to see wild flowers on the verges instead of short grass.
- hours | Closed on Mondays, closed on Sundays, closed when I finish work. What is it for?
0 access | My husband uses a walking frame.
- dogs | Dog mess all over the football pitch, children slip in it.
+ cycling | The new cycle lane is excellent and my son can finally ride to school on his own.
0 lighting | Solar lights might be cheaper to run.
- transport | Oh great, another bus cancelled. Just what we needed.
+ paths | Smooth tarmac at last, no more puddles at the corner.
0 cost | What does the scheme cost and who pays for it?
- seating | Nowhere to sit anywhere between the station and the square.
+ toilets | Clean toilets, always paper and soap. Rare and appreciated.
0 library | We borrow about ten books a month.
- water | The fountain has been out of order since last summer.
- safety | Speeding cars outside the school are terrifying and the police ignore it.
+ play | Brilliant idea, the splash pad, we have been three times this week.
0 noise | The concert ended at eleven.
- staff | Rude on the phone and the form was lost twice.
+ parking | The half hour free parking is a good thing for quick errands.
0 bins | Bins with lids would keep the gulls out.
- access | The ramp is far too steep and the handrail is loose.
+ access | Finally a ramp that I can use by myself. I am grateful.
- market | The Saturday market is not what it used to be, hardly any stalls left.
+ none | Thank you for asking us, last time nobody did.
0 dogs | Dogs on leads near the duck pond, off leads elsewhere.
- greenery | The park looks neglected, weeds everywhere and dead plants in the tubs.
+ lighting | Well lit car park now, no complaints from me.
- cost | Far too expensive for a family of four.
`;
