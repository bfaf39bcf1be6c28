import type { MetaDescriptor } from 'react-router'
import type { BlockOf, Page } from '#blocks/schema.ts'
import { areasServed } from '#content/areas.ts'
import type { Site } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

/** What stands around a page: the site's words, its services, its public origin or null, its path. */
export type PageSetting = {
  site: Site
  services: { slug: string; title: string }[]
  siteUrl: string | null
  path: string
}

/** A thing of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What a service page says to search engines: the service with its offers, the way to it, its questions. */
export function serviceMeta(page: Page, setting: PageSetting): MetaDescriptor {
  const things = [serviceThing(page, setting), breadcrumbs(page, setting), ...questions(page)]
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }
}

/** The agency as schema.org knows it. Without a public origin there is no address to name. */
export function organization(site: Site, siteUrl: string | null): Thing {
  return {
    '@type': 'Organization',
    name: site.name,
    email: site.email,
    telephone: site.phone.number,
    ...(siteUrl !== null && { url: siteUrl, logo: `${siteUrl}/icon-512.png` }),
  }
}

function serviceThing(page: Page, setting: PageSetting): Thing {
  const { site, siteUrl, path } = setting
  const offers = page.blocks.filter((block) => block.type === 'price-guide').flatMap(offersOf)
  return {
    '@type': 'Service',
    name: nameOf(page, setting),
    description: page.description,
    url: address(siteUrl, path),
    provider: organization(site, siteUrl),
    areaServed: areasServed.map((name) => ({ '@type': 'Country', name })),
    ...(offers.length > 0 && { offers }),
  }
}

function offersOf({ ranges }: BlockOf<'price-guide'>): Thing[] {
  return ranges.map(({ name, from, to, currency, per, includes }) => ({
    '@type': 'Offer',
    name,
    description: includes,
    priceSpecification: {
      '@type': per === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: currency,
      minPrice: from,
      ...(to !== undefined && { maxPrice: to }),
      // UN/CEFACT's code of a month.
      ...(per === 'month' && { unitCode: 'MON' }),
    },
  }))
}

function breadcrumbs(page: Page, setting: PageSetting): Thing {
  const steps = [
    ['Home', paths.home],
    ['Services', paths.services],
    [nameOf(page, setting), setting.path],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(setting.siteUrl, path),
    })),
  }
}

/** The page's own questions; the site's come from the server and belong to the home page. */
function questions({ blocks }: Page): Thing[] {
  const own = blocks
    .filter((block) => block.type === 'questions')
    .flatMap((block) => block.questions)
  if (own.length === 0) return []
  const mainEntity = own.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** The service's title; a specialty has it at the start of its page's title. */
function nameOf(page: Page, { services }: PageSetting) {
  const service = services.find(({ slug }) => page.id === `services/${slug}`)
  return service?.title ?? page.title.replace(/[:|].*$/, '').trim()
}

/** Absolute where the public origin is known, else relative to the page. */
function address(siteUrl: string | null, path: string) {
  return `${siteUrl ?? ''}${path}`
}
