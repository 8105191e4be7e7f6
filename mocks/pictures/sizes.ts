/** The longest side of objects in centimetres, by artwork; where it varies, a typical size. */
const sizes: Readonly<Record<number, string>> = {
  3: 'paperclip pushpin game-die',
  6: 'chestnut kiss-mark olive seedling blueberries yo-yo watch ribbon pool-8-ball kiwi-fruit lipstick magnet',
  8: 'tangerine lemon egg peach red-apple green-apple tomato mango compass sports-medal stopwatch timer-clock strawberry soap battery candy cookie droplet teacup-without-handle',
  10: 'chess-pawn nail-polish herb rose hibiscus lotus croissant doughnut pear electric-plug hot-beverage trackball purse honey-pot crab alarm-clock light-bulb shrimp moon-cake sponge locked',
  12: 'cactus computer-mouse optical-disk floppy-disk glasses sunglasses salt camera-with-flash radio sake beer-mug chocolate-bar ledger',
  15: 'mobile-phone mobile-phone-with-arrow camera video-game pager pen fountain-pen pencil crayon lollipop cucumber razor briefs candle bubble-tea cheese-wedge goggles movie-camera nesting-dolls popcorn joystick notebook spiral-notepad wine-glass magnifying-glass-tilted-left thermometer glass-of-milk beverage-box screwdriver hair-pick',
  18: 'banana lotion-bottle toothbrush baby-bottle cup-with-straw scissors diving-mask grapes headphone ear-of-corn flat-shoe thong-sandal womans-sandal cut-of-meat carrot bowl-with-spoon spoon ping-pong flashlight microphone telephone-receiver racing-car magic-wand boxing-glove',
  22: 'soccer-ball volleyball socks gloves books blue-book closed-book green-book orange-book open-book notebook-with-decorative-cover high-heeled-shoe mans-shoe running-shoe studio-microphone telephone teapot waffle pancakes sheaf-of-rice billed-cap video-camera microscope fork-and-knife paintbrush spaghetti clutch-bag kitchen-knife wrapped-gift wrench water-pistol broccoli mirror',
  26: 'basketball american-football flying-disc hiking-boot ice-skate roller-skate pineapple watermelon carousel-horse cooking fork-and-knife-with-plate hammer mantelpiece-clock framed-picture roll-of-paper abacus bowling speaker-high-volume',
  30: 'pot-of-food shallow-pan-of-food straight-ruler clipboard film-projector handbag rocket satellite-antenna drum fire-engine helicopter locomotive globe-showing-asia-australia potted-plant chopsticks red-paper-lantern shower artist-palette puzzle-piece',
  35: 'basket laptop womans-hat wastebasket bucket robot speaker-medium-volume printer bouquet sunflower teddy-bear wind-chime balloon toolbox',
  40: 'briefcase backpack keyboard shorts',
  50: 'womans-boot desktop-computer trumpet one-piece-swimsuit luggage running-shirt womans-clothes',
  70: 't-shirt badminton saxophone safety-vest telescope skateboard umbrella sled kite',
  100: 'closed-umbrella guitar banjo jeans chair dress kick-scooter broom lab-coat coat martial-arts-uniform musical-keyboard bathtub',
  120: 'television necktie seat fishing-pole scarf window',
  170: 'skis bicycle tent goal-net ladder playground-slide',
  200: 'bed couch-and-lamp door camping',
  300: 'canoe',
}

const byArt = new Map(Object.entries(sizes).flatMap(([cm, arts]) => arts.split(' ').map(art => [art, Number(cm)] as const)))

/** The longest side of an artwork's object in centimetres; `undefined` if unknown. */
export const sizeOf = (art: string): number | undefined => byArt.get(art)
