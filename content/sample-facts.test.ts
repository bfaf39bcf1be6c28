import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/schema.ts'
import { readTime } from '#model/blog/blog.ts'
import {
  type BuiltInField,
  type FormKind,
  isBuiltIn,
  standardFields,
} from '#model/leads/form-fields.ts'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { builtInPosts } from './built-in-posts.ts'

// What was specified of the sample agency: its texts, numbers and order. Delete this file together with the sample.
// How sections look and work is tested on a fixture site (tests/e2e/blocks).
const content = await readDefaultContent(fileURLToPath(new URL('.', import.meta.url)))
const { pages, services, entries, posts, site, navigation } = content

type Item = Record<string, unknown>

function sectionsOf(id: string) {
  const page = pages.get(id)
  if (!page) throw new Error(`content/ has no page ${id}.`)
  return page.blocks
}

/** The first section of this type, or the one of these with this title. */
function section<T extends Block['type']>(id: string, type: T, title?: string) {
  const found = sectionsOf(id).find(
    (each) => each.type === type && (!title || ('title' in each && each.title === title)),
  )
  if (!found) throw new Error(`${id} has no section ${type} ${title ?? ''}.`)
  return found as Extract<Block, { type: T }>
}

/** The items of the section with this title, whatever its kind. */
function itemsOf(id: string, title: string): Item[] {
  const found = sectionsOf(id).find((each) => 'title' in each && each.title === title)
  const lists = Object.values(found ?? {}).filter(
    (value) => Array.isArray(value) && typeof value[0] === 'object',
  )
  return (lists[0] ?? []) as Item[]
}

const namesOf = (items: Item[]) =>
  items.map((item) => item.title ?? item.name ?? item.question ?? item.label)

