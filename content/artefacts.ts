import type { BlockOf } from '#blocks/schema.ts'

type Artefacts = BlockOf<'artefacts'>
type Artefact = Artefacts['artefacts'][number]

/** A sketch or a photo of art/pictures/projects. */
function pictured(
  name: string,
  { alt, ...words }: { title: string; source: string; note: string; alt: string },
): Artefact {
  const src = `/pictures/projects/${name}.webp`
  return {
    layout: 'picture',
    ...words,
    picture: { src, width: 1600, height: 1200, widths: [800], alt },
  }
}

const saltmarsh: Artefact[] = [
  {
    layout: 'table',
    title: 'The redirect table',
    source: 'redirects.csv, 7 of 11,342 rows',
    note: 'The marked row is the one we got wrong. It sent men’s rainwear to all jackets, and search dropped both for three weeks. Then it got its own page back.',
    columns: ['Old address', 'New address', 'Decision', 'Clicks a year'],
    rows: [
      {
        cells: ['/product.php?id=1187', '/jackets/squall-rain-jacket', 'Moved', '2,914'],
      },
      {
        cells: ['/product.php?id=1187&c=3', '/jackets/squall-rain-jacket/yellow', 'Moved', '1,206'],
      },
      { cells: ['/cat/rainwear-mens', '/jackets', 'Merged', '988'], marked: true },
      { cells: ['/search?q=boots+wide', '/boots/wide', 'Given a page', '640'] },
      { cells: ['/tips/waxing-a-jacket', '/tips/waxing-a-jacket', 'Kept', '571'] },
      { cells: ['/product.php?id=0422', 'none', 'Gone (410)', '38'] },
      { cells: ['/sale2016/index2.html', 'none', 'Gone (410)', '4'] },
    ],
  },
  {
    layout: 'form',
    title: 'The first step of the checkout',
    source: 'Sketch 4, with what eleven customers taught us',
    note: 'There used to be eleven fields. Nobody but us ever used the other seven.',
    rows: [
      { cells: ['Email', 'signe@example.ca', 'Asked first. No account, no password.'] },
      { cells: ['Postal code', 'B3J 3K5', 'Fills in city and province.'] },
      {
        cells: ['Street', '1 Harbour Lane', 'Asked once. The old form asked twice.'],
      },
      {
        cells: ['Delivery', 'Tomorrow, free', 'One choice. There were six, to the same door.'],
      },
      {
        cells: ['Button', 'Continue to payment', 'Stays above the keyboard.'],
        marked: true,
      },
    ],
  },
  {
    layout: 'log',
    title: 'The weekend of the move',
    source: 'move.log, week nine',
    note: 'Three passes over every old address. The third is the one we waited for.',
    rows: [
      { cells: ['Fri 22:04', 'redirects live, first pass: 11,342 addresses'] },
      { cells: ['Fri 22:31', '63 wrong: 58 trailing slashes, 5 products not imported'] },
      { cells: ['Fri 23:12', 'second pass: 5 wrong, the same five'] },
      { cells: ['Fri 23:40', 'five products imported, by hand'] },
      { cells: ['Sat 00:07', 'third pass: 0 wrong'], marked: true },
      { cells: ['Sat 23:00', 'shop closed, order form open'] },
      { cells: ['Sun 03:00', 'shop open, 3 orders carried over from the form'] },
      { cells: ['Mon 06:50', 'rain'] },
    ],
  },
  pictured('saltmarsh-outfitters-sketch', {
    title: 'The weather opens the shop',
    source: 'Sketch 1, legal pad, refused in week two',
    note: 'A storm of nine seconds, with sound, that one scrolls to calm. We were in love with it for a day. Signe looked out of the window.',
    alt: 'A pencil drawing on yellow lined paper: a window with rain, waves and a boat, crossed out in red; below it “It is raining outside, Meher. Why in here? S.”',
  }),
  pictured('saltmarsh-outfitters-original', {
    title: 'The flyer of every spring',
    source: 'On the cork board behind the till',
    note: 'Three faces, two exclamation marks, and sixty per cent off most things. Henrik says that it is a moose.',
    alt: 'A faded flyer on cork: Saltmarsh Outfitters in green script, Spring clear-out in red capitals, a yellow star with 60% off, and an animal with horns',
  }),
]

