import type { BlockOf } from '#blocks/schema.ts'

type Artefacts = BlockOf<'artefacts'>
type Artefact = Artefacts['artefacts'][number]

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
]

const artefacts: Record<string, Artefact[]> = {
  'saltmarsh-outfitters': saltmarsh,
  'dar-al-noor-clinics': darAlNoor,
  'ganga-agro': gangaAgro,
}

/** Three working papers of a case study. */
export function artefactsOf(slug: string): Artefacts {
  const own = artefacts[slug]
  if (!own) throw new Error(`content/artefacts.ts: there are no artefacts for "${slug}".`)
  return {
    type: 'artefacts',
    title: 'From the project folder',
    lead: 'Three working papers, as they were on the day.',
    artefacts: own,
  }
}
