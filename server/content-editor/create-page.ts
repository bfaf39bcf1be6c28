import { z } from 'zod'
import type { Page } from '#blocks/contracts.ts'
import { reservedPaths } from '#model/paths.ts'
import { audit } from '#server/back-office/audit.ts'
import { command } from '#server/back-office/verb.ts'
import { addressesOf } from '#server/content/addresses.ts'
import { refuse } from '#server/http/problem.ts'
import { readStored } from './stored-document.ts'
import { takeDocument, writeDraft } from './write-document.ts'

const pageFormSchema = z.object({
  title: z.string().trim().min(1, 'Give the page a title.').max(70, 'Keep it under 70 characters.'),
  slug: z
    .string()
    .trim()
    .max(60, 'Keep it under 60 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use a-z, 0-9 and single hyphens, such as "open-house".'),
})

/** Begins a page of one's own at "/<slug>", as a draft; visitors see it once it is published. */
export const createPage = command('editor', pageFormSchema, async (desk, { title, slug }) => {
  const key = `page:${slug}`
  const words = desk.content.words()
  const path = `/${slug}`
  const taken =
    words.pages.has(slug) ||
    [...addressesOf(words, []), ...reservedPaths].some((one) => one.toLowerCase() === path)
  const isLedAway = words.redirects.some(({ from }) => from.toLowerCase() === path)
  if (taken) refuseSlug(`There is a page at ${path} already. Choose another address.`)
  if (isLedAway)
    refuseSlug(`${path} is a redirect. Take that away first, or choose another address.`)
  await desk.store.transaction().execute(async (transaction) => {
    const { version, draft, published } = await readStored(transaction, key)
    if (draft || published) refuseSlug(`Somebody is writing a page at ${path} already.`)
    await takeDocument(transaction, key, version)
    await writeDraft(transaction, desk, key, JSON.stringify(newPage(slug, title)))
    await audit(transaction, desk, {
      action: 'content.drafted',
      subject: `content:${key}`,
      summary: `Began the page “${title}”`,
    })
  })
  return { message: 'The page is a draft. Write it, then publish it.', value: { document: key } }
})

function refuseSlug(sentence: string): never {
  refuse(422, sentence, { errors: { slug: sentence } })
}

/** A head and one section: what is empty is asked for beside its field before the page can go out. */
function newPage(id: string, title: string): Page {
  return {
    id,
    title,
    description: '',
    blocks: [
      { type: 'page-head', label: title, title, lead: '', lambda: 520, art: 'interference' },
      { type: 'prose', sections: [{ title: '', paragraphs: [''] }], links: [] },
    ],
  }
}
