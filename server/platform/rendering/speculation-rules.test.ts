import { expect, it } from 'vitest'
import { paths } from '#model/paths.ts'
import { createServeRules, speculationRules } from './speculation-rules.ts'

const base = 'https://site.test/speculation-rules.json'
type Clause = { href_matches?: object; selector_matches?: string }

const [rule] = speculationRules.prerender
const clauses: (Clause & { not?: Clause })[] = rule?.where.and ?? []

/** Evaluates the URL patterns as a browser does. */
function isLoadedAhead(href: string) {
  const url = new URL(href, base)
  const matches = (pattern: object) => new URLPattern({ ...pattern, baseURL: base }).test(url)
  return clauses.every(({ href_matches: wanted, not: { href_matches: unwanted } = {} }) =>
    wanted ? matches(wanted) : !unwanted || !matches(unwanted),
  )
}

it.each([
  paths.home,
  paths.contact,
  '/services/startup-Consultancy',
  '/blog/a-post',
  '/blog?category=Design&page=2',
  '/contact?service=SEO#form',
])('%s is loaded ahead', (href) => {
  expect(isLoadedAhead(href)).toBe(true)
})

it.each([
  'https://other.test/about',
  '/admin',
  '/admin/leads?folder=all',
  '/api/faq',
  '/media/x/brief.pdf',
  '/sitemap.xml',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/about?preview=a.token',
  '/blog?page=2&preview=a.token',
  'mailto:hello@site.test',
])('%s is not', (href) => {
  expect(isLoadedAhead(href)).toBe(false)
})

it('is served with the type that browsers require', async () => {
  const answer = await createServeRules({})(new Request(base))
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json')
  expect(await answer.json()).toEqual(speculationRules)
})