const darAlNoor: Artefact[] = [
  {
    layout: 'table',
    title: 'Five clinics, five Thursdays',
    source: 'Launch calendar, weeks 13 to 17',
    note: 'One clinic a week, and every Thursday a list of what had gone wrong. The next clinic opened only when the list was done.',
    columns: ['Week', 'Clinic opened', 'Went wrong', 'First on Thursday’s list'],
    rows: [
      { cells: ['13', 'Olaya', '11', 'Insurance numbers with a space were refused'] },
      { cells: ['14', 'Al Malaz', '7', 'Two doctors had the same name'] },
      { cells: ['15', 'An Nakheel', '5', 'Prayer times were offered as free'] },
      { cells: ['16', 'Al Yasmin', '3', 'The code came twice on one network'] },
      {
        cells: ['17', 'As Suwaidi', '1', 'A sign at the door still gave the old number'],
        marked: true,
      },
    ],
  },
  {
    layout: 'form',
    title: 'The third screen, before launch',
    source: 'Draft 6, English side',
    note: 'All we ask of a patient. We drew it from right to left first; this is the translation.',
    rows: [
      { cells: ['Booking for', 'My mother', 'Added in draft 6: daughters book at ten at night.'] },
      { cells: ['Mobile number', '05• ••• ••78', 'The only thing we ask for.'] },
      { cells: ['Code', '4 9 1 7', 'The phone fills it in from the message.'] },
      {
        cells: ['Button', 'Book Tuesday, 19:40', 'Says day and time, because people check here.'],
        marked: true,
      },
    ],
  },
  {
    layout: 'table',
    title: 'What patients call it',
    source: 'Word list, 6 of 84',
    note: 'From three days of calls. The left column was on the old site; the right one is on the buttons.',
    columns: ['In the clinic’s list', 'Said on the phone', 'On the button'],
    rows: [
      { cells: ['Ophthalmology', 'دكتور عيون', 'Eyes'] },
      { cells: ['Otolaryngology', 'أنف وأذن وحنجرة', 'Ear, nose, throat'] },
      { cells: ['Dermatology', 'دكتور جلدية', 'Skin'] },
      { cells: ['Orthopaedics', 'دكتور عظام', 'Bones and joints'] },
      { cells: ['Paediatrics', 'دكتور أطفال', 'Children'] },
      { cells: ['Dental prophylaxis', 'تنظيف أسنان', 'Teeth cleaning'] },
    ],
  },
  pictured('dar-al-noor-clinics-sketch', {
    title: 'A map of Riyadh, first',
    source: 'Draft 3, dotted paper, refused by Leila Farahani',
    note: 'Five pins, live traffic, a zoom. It answered a question that none of the callers had asked in three days.',
    alt: 'A pencil drawing on dotted paper: a map with five pins, struck through in red; below it “Patients choose a doctor. Nobody chooses a pin. L. F.”',
  }),
  pictured('dar-al-noor-clinics-original', {
    title: 'The board at the door',
    source: 'As Suwaidi, the day before it came down',
    note: 'The number had been wrong since it was printed. The sticker was right. The second sticker was right as well, until we were done.',
    alt: 'A blue board on a stone wall with a smiling tooth, the name in Arabic and English, a red telephone number under a white sticker with another, and a second sticker: busy? call again',
  }),
]

