import { expect, test } from 'vitest'
import { metaWords } from '#app/site/meta-words.ts'
import type { ShownPage } from '#blocks/schema.ts'
import { siteSchema } from '#model/content/site.ts'
import { site as siteSource } from '#tests/fixtures/site-content/site.ts'
import { organization, serviceMeta, type Thing } from './structured-data.ts'

const site = siteSchema.parse(siteSource)

const page: ShownPage = {
  id: 'services/seo-services',
  title: 'SEO: found | Wavelength',
  description: 'What it is.',
  blocks: [
    {
      type: 'price-guide',
      title: 'Costs',
      ranges: [
        {
          name: 'Audit',
          from: 900,
          to: 900,
          per: 'project',
          includes: 'A crawl.',
        },
        { name: 'Retainer', from: 1200, per: 'month', includes: 'Pages.' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked',
      questions: [
        { question: 'Why?', answer: 'Because.' },
        { question: 'When?', answer: 'Soon.' },
      ],
    },
  ],
}
const siteUrl = 'https://agency.example'
const services = [{ slug: 'seo-services', title: 'SEO' }]
const words = metaWords({
  tag: 'en',
  direction: 'ltr',
  messages: {},
  scripted: {},
  t: String,
  plural: () => ({}),
})
const siteContext = { site, services, siteUrl, path: '/services/seo-services', words }

function thingsOf(page: ShownPage, context: Parameters<typeof serviceMeta>[1] = siteContext) {
  const meta = serviceMeta(page, context) as { 'script:ld+json': { '@graph': Thing[] } }
  return Object.fromEntries(
    meta['script:ld+json']['@graph'].map((thing) => [thing['@type'], thing]),
  )
}

test('a service has a name, provider, area served and an offer for each price range', () => {
  expect(thingsOf(page).Service).toMatchObject({
    name: 'SEO',
    description: 'What it is.',
    url: 'https://agency.example/services/seo-services',
    provider: { name: site.name, email: site.email, telephone: site.phone.number, url: siteUrl },
    areaServed: [
      { '@type': 'Country', name: 'India' },
      { '@type': 'Country', name: 'Canada' },
    ],
    offers: [
      {
        name: 'Audit',
        priceSpecification: { priceCurrency: 'USD', minPrice: 900, maxPrice: 900 },
      },
      {
        name: 'Retainer',
        priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 1200, unitCode: 'MON' },
      },
    ],
  })
})

test('the breadcrumbs include the services overview', () => {
  expect(thingsOf(page).BreadcrumbList?.itemListElement).toMatchObject([
    { position: 1, item: 'https://agency.example/' },
    { position: 2, item: 'https://agency.example/our-services' },
    { position: 3, name: 'SEO', item: 'https://agency.example/services/seo-services' },
  ])
})

test('the page’s questions are included with their answers', () => {
  expect(thingsOf(page).FAQPage?.mainEntity).toMatchObject([
    { name: 'Why?', acceptedAnswer: { text: 'Because.' } },
    { name: 'When?', acceptedAnswer: { text: 'Soon.' } },
  ])
})

test('a page without prices and questions has no offers and no FAQ; a specialty is named after its page title', () => {
  const bare = { ...page, id: 'services/etsy', title: 'Etsy: shops | Wavelength', blocks: [] }
  const things = thingsOf(bare, { ...siteContext, path: '/services/etsy' })
  expect(things.Service).toMatchObject({ name: 'Etsy' })
  expect(things.Service).not.toHaveProperty('offers')
  expect(things).not.toHaveProperty('FAQPage')
})

test('without a public origin URLs are relative and the organization has none', () => {
  expect(thingsOf(page, { ...siteContext, siteUrl: null }).Service?.url).toBe(
    '/services/seo-services',
  )
  expect(organization(site, null)).not.toHaveProperty('url')
})

test('the agency has its address and profiles, prices are in its currency, and without countries none are named', () => {
  const { country: _, ...elsewhere } = site
  expect(organization(site, null)).toMatchObject({
    address: { addressLocality: 'Exampleton', addressCountry: 'IN' },
    sameAs: site.socials.map(({ href }) => href),
  })
  expect(organization({ ...elsewhere, socials: [] }, null)).not.toHaveProperty('sameAs')
  const service = (changes: Partial<typeof site>) =>
    thingsOf(page, { ...siteContext, site: { ...elsewhere, ...changes } }).Service
  expect(service({ areas: [], currency: 'EUR' })).toMatchObject({
    offers: [{ priceSpecification: { priceCurrency: 'EUR' } }, {}],
  })
  expect(service({ areas: [] })).not.toHaveProperty('areaServed')
  expect(service({ areas: [], country: 'PT' })).toMatchObject({
    areaServed: [{ name: 'Portugal' }],
  })
})
