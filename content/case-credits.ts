import type { BlockOf } from '#blocks/schema.ts'
import { aboutTeam, homeTeam } from '#content/team.ts'
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
      currency: 'USD',
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
      currency: 'USD',
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
      currency: 'USD',
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
  const member = [...homeTeam, ...aboutTeam].find((one) => one.name === name)
  if (!member) throw new Error(`content/team.ts: there is no "${name}".`)
  return { ...member, role }
}