const gangaAgro: Artefact[] = [
  {
    layout: 'model',
    title: 'Six tables for forty spreadsheets',
    source: 'Data model, page 1 of 2, week four',
    note: 'Everybody wanted a seventh. “Lot” is the one that mattered: seed has a date, and the old sheets did not know it.',
    rows: [
      { cells: ['dealer', 'name'] },
      { cells: ['dealer', 'district'] },
      { cells: ['dealer', 'credit_limit'] },
      { cells: ['order', 'dealer', 'dealer'] },
      { cells: ['order', 'placed_by'] },
      { cells: ['order', 'loaded_at'] },
      { cells: ['order_line', 'order', 'order'] },
      { cells: ['order_line', 'lot', 'lot'] },
      { cells: ['order_line', 'bags'] },
      { cells: ['product', 'name_hindi'] },
      { cells: ['product', 'bag_kg'] },
      { cells: ['product', 'price'] },
      { cells: ['lot', 'product', 'product'], marked: true },
      { cells: ['lot', 'warehouse'] },
      { cells: ['lot', 'expires_on'] },
      { cells: ['check', 'lot', 'lot'] },
      { cells: ['check', 'night'] },
      { cells: ['check', 'difference'] },
    ],
  },
  {
    layout: 'log',
    title: 'One night’s check',
    source: 'stock-check.log, a Tuesday in June',
    note: 'Three bags of urea, and two people who knew before breakfast.',
    rows: [
      { cells: ['02:00', 'six warehouses, 243 lots'] },
      { cells: ['02:04', 'Hajipur, 61 lots: agree'] },
      { cells: ['02:05', 'Muzaffarpur, 48 lots: agree'] },
      { cells: ['02:05', 'Sitamarhi, 39 lots: urea, 3 bags short'], marked: true },
      { cells: ['02:06', 'Darbhanga, Madhubani, Motihari, 95 lots: agree'] },
      { cells: ['06:30', 'message to Anil Paswan and Rekha Devi'] },
      { cells: ['07:10', 'found: on a lorry that had left at 01:50'] },
    ],
  },
  {
    layout: 'table',
    title: 'The nineteen conditions',
    source: 'Signed after the pilot, 6 of 19',
    note: 'They became the plan. The last one took longest.',
    columns: ['Condition', 'Asked by', 'Met in'],
    rows: [
      { cells: ['1. A delivery is typed once', 'Accounts', 'Week 8'] },
      { cells: ['4. Dealers install nothing', 'Sales', 'Week 12'] },
      { cells: ['7. The paper stays until two counts agree', 'Hajipur', 'Week 6'] },
      { cells: ['11. A dealer over the limit is told before loading', 'Owner', 'Week 15'] },
      { cells: ['16. The books move on 1 April', 'Accounts', 'Week 18'] },
      { cells: ['19. Manoj goes on holiday and nobody calls', 'Manoj', 'Week 25'], marked: true },
    ],
  },
  pictured('ganga-agro-sketch', {
    title: 'The Ganga Gold Club',
    source: 'Idea 2, back of a delivery slip',
    note: 'Points, a PIN and a wheel of fortune, and then the order. Manoj read the steps aloud. By the fourth, the dealers would have rung him.',
    alt: 'A pencil drawing on a pink form, crossed out in red: a phone with a wheel of fortune and a button Spin; beside it “Condition 4: they install nothing”',
  }),
  pictured('ganga-agro-original', {
    title: 'Page 39 of the register',
    source: 'At the gate in Hajipur, June',
    note: 'Every delivery was written here third, with whatever pen there was. Minus fourteen bags of DAP is correct, Manoj said. He would not say why.',
    alt: 'A page of a red register, written in blue in Hindi and English: bags, lorries and remarks such as “ask Manoj” and “again??”, with the ring of a cup of tea',
  }),
]

const makhana: Artefact[] = [
  {
    layout: 'table',
    title: 'What a phone leaves of a pack',
    source: 'Measured at 28 millimetres, five of eleven parts',
    note: 'Anything a buyer must read before tapping needs ten pixels. The marked row is the one people search for.',
    columns: ['On the pack', 'Before', 'After'],
    rows: [
      { cells: ['Brand name', '11 mm, 8 px', '18 mm, 13 px'] },
      { cells: ['The word makhana', '8 mm, 6 px', '24 mm, 17 px'], marked: true },
      { cells: ['Weight', '4 mm, 3 px', '14 mm, 10 px'] },
      { cells: ['“Roasted in ghee”', '3 mm, 2 px', 'A drop, 15 px'] },
      { cells: ['The pond', '90 mm, 66 px', 'On the back'] },
    ],
  },
  {
    layout: 'log',
    title: 'Fourteen strangers, one question',
    source: 'find-it.log, Patna Junction, the first half',
    note: 'Half of them saw the old pack and half the new one. Nobody saw both.',
    rows: [
      { cells: ['10:12', 'old pack, a student: 7.4 s'] },
      { cells: ['10:19', 'old pack, two sisters, asked once: 9.2 s, each found another'] },
      { cells: ['10:31', 'new pack, a porter: 1.9 s, “the green one?”'] },
      { cells: ['10:40', 'old pack, a man with a baby: gave up after 20'] },
      { cells: ['10:52', 'new pack, a teacher: 2.4 s'] },
      { cells: ['11:03', 'platform 4, everyone’s train came, twenty minutes lost'] },
      { cells: ['11:31', 'new pack, a man of 71 without his glasses: 2.1 s'], marked: true },
      { cells: ['11:44', 'new pack, his wife: 1.6 s'] },
    ],
  },
  {
    layout: 'form',
    title: 'The listing that goes with it',
    source: 'Form of the shopping app, version 3',
    note: 'Half of being found is typed. Version 1 had the brand first, as brands do.',
    rows: [
      { cells: ['Name', 'Makhana in ghee, 80 g', 'What it is, then which, then how much.'] },
      { cells: ['Brand', 'Makhana & Co.', 'Has a field of its own. It needs no second place.'] },
      { cells: ['First picture', 'Front, straight on, on white', 'No bowl, no hand, no leaves.'] },
      { cells: ['Also searched as', 'phool makhana, fox nuts', 'As people type them.'] },
      {
        cells: ['Button', 'Submit for review', 'Only after someone found it in three seconds.'],
        marked: true,
      },
    ],
  },
  pictured('makhana-co-sketch', {
    title: 'Captain Makhana',
    source: 'Sketch 3, squared paper, refused by Pankaj Jha',
    note: 'He had a cape. The pack had a window in the shape of a lotus, so that one could see his relatives.',
    alt: 'A pencil drawing on squared paper, crossed out in red: a puff with a face, legs and a cape, beside a pack with a window; below it “11 rupees more. And that is popcorn. P. J.”',
  }),
  pictured('makhana-co-original', {
    title: 'The label from the kitchen',
    source: 'Before there was a pack',
    note: 'Printed at home, knotted to a clear bag, and misspelled for two years. It sold out all the same. He still has a sheet of them.',
    alt: 'A home-made label with a rainbow ground, a pink lotus and the words “Makhana & Co., 100% pure, TESTY”, among roasted seeds',
  }),
]