/** Pages, titles of their sections, and the names of the items there or their number. */
const lists: Record<string, Record<string, number | string[]>> = {
  'services/web-development': {
    'Ten things people hire us to build': 10,
    'Fourteen technologies we know well': 14,
    'Our Process': ['Creative Brief', 'Design', 'Development', 'Support'],
    'Complete Web Solutions': 6,
  },
  'services/app-development': {
    'Ten parts of an app people keep': 10,
    'What we build with': 12,
    'Our Process': ['Creative Brief', 'Design', 'Development', 'Support'],
    'Complete app solutions': 5,
    'Six apps of six kinds': 6,
  },
  'services/design-services': {
    'The wall': 12,
    'How a design job runs': ['Discovery', 'Strategy', 'Design', 'Implementation', 'Evaluation'],
    'Three benefits you can measure': 3,
    'Measured before and after': 2,
    'Ten tools we work in': 10,
    'Three specialties, one studio': ['UI Design', 'Graphic Design', 'Packaging Design'],
  },
  'services/digital-marketing': {
    'Two plans, with their figures': 0,
    'What a plan costs a month': 3,
  },
  'services/ecommerce-solutions': {
    'Five benefits on a busy Saturday': 5,
    'Platforms we build on and support': [
      'Shopify',
      'WooCommerce',
      'Magento',
      'BigCommerce',
      'Custom Node.js/React',
      'API integration',
    ],
  },
  'services/email-marketing': {
    'Start from a template that already works': 14,
    'What to hire us for': 6,
    'Why readers stay': 6,
  },
  'services/erp-services': {
    'Eight modules, switched on one by one': 8,
    'Six jobs, together or one by one': 6,
    'Why people go on using it': 6,
    'Three technologies, and when to use which': ['Odoo', 'Salesforce', 'Zoho'],
    'What an ERP costs': 4,
  },
  'services/google-business': {
    'Four things to get right': ['Maps listing', 'Call tracking', 'Special hours', 'Reviews'],
    'What changes for you': 6,
    'Listings we look after': 12,
    'Hand us one job, or all six': 6,
  },
  'services/influencer-marketing': {
    'Four ways to work with creators': 4,
    'Five weeks from list to report': ['Find', 'Agree', 'Create', 'Measure'],
    'Six promises, in writing': 6,
    'What it costs, before creator fees': 3,
  },
  'services/performance-media': {
    'Four reasons to use our network': 4,
    'Six channels': [
      'Paid search',
      'Paid social',
      'Display and native',
      'Creative development',
      'Amazon marketing',
      'Affiliate marketing',
    ],
    'Eleven steps to a campaign you can measure': [
      'Campaign set-up',
      'Keyword research',
      'Audience set-up',
      'Competitor analysis',
      'CTR analysis',
      'Analytics set-up',
      'Pixel set-up',
      'Tag manager set-up',
      'Remarketing',
      'Ad copies',
      'Daily leads quality report',
    ],
    'Seventeen ads': 17,
  },
  'services/seo-services': {
    'Five metrics, on one page, every month': 5,
    'Twelve pieces of work': 12,
    'Eight services, by type of site': 8,
    'What SEO costs': 4,
  },
  'services/social-media': {
    'What we take off your hands': 8,
    'Eight posts people shared': 8,
    'Six focus areas': 6,
  },
  'services/startup-Consultancy': {
    'Six things founders bring us': 6,
    'Five steps in six weeks': [
      'Discovery',
      'Analysis',
      'Strategy',
      'Execution',
      'Review & Iterate',
    ],
    'Three reasons to choose us': 3,
  },
  'services/video-production': {
    'Working Stages': [
      'Brief',
      'Analysis',
      'Complexity discussion',
      'File upload to cloud',
      'Offer and payment variants',
      'First draft',
      'Final render or changes',
      'Final payment and delivery',
    ],
    'Six ways to get it on screen': 6,
    'What we make': [
      'Corporate',
      'Promotional',
      'Social media',
      'Training',
      'Commercial ad',
      'Music videos',
      'Many More',
    ],
  },
  'services/whatsapp-marketing': { 'All around one number': 6 },
  about: { '24/7 Support': 4 },
  client: { 'Six logos, and the work behind them': 6, 'Who we work with now': 22 },
  home: { 'What we do': 4, 'OUR SERVICES': 12 },
  partner: { 'Partners in figures': 3, 'What a partner gets': 7 },
  'why-us': {
    'Four ways to get it done': 5,
    'How we work, in four phases': [
      'Discovery & Consultation',
      'Strategy & Planning',
      'Development & Integration',
      'Launch & Optimization',
    ],
  },
}

test.each(Object.entries(lists))('%s has its lists', (id, sections) => {
  const found = Object.entries(sections).map(([title, expected]) => {
    const names = namesOf(itemsOf(id, title))
    return [title, typeof expected === 'number' ? names.length : names]
  })
  expect(Object.fromEntries(found)).toEqual(sections)
})

test('every service has its own questions, and a button for an inquiry about it', () => {
  expect(services).toHaveLength(15)
  for (const { slug, title } of services) {
    const questions = section(`services/${slug}`, 'questions').questions
    expect(questions.length, slug).toBeGreaterThanOrEqual(4)
    for (const { question } of questions) expect(question).toMatch(/\?$/)
    const about = new URLSearchParams({ service: title })
    expect(JSON.stringify(pages.get(`services/${slug}`)), slug).toContain(`?${about}`)
  }
})

test('the menu has twelve services in the order of the home page’s tiles, and three more', () => {
  const inMenu = services
    .filter(({ menuPosition }) => menuPosition !== null)
    .sort((one, other) => Number(one.menuPosition) - Number(other.menuPosition))
  const { tiles } = section('home', 'service-tiles')
  expect(tiles.map(({ href }) => href)).toEqual(inMenu.map(({ slug }) => `/services/${slug}`))
  expect(tiles.map(({ number }) => number)).toEqual(
    '01 02 03 05 07 08 09 10 11 13 14 15'.split(' '),
  )
  expect(services.filter(({ menuPosition }) => menuPosition === null)).toHaveLength(3)
})

