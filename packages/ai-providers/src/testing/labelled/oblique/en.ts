/** Comments with indirect wording, as very displeased or very pleased people write. */
export const obliqueEn = `
- paths | After the last roadworks they left the surface like a washboard; my bike basket jumps off every time.
+ staff | Credit where it is due: the crew came out on a Sunday to fix the burst pipe and stayed until it was done.
0 transport | My daughter goes by bus, I go by car.
- hours | By the time I get home from my shift everything has shut, so the service might as well not exist for me.
+ greenery | Walking through the orchard in May is the highlight of my week.
- bins | Foxes tear the bags open because collection now only happens every three weeks.
0 play | We have two boys, seven and ten.
- staff | I have been waiting since April for somebody to get back to me about the fence.
+ library | The story time on Wednesdays has given my twins a real appetite for reading.
- parking | Delivery vans double park outside our house all day long.
0 lighting | LED with motion sensors is what they use in the next town.
+ transport | Being able to track the bus on my phone takes the guesswork out of winter mornings.
- access | There is no lift, which means that my father waits outside while we go in.
0 cost | Is the money coming from the developer or from us?
- noise | Leaf blowers at half past six in the morning, seriously?
+ safety | We let the children walk to school by themselves now that the zebra crossing is there.
- greenery | What used to be a meadow is now a car park with three sad saplings.
0 market | Once a fortnight instead of every week might draw more people.
- water | Sewage in the stream again after Tuesday's rain, you can see the paper hanging in the bushes.
+ paths | Hats off, the resurfacing took two days and not the two weeks that were announced.
- cost | We pay more for less each year, and now you want us to pay for garden waste as well.
0 dogs | I have an elderly labrador.
- toilets | No baby changing anywhere in the centre, so I end up using the boot of my car.
+ market | Best fish in the county and always a chat with the stallholders.
- safety | Teenagers on stolen mopeds chase each other through the estate every night.
+ none | Honestly, no complaints. We moved here in 2019 and would not live anywhere else.
0 none | See my answer above.
- cycling | The so-called cycle route sends you into a hedge and then across a dual carriageway.
+ seating | My gran can make it to the shops again because there is a place to rest half way.
0 hours | Half past seven would be early enough for me.
- play | The zip wire has been taped off for eight months.
+ lighting | The underpass used to scare me and it does not any more, the lamps made all the difference.
- library | You took away the only computer that job seekers here could use.
- transport | Try getting to the hospital for nine o'clock without a car. You cannot.
0 bins | We put out one bag a week.
+ play | Whoever thought of the climbing wall deserves a medal.
- none | Consultation in name only, the decision was made long ago.
+ access | The sunflower lanyard training shows, staff took time with my autistic son.
`;