const teranga: Artefact[] = [
  {
    layout: 'table',
    title: 'Twelve campaigns, ninety days',
    source: 'Account review, page 2. Orders as the platforms claim them',
    note: 'The three at the top stayed. The marked row is the one we stopped as well, and put back on day nine.',
    columns: ['Campaign', 'Media', 'Claimed', 'Decision'],
    rows: [
      { cells: ['Fonio and millet', '$2,610', '214', 'Kept'] },
      { cells: ['Palm oil', '$2,180', '187', 'Kept'] },
      { cells: ['Friday box', '$1,940', '38', 'Stopped, put back'], marked: true },
      { cells: ['Brand name', '$1,320', '369', 'Stopped'] },
      { cells: ['West Africa, broad', '$3,460', '41', 'Stopped'] },
      { cells: ['Food lovers', '$2,410', '6', 'Stopped'] },
      { cells: ['Lookalike', '$1,240', '33', 'Stopped'] },
      { cells: ['Lookalike, copy', '$1,190', '29', 'Stopped'] },
      { cells: ['Video views', '$1,370', '4', 'Stopped'] },
      { cells: ['Recipes', '$690', '9', 'Stopped'] },
      { cells: ['Reminders, 180 days', '$540', '22', 'Stopped'] },
      { cells: ['DO NOT TOUCH', '$250', '8', 'Touched'] },
    ],
  },
  {
    layout: 'log',
    title: 'Twelve days without ten campaigns',
    source: 'Till, all orders of a day; it had been 35',
    note: 'One number, read from the till. It noticed the one that mattered.',
    rows: [
      { cells: ['Day 01', 'Monday, ten campaigns stopped. 34 orders'] },
      { cells: ['Day 02', '36'] },
      { cells: ['Day 03', '35. Nobody has noticed anything'] },
      { cells: ['Day 05', 'Friday, 31. Amara: “Quiet for a Friday?” We: “Wait.”'] },
      { cells: ['Day 07', '37, most of them fonio'] },
      { cells: ['Day 09', 'Tuesday. Photo of an empty order pad'] },
      { cells: ['Day 09', 'the Friday box is on again, we are sorry'], marked: true },
      { cells: ['Day 12', 'Friday, 44'] },
    ],
  },
  {
    layout: 'form',
    title: 'The five o’clock report',
    source: 'All of it, on one screen',
    note: 'It used to be fourteen pages, once a month. She reads this one between two crates.',
    rows: [
      { cells: ['Yesterday', '43 orders', 'Online and by phone, from the till.'] },
      { cells: ['Media', '$211 of $213', 'What the three campaigns cost.'] },
      { cells: ['Went best', 'Fonio, 5 kg', '17 of them. The small bag is out of stock.'] },
      { cells: ['Odd', 'Nobody in Brampton', 'The parcel depot was closed.'] },
      { cells: ['Button', 'Stop one', 'Hers. Works without asking us.'], marked: true },
    ],
  },
  pictured('teranga-foods-sketch', {
    title: 'A sunset, for a grocer',
    source: 'Billboard, fourth ad, refused by Amara Diallo',
    note: 'The tree, the drum, the golden hour. There was a question mark where the lion would have stood. We are glad that she has a red crayon.',
    alt: 'A pencil drawing on brown paper, struck through in red: Taste of Africa above a sunset with a tree and a drum; below it “All 54 countries? I sell fonio on Eglinton Avenue. A. D.”',
  }),
  pictured('teranga-foods-original', {
    title: 'Everything, at once',
    source: 'At the till, until week four',
    note: 'Sixteen goods in four colours, so that nothing would be missed. Nobody ever asked about the DVD.',
    alt: 'A poster in front of shelves: Teranga Foods in yellow and white on red, and sixteen coloured boxes from fonio and palm oil to phone card and DVD, some with “ask price”',
  }),
]