test('the home page has its sections in order', () => {
  expect(sectionsOf('home').map((each) => ('title' in each ? each.title : each.type))).toEqual([
    ['Work that', 'carries.'],
    'What we do',
    'marquee',
    'Who We Are',
    'How we work, in four phases',
    'Why Choose Us',
    'Our Impactful Projects',
    'What our clients say',
    'Questions we hear most',
    'OUR SERVICES',
    'Latest from Our Blog',
  ])
  expect(section('home', 'marquee').messages).toEqual([
    'We are in Dubai',
    'Toronto',
    'Saudi',
    'Partnered with Google',
    'Working with Meta',
    'Trusted by Binance',
  ])
  expect(section('home', 'why').counters.map(({ value }) => value)).toEqual([3, 12, 42, 113])
  expect(section('home', 'team').members.pick).toHaveLength(7)
  const cards = section('home', 'service-stack').categories.flatMap(({ cards }) => cards)
  expect(cards).toHaveLength(16)
  expect(cards.filter(({ href }) => href === '/services').map(({ name }) => name)).toEqual([
    '3D Designing',
  ])
})

test('claims and figures are as specified', () => {
  expect(section('services/digital-marketing', 'landing-hero').claims).toEqual([
    { value: '5X', label: 'your revenue' },
    { value: '10x', label: 'ROI' },
  ])
  expect(section('services/digital-marketing', 'landing-hero').links).toHaveLength(4)
  const email = 'services/email-marketing'
  expect(section(email, 'page-head').rotating).toEqual(['Boosts', 'Engages Users', 'Drives Sales'])
  expect(section(email, 'templates').claim).toBe('1000+ templates')
  expect(section(email, 'big-counter')).toMatchObject({ target: 59_477, duration: 2500 })
  const creators = 'services/influencer-marketing'
  expect(section(creators, 'solution-cards').cards.map(({ count }) => count)).toEqual([
    30, 12, 3, 1,
  ])
  expect(section(creators, 'figures').figures).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: '205.4M+', label: expect.stringContaining('profiles') }),
      { value: '35+', label: expect.stringContaining('metrics') },
    ]),
  )
  expect(JSON.stringify(section('services/performance-media', 'figures'))).toMatch(/22,000\+.*600M/)
  expect(section('partner', 'figures').figures.map(({ value }) => value)).toEqual([
    '150+',
    '1000+',
    '5000+',
  ])
})

test('lists of which a part is shown at a time have the specified sizes', () => {
  const [cards, strip] = sectionsOf('services/social-media').filter(
    (each) => each.type === 'carousel',
  )
  expect([cards?.show, strip?.show]).toEqual([3, 5])
  for (const id of ['google-business', 'performance-media']) {
    expect(section(`services/${id}`, 'portfolio').pageSize, id).toBe(6)
  }
  expect(section('services/google-business', 'portfolio').arrowsOnSmall).toBe(false)
})

test('words are spelled as specified', () => {
  const initials = (items: { title: string }[]) =>
    items.map(({ title }) => title.charAt(0)).join('')
  expect(initials(section('about', 'core-values').values)).toBe('WAVELENGTH')
  expect(initials(section('services/social-media', 'deliverables').items)).toBe('SOCIAL')
  expect(
    section('about', 'page-head').action?.href.startsWith('/about'),
    'More About Us stays on the page',
  ).toBe(true)
  expect(section('about', 'purpose').way).toEqual({
    from: 'Muzaffarpur',
    to: 'Toronto',
    length: '12,100 km',
  })
})

test('WhatsApp has three features, each with a conversation', () => {
  const chats = sectionsOf('services/whatsapp-marketing').filter((each) => each.type === 'chat')
  expect(chats.map(({ title }) => title)).toEqual(['Broadcast', 'Chatbots', 'Shared team inbox'])
  for (const { messages } of chats) expect(messages.length).toBeGreaterThanOrEqual(6)
})

