import type { MetaDescriptor } from 'react-router'
import type { MetaWords } from '#app/site/meta-words.ts'
import type { BlockOf, ShownPage } from '#blocks/schema.ts'
import { plainText } from '#model/content/formatted-text.ts'
import { parseText } from '#model/content/parse-text.ts'
import type { Site } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

/** Site settings, services, public origin (null if unknown) and path of the page described. */
export type PageContext = {
  site: Site
  services: { slug: string; title: string }[]
  siteUrl: string | null
  path: string
  words: MetaWords
}

/** A schema.org Thing. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Structured data of a service page: the service with its offers, breadcrumbs and questions. */
export function serviceMeta(page: ShownPage, context: PageContext): MetaDescriptor {
  const things = [
    serviceThing(page, context),
    breadcrumbs(page, context),
    ...questions(page, context),
  ]
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }
}

/** The agency as a schema.org Organization; without a public origin it has no URL. */
export function organization(site: Site, siteUrl: string | null): Thing {
  return {
    '@type': 'Organization',
    name: site.name,
    email: site.email,
    telephone: site.phone.number,
    address: postalAddress(site),
    ...(site.socials.length > 0 && { sameAs: site.socials.map(({ href }) => href) }),
    ...(siteUrl !== null && { url: siteUrl, logo: `${siteUrl}/icon-512.png` }),
  }
}

function postalAddress({ address, city, country }: Site): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.join(', '),
    ...(city && { addressLocality: city }),
    ...(country && { addressCountry: country }),
  }
}

function serviceThing(page: ShownPage, context: PageContext): Thing {
  const { site, siteUrl, path } = context
  const offers = page.blocks
    .filter((block) => block.type === 'price-guide')
    .flatMap((block) => offersOf(block, site))
  return {
    '@type': 'Service',
    name: nameOf(page, context),
    description: page.description,
    url: toUrl(siteUrl, path),
    provider: organization(site, siteUrl),
    ...areasServed(context),
    ...(offers.length > 0 && { offers }),
  }
}

/** The countries that the agency works for, by name in the page's language. */
function areasServed({ site, words }: PageContext) {
  const codes = site.areas.length > 0 ? site.areas : site.country ? [site.country] : []
  if (codes.length === 0) return {}
  const names = new Intl.DisplayNames(words.language, { type: 'region' })
  return { areaServed: codes.map((code) => ({ '@type': 'Country', name: names.of(code) })) }
}

function offersOf({ ranges }: BlockOf<'price-guide'>, { currency }: Site): Thing[] {
  return ranges.map(({ name, from, to, per, includes }) => ({
    '@type': 'Offer',
    name,
    description: includes,
    priceSpecification: {
      '@type': per === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: currency,
      minPrice: from,
      ...(to !== undefined && { maxPrice: to }),
      // UN/CEFACT code for a month.
      ...(per === 'month' && { unitCode: 'MON' }),
    },
  }))
}

function breadcrumbs(page: ShownPage, context: PageContext): Thing {
  const steps = [
    [context.words.home, paths.home],
    [context.words.services, paths.services],
    [nameOf(page, context), context.path],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(context.siteUrl, path),
    })),
  }
}

/** The page's own questions; the site-wide FAQ belongs to the home page. */
function questions({ blocks }: ShownPage, { words }: PageContext): Thing[] {
  const pageQuestions = blocks
    .filter((block) => block.type === 'questions')
    .flatMap((block) => block.questions)
  if (pageQuestions.length === 0) return []
  const mainEntity = pageQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(parseText(answer)) },
  }))
  return [{ '@type': 'FAQPage', inLanguage: words.language, mainEntity }]
}

/** The service's title; for a specialty, the part of the page title before ":" or "|". */
function nameOf(page: ShownPage, { services }: PageContext) {
  const service = services.find(({ slug }) => page.id === `services/${slug}`)
  return service?.title ?? page.title.replace(/[:|].*$/, '').trim()
}

/** Absolute if the public origin is known, otherwise a path. */
function toUrl(siteUrl: string | null, path: string) {
  return `${siteUrl ?? ''}${path}`
}
