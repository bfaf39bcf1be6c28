import type { BlockOf } from '#blocks/schema.ts'
import { memberNamed } from '#content/team.ts'
import { servicePath } from '#model/paths.ts'

type Credits = BlockOf<'case-credits'>

/** Prices agree with the price guides of the services; all people are fictional. */
const credits: Record<string, Pick<Credits, 'people' | 'phases' | 'price' | 'credits'>> = {
  'saltmarsh-outfitters': {
    people: [
      person('Lucie Tremblay', 'Address list, redirects, search'),
      person('Meher Bose', 'Product page and checkout'),
      person('Tomasz Wieczorek', 'Storefront and catalogue import'),
      person('Daniel Achterberg', 'Testing, mostly on wet phones'),
    ],
    phases: [
      { name: 'The list of addresses', weeks: 1 },
      { name: 'Product page and checkout', weeks: 4 },
      { name: 'The catalogue', weeks: 3 },
      { name: 'The move', weeks: 1 },
    ],
    price: {
      from: 36_000,
      to: 42_000,
      includes:
        'A shop with its own design and the move of its addresses, both near the top of our guide: 4,200 products instead of 500.',
      guide: { label: 'Price guide for shops', href: servicePath('ecommerce-solutions') },
    },
    credits: [
      { label: 'At Saltmarsh', value: 'Henrik and Signe Solberg' },
      { label: 'Photography', value: 'Owen MacIsaac, at the warehouse’s north window' },
      { label: 'Research', value: 'Eleven customers and one rain jacket' },
      { label: 'Thanks to', value: 'A nephew in New Zealand, who still had the passwords' },
    ],
  },
  'makhana-co': {
    people: [
      person('Meher Bose', 'The band, the letter, three shapes'),
      person('Sunita Kisku', 'Camera, ruler, a morning in the shop'),
      person('Daniel Achterberg', 'Stopwatch, and eyes that cannot see red'),
    ],
    phases: [
      { name: 'A morning in the shop', weeks: 1 },
      { name: 'The first pack, drawn twice', weeks: 4 },
      { name: 'The other two flavours', weeks: 3 },
      { name: 'Press and packing', weeks: 2 },
    ],
    price: {
      from: 5_400,
      to: 9_600,
      includes:
        'Three packs at the $1,800 to $3,200 of our guide. The 1,100 pouches that were sealed too low are not in it.',
      guide: { label: 'Price guide for design', href: servicePath('design-services') },
    },
    credits: [
      { label: 'At Makhana & Co.', value: 'Pankaj Jha and Sabina Khatoon' },
      { label: 'The pond', value: 'Kavita Jha, on the back and signed' },
      { label: 'Shelf and advice', value: 'Mr. Jaiswal, Boring Road' },
      { label: 'Found it first', value: 'An aunt, who asked for a discount' },
    ],
  },
  'teranga-foods': {
    people: [
      person('Chidi Okonjo', 'Ninety days of search terms, by hand'),
      person('Mateo Quispe', 'One number from the till'),
      person('Lucie Tremblay', 'Ads that say what, how much and the price'),
    ],
    phases: [
      { name: 'Reading, changing nothing', weeks: 2 },
      { name: 'Set-up', weeks: 2 },
      { name: 'The platforms learn', weeks: 2 },
      { name: 'A fair test', weeks: 4 },
      { name: 'The review', weeks: 1 },
    ],
    price: {
      from: 5_000,
      to: 5_300,
      includes:
        'The account review at $600 to $900, set-up at $800 and three months of one channel at $1,200. Media is paid to the networks; one of the three months we did not bill.',
      guide: { label: 'Price guide for paid media', href: servicePath('performance-media') },
    },
    credits: [
      { label: 'At Teranga Foods', value: 'Amara Diallo, and Kofi Mensah on the phone' },
      { label: 'Photography', value: 'Priscilla Appiah, in the cold store' },
      { label: 'French for the ads', value: 'Lucie Tremblay, corrected in Dakar' },
      { label: 'Thanks to', value: 'Whoever set up “DO NOT TOUCH”' },
    ],
  },
  'dar-al-noor-clinics': {
    people: [
      person('Noor Al-Harbi', 'The three screens, in Arabic'),
      person('Meher Bose', 'Interface in both directions'),
      person('Mateo Quispe', 'App for iPhone and Android'),
      person('Tomasz Wieczorek', 'Booking and the doctors’ calendars'),
      person('Daniel Achterberg', 'Testing at twice the text size'),
    ],
    phases: [
      { name: 'Listening at reception', weeks: 1 },
      { name: 'Three screens, in Arabic first', weeks: 3 },
      { name: 'Web, app and calendars', weeks: 8 },
      { name: 'One clinic a week', weeks: 5 },
    ],
    price: {
      from: 48_000,
      to: 58_000,
      includes:
        'A booking app and a site with sign-in, in two languages. A single clinic with one language and no app is about a third.',
      guide: { label: 'Price guide for apps', href: servicePath('app-development') },
    },
    credits: [
      { label: 'At Dar Al Noor', value: 'Leila Farahani and six people at reception' },
      { label: 'English text', value: 'Farah Siddiqui, Dubai' },
      { label: 'Arabic proofreading', value: 'Hessa Al-Mutairi, Riyadh' },
      { label: 'Benchmark', value: 'A grandmother and her seven-year-old phone' },
    ],
  },
  'ganga-agro': {
    people: [
      person('Rakesh Mahto', 'Pilot, roll-out, thirty dealers by motorcycle'),
      person('Ishaan Prakash', 'Scope and the nineteen conditions'),
      person('Tomasz Wieczorek', 'WhatsApp orders and the nightly check'),
      person('Meher Bose', 'The order page in Hindi'),
    ],
    phases: [
      { name: 'The pilot', weeks: 3 },
      { name: 'Stock and purchase', weeks: 7 },
      { name: 'Sales and dealers', weeks: 7 },
      { name: 'The books', weeks: 4 },
      { name: 'Handover', weeks: 4 },
    ],
    price: {
      from: 43_000,
      to: 49_000,
      includes:
        'The pilot at its fixed $9,000, then stock, sales, purchase and books, with licences and hosting for the first year.',
      guide: { label: 'Price guide for ERP', href: servicePath('erp-services') },
    },
    credits: [
      { label: 'At Ganga Agro', value: 'Manoj Sinha, who understood the spreadsheets' },
      { label: 'Hindi text', value: 'Anjali Verma, Patna' },
      { label: 'First count', value: 'Four people, six warehouses, two Sundays' },
      { label: 'Thanks to', value: 'The first thirty dealers, for the tea' },
    ],
  },
  baobab: {
    people: [
      person('Sunita Kisku', 'Two hundred voice messages'),
      person('Lucie Tremblay', 'Templates and answers, in French'),
      person('Tomasz Wieczorek', 'One inbox, and the label printers'),
    ],
    phases: [
      { name: 'Listening', weeks: 1 },
      { name: 'Number, consent, templates', weeks: 2 },
      { name: 'The bot and where it stops', weeks: 3 },
      { name: 'Both shops, side by side', weeks: 2 },
    ],
    price: {
      from: 6_300,
      to: 8_700,
      includes:
        'Set-up at $1,500, the bot at $2,400, and care at $400 a month: for six months, or for the whole first year.',
      guide: { label: 'Price guide for WhatsApp', href: servicePath('whatsapp-marketing') },
    },
    credits: [
      { label: 'At Baobab', value: 'Ousmane Faye, Awa Ndiaye and two evenings of everyone' },
      { label: 'Wolof', value: 'Coumba Diop, Dakar' },
      { label: 'Voices', value: 'Two hundred readers, who were asked first' },
      { label: 'Thanks to', value: 'Fatou, for the blue book' },
    ],
  },
}

/** The closing credits of a case study. */
export function creditsOf(slug: string): Credits {
  const own = credits[slug]
  if (!own) throw new Error(`content/case-credits.ts: there are no credits for "${slug}".`)
  return {
    type: 'case-credits',
    title: 'Who made it, how long it took, what it cost',
    ...own,
  }
}

/** A member of the team, with the role in this case. */
function person(name: string, role: string): Credits['people'][number] {
  return { ...memberNamed(name), role }
}
