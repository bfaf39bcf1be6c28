import { adminPaths, documentPath } from '#model/admin-paths.ts'
import type { Check } from '#model/go-live/checks.ts'
import { momentText } from '#model/moment-text.ts'
import { paths } from '#model/paths.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { listCollections } from '#server/features/content/editor/list-collections.ts'
import { listDocuments } from '#server/features/content/editor/list-documents.ts'
import { originalKeys } from '#server/features/content/original-keys.ts'
import { isReservedDomain } from '#server/features/system/check-dns.ts'

/** What visitors read, and whether search engines and the contact form are ready for them. */
export async function checkContent(context: AdminContext): Promise<Check[]> {
  return [
    await ownContent(context),
    checkLegalTexts(context),
    await searchEngines(context),
    await contactForm(context),
  ]
}

/** Whether what came with the site is the sample; its addresses can receive no email. */
function isSample({ content }: AdminContext) {
  return isReservedDomain(domainOf(content.defaults().site.email))
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}

async function ownContent(context: AdminContext): Promise<Check> {
  const id = 'originals'
  if (!isSample(context)) return { id, state: 'done', found: 'The site came with your content.' }
  const [{ documents }, { own }] = await Promise.all([
    listDocuments.run(context, {}),
    listCollections.run(context, {}),
  ])
  // Texts of forms, menus and the like are no statements about the agency.
  const pages = documents.filter(({ path }) => path !== null)
  const all = pages.length + own.reduce((sum, { count }) => sum + count, 0)
  const originals =
    pages.filter(({ isOriginal }) => isOriginal).length +
    own.reduce((sum, { originals }) => sum + originals, 0)
  if (originals === 0)
    return { id, state: 'done', found: `All ${all} pages and entries are yours.` }
  return {
    id,
    state: 'warning',
    found: `${originals} of ${all} pages and entries are still as they came with the site.`,
    advice: 'Change what is not true of you, or take it off the site.',
    place: { name: 'Show these documents', href: `${adminPaths.content}?only=originals` },
  }
}

const legalPages = ['privacy', 'terms'] as const

/** The pages of privacy and terms: published in own words, without the sample's name. */
export function checkLegalTexts(context: AdminContext): Check {
  const id = 'legal'
  const { content } = context
  const { pages, site } = content.current()
  const place = (page: string) => ({
    name: `Open ${page === 'privacy' ? 'the privacy policy' : 'the terms'}`,
    href: documentPath(`page:${page}`),
  })
  if (!pages.has('privacy')) {
    const found = 'There is no privacy policy on the site, although its forms store personal data.'
    return { id, state: 'todo', found, advice: 'Publish one.', place: place('privacy') }
  }
  if (!isSample(context)) return { id, state: 'done', found: 'The site came with your texts.' }
  const shown = legalPages.filter((page) => pages.has(page))
  const originals = originalKeys(context)
  const original = shown.find((page) => originals.has(`page:${page}`))
  if (original) {
    return {
      id,
      state: 'todo',
      found: `The ${original === 'privacy' ? 'privacy policy is' : 'terms are'} still the sample’s.`,
      advice: 'Have it checked by somebody who knows the law of your country, then publish it.',
      place: place(original),
    }
  }
  const { name } = content.defaults().site
  const naming = shown.find((page) => JSON.stringify(pages.get(page)).includes(name))
  if (naming && site.name !== name) {
    const found = `“${name}”, the sample’s name, is still in the ${naming === 'privacy' ? 'privacy policy' : 'terms'}.`
    return { id, state: 'todo', found, advice: 'Replace it with yours.', place: place(naming) }
  }
  return { id, state: 'done', found: 'They are in your own words.' }
}

async function searchEngines({ content }: AdminContext): Promise<Check> {
  const { isListed } = (await content.site()).seo
  const id = 'search'
  if (isListed) return { id, state: 'done', found: 'Search engines may list the site.' }
  return {
    id,
    state: 'todo',
    found: 'Search engines are told not to list the site.',
    advice: 'Allow it when the site is ready.',
    place: { name: 'Open Settings', href: `${adminPaths.settings}?at=seo` },
  }
}

async function contactForm({ store, content }: AdminContext): Promise<Check> {
  const id = 'form'
  const { notify, timeZone } = await content.site()
  const last = await store
    .selectFrom('leads')
    .select('created_at as at')
    .where('kind', '=', 'inquiry')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) {
    return {
      id,
      state: 'todo',
      found: 'Nobody has sent the contact form yet.',
      advice:
        'Send it yourself as a visitor would, and see that the inquiry and its emails arrive.',
      place: { name: 'Open the contact form', href: paths.contact },
    }
  }
  const at = momentText(last.at, timeZone, 'moment')
  if (notify.every((address) => isReservedDomain(domainOf(address)))) {
    return {
      id,
      state: 'warning',
      found: `An inquiry arrived on ${at}, but nobody is notified: the sample address is still set.`,
      advice: 'Say who is told of new leads.',
      place: { name: 'Open Settings', href: `${adminPaths.settings}?at=notify` },
    }
  }
  return { id, state: 'done', found: `The last inquiry arrived on ${at}.` }
}