test('collections have the specified entries', () => {
  expect(entries.faq).toHaveLength(5)
  expect(entries.client).toHaveLength(34)
  expect(entries.film).toHaveLength(18)
  expect(entries.film.filter(({ link }) => link === null)).toHaveLength(1)
  expect(entries.job.map(({ title }) => title)).toEqual([
    'Business Development Trainee',
    'Content Writer',
    'Jr. Social Media Manager',
    'Sr Sales Executive',
    'Flutter Trainee',
    'React Native Trainee',
    'NodeJs Trainee',
    'QA Tester',
    'PHP Laravel Developer',
    'IT Project Manager',
    'IT Project Coordinator',
  ])
  expect(new Set(entries.job.map(({ experience }) => experience))).toEqual(
    new Set([
      'Fresher to 6 months',
      '6 months - 1 year',
      '1-2 years',
      '1-3 years',
      '2 to 3 years',
      '3+ years',
      '4+ years',
    ]),
  )
  for (const job of entries.job) expect(job).toMatchObject({ location: 'Bihar', type: 'Full Time' })
})

test('six case studies, each with its figure, its story, working papers, a film and who made it', () => {
  expect(entries.case.map(({ name, change }) => [name, change?.before, change?.after])).toEqual([
    ['Saltmarsh Outfitters', '7', '3'],
    ['Makhana & Co.', '11', '2'],
    ['Teranga Foods', '12', '3'],
    ['Dar Al Noor Clinics', '300', '90'],
    ['Ganga Agro', '9', '2'],
    ['Baobab', '540', '6'],
  ])
  for (const { slug } of entries.case) {
    const id = `projects/${slug}`
    const titles = sectionsOf(id).flatMap((each) =>
      each.type === 'prose'
        ? each.sections.map(({ title }) => title)
        : 'title' in each
          ? each.title
          : [],
    )
    for (const title of ['The challenge', 'The approach', 'The results', 'Before and after']) {
      expect(titles, slug).toContain(title)
    }
    expect(section(id, 'figures').figures, slug).toHaveLength(3)
    expect(section(id, 'artefacts').artefacts, slug).toHaveLength(5)
    expect(section(id, 'screen-film').film.sources.length, slug).toBeGreaterThan(0)
    expect(section(id, 'case-credits').people.length, slug).toBeGreaterThanOrEqual(3)
    expect(section(id, 'case-credits').price.guide, slug).toBeDefined()
  }
})

test('thirteen specialties say what they are, what is delivered and how it is measured', () => {
  const slugs = new Set(services.map(({ slug }) => `services/${slug}`))
  const specialties = [...pages.keys()].filter((id) => id.startsWith('services/') && !slugs.has(id))
  expect(specialties).toHaveLength(13)
  for (const id of specialties) {
    const text = JSON.stringify(pages.get(id))
    for (const title of ['What it is', 'Questions about']) {
      expect(text, id).toContain(`"title":"${title}`)
    }
    expect(section(id, 'deliverables').items.length, id).toBeGreaterThanOrEqual(4)
    expect(section(id, 'figures').figures.length, id).toBeGreaterThanOrEqual(3)
    expect(text, id).toMatch(/"href":"\/contact\?service=/)
  }
})

test('terms and privacy policy have five sections each, and say what each form stores', () => {
  const titles = (id: string) => section(id, 'prose').sections.map(({ title }) => title)
  expect(titles('terms')).toEqual([
    'Acceptance',
    'Use of service',
    'Intellectual property',
    'Termination',
    'Changes',
  ])
  expect(titles('privacy')).toEqual([
    'Information collected',
    'Use',
    'Sharing',
    'Cookies',
    'Changes',
  ])
  const text = JSON.stringify(section('privacy', 'prose'))
  for (const fact of [
    /apply for a job we store your name, email address and telephone number, the opening, your note and your résumé/,
    /name, age, email address, phone, city, pincode, state and address/,
    /kept as a draft on your device until you send it/,
    /names of a campaign/,
    /count visits on our own server/,
    /book a call we store your name, email address, what it is about, its time and your time zone/,
    /write to us by email is kept with your request, with what you attach/,
    /send you an offer, we store its text and prices, the addresses it went to, and when its page was opened and by which of these links/,
    /erase what we hold about you within 30 days, together with your files/,
  ]) {
    expect(text).toMatch(fact)
  }
})

test('four ways to join, and the addresses that people guess', () => {
  const { links } = section('register', 'link-list')
  expect(links.map(({ link }) => link.href)).toEqual([
    '/contact?from=%2Fregister',
    '/partner#partner-form',
    '/career#current-openings',
    '/newsletter',
  ])
  expect(content.redirects).toEqual(
    expect.arrayContaining([
      { from: '/services', to: '/our-services' },
      { from: '/contactSection', to: '/contact' },
      { from: '/home', to: '/' },
      { from: '/about-us', to: '/about' },
      { from: '/careers', to: '/career' },
      { from: '/portfolio', to: '/projects' },
      { from: '/privacy-policy', to: '/privacy' },
    ]),
  )
  expect(navigation.hire?.label).toBe('Hire!')
  expect(navigation.call).toBe('Call Now!')
  expect(navigation.quickLinks.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Blog',
    'Contact',
  ])
  expect(site.socials).toHaveLength(4)
})

