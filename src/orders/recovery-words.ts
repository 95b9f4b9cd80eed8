/**
 * The words of recovery phrases: 2,048, so that four of them are 44 bits. Each has four to eight letters and is
 * unique by its first four; no word is one typing error from another. Words that sound like others, have two spellings or
 * are unpleasant are left out.
 */
export const recoveryWords: readonly string[] = `
  abacus abroad absolute acacia academy acorn acoustic acrobat action actor adapter address adhesive adjust admire
  adobe advance aerial afford agenda agile agree airline airport alarm album alert algebra alive alley allspice
  almanac almond alpaca alphabet alpine aluminum always amber ambition ample amuse anchor anecdote animal ankle annual
  answer antenna anthem antique anvil anybody apart apology appetite applause apricot apron aptitude aquarium aqueduct
  arcade arch area argue armchair armor aroma arrange arrive arrow artful artist ascend ashore aside aspen asphalt
  asset assist asteroid astound athlete atlas atom atrium attach attend attic audio aurora author autumn avenue
  average aviator avocado avoid awake award awning axis axle azalea azure baboon baby bacon badge bagel baggage baker
  balance balcony balloon bamboo banana bandage banner barber baritone barn barrel basalt basement basil basket
  bassoon bathtub battery beagle beanbag beaver bedroom beehive beginner beige believe bellows belong bench benefit
  beside beverage bicycle bifocal bighorn billow binder birch birthday biscuit bison blanket blazer blend blink
  blizzard blossom blouse bluebird bluff boast bobbin bobcat bobsled boiler bolster bonanza bongo bonnet bonsai bonus
  bookcase borrow botany bottle bounce bowling boxer bracket braid branch brass bravo breeze brick bridge brief bright
  brim bristle broccoli bronze broom brother brown brush bubble bucket budget buffalo buggy bugle bulb bulldog bundle
  bungalow bunk bunny burger burlap burrito bushel bustle busy butter buzzer bypass cabbage cabin cable caboose cactus
  cadence cake calcium calendar calico calm camel camp canary candle canine canoe canyon capable capsule captain
  caramel carbon cardinal careful cargo caribou carousel carpet carrier cartoon cascade cashew castle casual catalog
  catfish caution cavern cavity celery cello cement center ceramic ceremony chair chalk champion change chapter
  charcoal chase checkers cheddar cheese chemist cherry chess chicken chief chimney chipmunk chisel chives choice
  chorus chowder chrome chuckle cilantro cinema cinnamon circle citizen citrus city civic clarinet classic clay clean
  clever client cliff clinic clipper cloak closet cloth cloud clove clown cluster clutch coach cobalt cockpit coconut
  coffee collect colony column comet comfort common compass concert condor cone confirm congress conifer connect
  consult contain convoy cookie cool copilot copper copy cordial corner corridor corsage cosmic costume cottage
  counter couple courage cover cowboy coyote crab crackle cradle craft crate crawfish crayon creature credit crescent
  cricket crimson crisp critic crocus cross crouton crowd cruiser crumb crunch crust crystal cube cubic cucumber
  cuddle culture culvert cupboard cupcake curious curtain curve cushion custom cutlery cycle cypress daffodil dahlia
  dainty dairy dance dapple daring dash database daughter daylight dazzle debate debut decade decent decimal deck
  decorate deep default definite degree deliver delta deluxe demand denim dentist depend deposit depth deputy derby
  describe design desktop detail detour develop diagonal dial diamond dictate diesel differ digital dime dinner
  dinosaur diploma direct discover display distant ditto diver divide dizzy doctor dogwood dollar dolphin domain
  domino donate donkey doodle doorbell double dove downhill dozen dragon drama drapery drawer dream dress drift drink
  drive drizzle drone drop drum dryer duchess duckling duet dugout dumpling dune duplex durable dustpan duty dwell
  dynamic eager early earnest earring earth easel east ebony echo eclair eclipse economy edge edible edit educate
  effort eggplant elapse elastic elbow elder electric elegant elephant elevator elite embark emblem embrace emerald
  emotion emporium empty enable enamel endeavor endless endorse energy engine enjoy enormous enough enrich ensemble
  entire envelope enzyme epic episode epoxy equal equip erase erosion errand escape espresso essay essence estate etch
  eternal ethics evening evolve exact example excite exercise exhale exhibit exist exodus exotic expand expert explore
  express extend extra eyebrow eyelid eyesight fabric fabulous facade factory faculty fairway falcon family famous
  fancy fanfare fantasy faraway farmer fashion fasten faucet favor feather federal feline fellow fence fern ferret
  fertile festival fiber fiction fiddle field fiesta fifteen figure filament film filter finance finch finger firefly
  first fishbowl fitness fjord flag flame flannel flapjack flash fleece flexible flicker flight flint float flock
  florist flourish fluent fluffy flurry flute focus fodder foghorn fold foliage football forest forget fork formal
  fortune forum fossil fountain foxglove foyer fraction fragile freckle freedom freight fresh friend frigate fringe
  frisbee frog frontier frost fruit fuel fulcrum funnel furnace furrow fusion future fuzzy gadget galaxy gallery game
  garage garden garlic garment garnet gateway gather gazebo gearbox gecko gelatin gemstone general genius gentle
  genuine geology geometry geranium gerbil gesture geyser giant gift giggle gingham giraffe girder give glacier glad
  glance glass glide glimpse glitter globe glossary glow glue gluten gnome goat goblet golden golf gondola goose gorge
  gossip gourmet grace graduate graham grain grand graphite grasp gravel green grid griffin grill grocery ground grove
  growth guard guitar gumbo gumdrop gusto gymnast habit haddock half halibut hallway halogen hamlet hammer hamster
  handbook happy harbor hardware harmony harness harp harvest hatch haystack hazard hazel headline health heater heavy
  hedgehog height heirloom helium helmet help herald herb heron hexagon hibiscus hickory hidden highway hiking hilltop
  hinge hippo history hockey holiday hollow home honest hood hopeful horizon hospital hostel hotcake house hubcap
  human humble humid humor hundred hurdle hurry husband husky hyacinth hybrid hydrant hyphen iceberg icicle icon ideal
  identify igloo igneous iguana image imitate immense impact implant import improve impulse include income increase
  incubate index indigo indoor industry inertia infinite inflate inform ingot inherit initial inkwell inland inlet
  inning input inside inspect install intact intend intrigue invent invite involve iodine iris irrigate isolate issue
  italic item ivory jacket jade jaguar jalapeno jamboree janitor jasmine jaunty javelin jaybird jazz jelly jersey
  jester jewel jigsaw jingle jogger join joke jonquil journey jovial joyful jubilee judge juggle juice jukebox jumper
  junction junior just kangaroo karate kayak kazoo keen keeper kennel kestrel kettle keyboard keynote kick kidney
  kilogram kimono kindly king kiosk kitchen kite kitten kiwi knapsack knee knuckle koala kumquat label labor lacquer
  lacrosse ladder ladybug lagoon lakeside lamb landmark language lantern lanyard laptop large larkspur lasagna laser
  lasso lasting latitude lattice laugh launch laurel lava lavender lavish lawn leader leaf league learn lecture ledger
  legal legend leisure lemon lentil leopard letter level liberty library lifeboat lighter lilac lily limber limerick
  limit lineage lion liquid list liter little lively lizard loafer lobby lobster local locker lodge logic lonely long
  loom lotus lounge lowland lozenge luck luggage lullaby luminous lunar lunchbox lupine luxury lyric macaroni machine
  mackerel magenta magic magnet magpie mahogany mailbox majestic major makeup mallet mammoth manage mandolin mango
  manifest mansion manual marathon marble margin marigold market marmot maroon marsh marvel marzipan mascot masonry
  massive master matinee matrix mattress maximum meadow meander measure mechanic medium megabyte melody member memory
  mentor menu merge merit mermaid merry mesquite message meteor method metric midday midland midnight mighty migrate
  mild milkweed million mimic mimosa mineral minimum minnow minstrel mint minute mirror mission mixture mobile model
  modify module moist molecule moment monarch money monitor monsoon month monument moon mooring moral morsel mortar
  mosaic mother motor motto movie muffin mulberry mulch multiply murmur museum mushroom music mutton mutual muzzle
  myself mystery mythic nachos nametag napkin nation nature nautical navigate navy near nebula necklace nectar needle
  negative neighbor neither neon nephew nerve nest network neutral never newborn nibble nickel niece nightcap nine
  noble noise north notable notch notebook nothing notice nougat nourish novel nowhere nozzle nucleus nugget number
  numeral nurse nutmeg nutrient nutshell nylon oasis oatmeal object oboe observe obstacle obtain obvious occupy ocean
  octagon octopus odometer offer office offshore often omega omelet omit onion online onward onyx opal opaque open
  opera opinion oppose option oracle orange orbit orchard order ordinary oregano organ orient origami oriole ornament
  osprey ostrich otter outback outdoor outfit outline outpost ovation overcoat owlet owner oxygen oyster ozone package
  paddle padlock page painter pajamas palace palomino pamphlet pancake panda panel panther papaya paper papyrus parade
  parcel pardon parent parfait park parlor parrot parsley particle passage pasta patient patrol pattern pavement
  pavilion payload payment peach peanut pebble pecan pelican pencil penguin people pepper perfect period permit person
  petal petite petunia pewter pharmacy phoenix phone photo physics piano piccolo pickle picnic picture pigment pigtail
  pillar pilot pinball pinecone pink pinto pioneer pipeline piston pitcher pizza plaid planet plaster plateau player
  plaza please plenty pliers plumber plunge plural plus plywood pocket podium poem poetry point polar polish polka
  pollen polo polygon pomelo pond pontoon popcorn poppy porch portrait positive postcard potato potluck pottery powder
  powerful practice prairie praline precise prefer prelude premium prepare present pretzel preview primary prism
  private prize probable proceed produce profile program project prologue promise pronoun proof propane prosper proud
  provide prudent prune public pudding pulley pulp puma pumice pumpkin punch pupil puppet purchase purify purple
  pyramid quadrant quaint quake quality quantum quarter queen quench quest quick quill quintet quiver quiz quota
  rabbit raccoon radar radish rafter ragtime railroad rainbow raisin rally rampart random rapid rapport rascal ratio
  raven ravine razor reactor ready realize reason rebound receipt recipe record recruit recycle reduce redwood reef
  refinery reflect reform refresh refund region regular rehearse reindeer relax relief remark remember remind remote
  renew rental repair repeat replica reptile republic request rescue research resident resort respect restore result
  retain retire retrieve return reunion reveal reward rhino rhombus rhubarb ribbon rice ripple ritual riverbed roadway
  robin robot rocking rodeo roller romance roommate rooster rosemary rotate rotunda roundup rowboat royal rubber ruby
  rudder ruffle ruler runner runway rural rustic safari safety saffron salad salmon salsa salute salvage sandal
  sapphire sardine satchel satin saturn saucer sausage savanna sawdust sawmill scaffold scale scarf scenic schedule
  scholar science scissors scooter score scout scramble screen scribble scroll sculptor seafood seagull search seaside
  seaweed second secret section sedan seedling seesaw segment seldom select selfless semester senator senior sensible
  sentence separate sequel serene series sesame setting seven shadow shaggy shallow shampoo shanty shape shark shawl
  sheep shelf sherbet shield shimmer shine ship shirt shiver shock shortcut shoulder shovel show shrimp shrub shuffle
  shutter sidewalk sienna signal silent silicon silk silver similar simple sincere singular siren sister sitcom
  sixteen sizzle skate sketch skill skipper skyline slalom sled sleepy slender slice slither slogan slope smart smile
  smith smoke smooth smudge snack snail snapshot sneaker snorkel snowball snuggle soap soccer social sofa softball
  solid solution solve someday sonata soprano sorbet south soybean space spaniel sparkle spatula special sphere spider
  spinach spiral splash splendid splinter spokes sponge spoon sport spotless spray spring sprout spruce spur square
  squeeze squid stable stadium stallion stamp standard stapler starfish statue stay steady steeple stellar stencil
  stereo stick stirrup stocking stone stopper storm strategy street stripe strong strudel stubble stucco student
  sturdy style subject submit subtitle suburb subway success sudden suffix sugar suggest suitcase sulfur summer
  sunbeam sunlight sunrise sunset super supply supreme surface surprise survey sushi suspend sustain swan sweater
  sweeten swift swing swirl switch swivel swoop sycamore syllable syrup system tablet tackle taco tactic tadpole taffy
  tailor talent talk talon tamale tandem tanker tapestry target tartan tassel taste taxi teacher teapot teardrop
  teaspoon teddy template tenant tender tennis tenor tent term terrace textile thank theme theory thermos thick
  thimble thinker third thistle thorn thousand thread thrift thrush thumb thunder tiara ticket tidbit tiger tight tile
  timeless timid tinsel tiny titanium toaster toboggan today toddler together token tollgate tomato tomorrow tonic
  toolbox tooth topaz topsoil tornado torrent tortilla total totem toucan tourist toward towel town toys tractor trade
  traffic trailer transit treasure treble tree trellis tremor trend triangle trilogy trinket trio triple trivia
  trolley trombone trophy trout truck trumpet trundle truth tugboat tulip tuna tundra tungsten turban turmeric turnip
  turret turtle tutor tuxedo tweed twelve twenty twiddle twig twilight twinkle twist twofold type typical ukulele
  umbrella uncle under unfold unicorn uniform unique unison unit universe unlock unpack unroll unusual unveil unwind
  upbeat update upgrade uphill upkeep upland upload upper upright uproar upshot upstairs uptown upturn upward urgent
  usher usual utility utmost vacant vacuum vague valet valid valuable valve vanilla vantage vapor variety varnish vase
  vault vector vehicle velocity velvet vendor veneer venture version vertical vessel veteran veto viaduct vibrant
  victory video viewer vigor village vinegar vinyl viola virtual visible visual vital vivid volcano volley volume
  voter voucher voyage waffle wagon waiter walker walnut walrus waltz wander warbler wardrobe warm warranty washer
  watchdog wattage wayside website wedding weekend welcome welfare western wetland wharf wheat whisk white wicker
  widget wife wildlife willing wind wingspan winter wisdom wish wisteria withdraw wombat woodland woolen word workshop
  worthy woven wrangler wrapper wreath wrench wrinkle wrist written yacht yoga yogurt yonder young yourself yucca
  zebra zenith zephyr zeppelin zero zesty zigzag zinc zipper zircon zodiac zoology zucchini
`
  .trim()
  .split(/\s+/)