const baobab: Artefact[] = [
  {
    layout: 'table',
    title: 'What two hundred messages wanted',
    source: 'Counted in week one, with Awa Ndiaye',
    note: 'Seven in ten were spoken. The marked row is why the bot never listens.',
    columns: ['Asked for', 'Of 200', 'Spoken', 'Answered by'],
    rows: [
      { cells: ['One book, title uncertain', '88', '71', 'A person'], marked: true },
      { cells: ['The school list', '46', '33', 'A person'] },
      { cells: ['A price', '24', '17', 'The bot, if typed'] },
      { cells: ['Hours, or the way', '21', '6', 'The bot, if typed'] },
      { cells: ['Delivery', '14', '8', 'The bot, if typed'] },
      { cells: ['Nothing: thanks, greetings', '7', '5', 'A person, always'] },
    ],
  },
  {
    layout: 'model',
    title: 'Four tables behind one inbox',
    source: 'Data model, week three',
    note: '“Hold” is the business: a book, a reader and a Saturday.',
    rows: [
      { cells: ['reader', 'first_name'] },
      { cells: ['reader', 'agreed_on'] },
      { cells: ['reader', 'last_three_books'] },
      { cells: ['conversation', 'reader', 'reader'] },
      { cells: ['conversation', 'owner'] },
      { cells: ['conversation', 'waiting_since'] },
      { cells: ['hold', 'reader', 'reader'], marked: true },
      { cells: ['hold', 'book', 'book'] },
      { cells: ['hold', 'until'] },
      { cells: ['book', 'title'] },
      { cells: ['book', 'shop_and_shelf'] },
      { cells: ['book', 'price_cfa'] },
    ],
  },
  {
    layout: 'log',
    title: 'The Friday we sent it to everyone',
    source: 'broadcast.log, the last Friday of September',
    note: 'Two hundred at a time would have taken until Monday, and nobody would have waited until Sunday.',
    rows: [
      { cells: ['Fri 18:00', 'school list to 1,900 readers'] },
      { cells: ['Fri 18:01', 'first answer, spoken, 0:42'] },
      { cells: ['Fri 18:20', '240 waiting, four people, nobody goes home'] },
      { cells: ['Fri 19:00', '612 waiting'] },
      { cells: ['Fri 19:40', '31 have blocked us: 1.6%, we pause at 1%'], marked: true },
      { cells: ['Sat 09:10', 'Meta: number limited for seven days'] },
      { cells: ['Sun 12:05', 'last reader answered, with an apology and her list'] },
    ],
  },
  pictured('baobab-sketch', {
    title: 'The tree that talked',
    source: 'Sketch 2, squared paper, rejected in week four',
    note: 'Our bot had a face and never slept. Ousmane looked at it for a while. “My mother would answer it.” It has had no face since.',
    alt: 'A pencil drawing on squared paper, crossed out in red: a baobab with a face says “Bonjour ! Moi c’est Papa Baobab”; below it, “Ma mère lui répondrait. O. F.”',
  }),
  pictured('baobab-original', {
    title: 'The door in Point E',
    source: 'Photo, week one',
    note: 'It had worked: 260 messages a day. We kept the “S.V.P.”, and nothing else. The tape kept some of the door.',
    alt: 'A printed sheet on a turquoise door: Librairie Baobab in pink capitals, a telephone number on yellow, and below in marker “PAS LA NUIT S.V.P.”',
  }),
]

const artefacts: Record<string, Artefact[]> = {
  'saltmarsh-outfitters': saltmarsh,
  'makhana-co': makhana,
  'teranga-foods': teranga,
  'dar-al-noor-clinics': darAlNoor,
  'ganga-agro': gangaAgro,
  baobab,
}

/** The working papers of a case study, the last two a rejected sketch and what was there before us. */
export function artefactsOf(slug: string): Artefacts {
  const own = artefacts[slug]
  if (!own) throw new Error(`content/artefacts.ts: there are no artefacts for "${slug}".`)
  return {
    type: 'artefacts',
    title: 'From the project folder',
    intro:
      'Working papers as they were on the day, with one idea that was refused and one thing we found.',
    artefacts: own,
  }
}