test('twelve or more posts over all five categories, of 500 words or more', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5)
  for (const { slug, markdown } of posts) {
    expect(markdown.split(/\s+/).length, slug).toBeGreaterThan(500)
  }
})

test('no picture opens more than three of the services', () => {
  const uses = new Map<string, number>()
  for (const { slug } of services) {
    const head = sectionsOf(`services/${slug}`).find((each) => each.type === 'page-head')
    if (!head) continue
    const picture = head.scene ?? head.video?.poster.src ?? head.art
    uses.set(picture, (uses.get(picture) ?? 0) + 1)
  }
  for (const [picture, count] of uses) expect(count, picture).toBeLessThanOrEqual(3)
})

test('the built-in posts are the three newest', () => {
  const newest = posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 3)
  expect(builtInPosts.map(({ id: _, ...post }) => post)).toEqual(
    newest.map((post) => ({
      title: post.title,
      slug: post.slug,
      summary: post.excerpt,
      author: post.author,
      date: post.publishedAt,
      category: post.category,
      image: post.cover,
      imageAlt: post.coverAlt,
      readTime: readTime(post.markdown),
    })),
  )
})

test('the forms have the labels and the required fields for which messages were specified', () => {
  const fields = (kind: FormKind) =>
    content.forms[kind].fields.filter(isBuiltIn).map(({ type, label, required = false }) => {
      return { type, label, required }
    })
  for (const kind of ['inquiry', 'partner', 'application'] as const) {
    const standard: BuiltInField[] = standardFields[kind]
    expect(fields(kind)).toEqual(
      standard.map(({ type, label, required = false }) => ({ type, label, required })),
    )
  }
})

/** What was specified for several pages, and what two pages show alike. */
const shared = [
  'Our Process',
  'Our Services',
  'Who We Are',
  'Why Choose Us',
  'How we work, in four phases',
]

/** What every case study has, so that two can be compared. */
const ofCases = [
  'In short',
  'Before and after',
  'From the project folder',
  'Who made it, how long it took, what it cost',
  'Other case studies',
]

test('no heading is used twice', () => {
  const titles = [...pages.values()].flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('title' in block && block.title) || []),
  )
  const ofPosts = posts.flatMap(({ markdown }) =>
    [...markdown.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title),
  )
  const all = [...titles, ...ofPosts].map((title) => String(title).toLowerCase())
  const twice = all.filter((title, index) => all.indexOf(title) !== index)
  const allowed = [...shared, ...ofCases].map((title) => title.toLowerCase())
  expect(twice.filter((title) => !allowed.includes(title))).toEqual([])
})
