import { z } from 'zod'
import { pageKindNames, pageKinds } from '#model/content/new-page.ts'
import { reservedPaths } from '#model/paths.ts'
import { addressesOf } from '#server/features/content/addresses.ts'
import { mutation } from '#server/platform/actions/action.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { newPage, newService } from './new-page.ts'
import { readStored } from './stored-document.ts'
import { takeDocument, writeDraft } from './write-document.ts'

const pageFormSchema = z.object({
  title: z.string().trim().min(1, 'Give the page a title.').max(70, 'Keep it under 70 characters.'),
  kind: z.enum(pageKindNames, { error: 'Choose what it is.' }).default('page'),
  slug: z
    .string()
    .trim()
    .max(60, 'Keep it under 60 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use a-z, 0-9 and single hyphens, such as "open-house".'),
})

/** Begins a page of one's own as a draft, of a service the card too; visitors see each once it is published. */
export const createPage = mutation(
  'editor',
  pageFormSchema,
  async (context, { title, kind, slug }) => {
    const path = `${pageKinds[kind].folder}${slug}`
    const id = path.slice(1)
    const key = `page:${id}`
    requireFree(context, id, path)
    await context.store.transaction().execute(async (transaction) => {
      if (!(await begin(transaction, context, key, newPage(kind, id, title)))) {
        rejectSlug(`Somebody is writing a page at ${path} already.`)
      }
      // A card that outlived the page it was begun with serves again.
      if (kind === 'service') {
        await begin(transaction, context, `service:${slug}`, newService(slug, title))
      }
      await audit(transaction, context, {
        action: 'content.drafted',
        subject: `content:${key}`,
        summary: `Began the ${pageKinds[kind].name.toLowerCase()} “${title}”`,
      })
    })
    return { message: 'It is a draft. Write it, then publish it.', value: { document: key } }
  },
)

function requireFree({ content }: AdminContext, id: string, path: string) {
  const words = content.words()
  const isAddress = [...addressesOf(words, []), ...reservedPaths].some(
    (one) => one.toLowerCase() === path,
  )
  if (words.pages.has(id) || isAddress) {
    rejectSlug(`There is a page at ${path} already. Choose another address.`)
  }
  if (words.redirects.some(({ from }) => from.toLowerCase() === path)) {
    rejectSlug(`${path} is a redirect. Take that away first, or choose another address.`)
  }
}

/** False where there is such a document already. */
async function begin(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
  value: unknown,
) {
  const { version, draft, published } = await readStored(transaction, key)
  if (draft || published) return false
  await takeDocument(transaction, key, version)
  await writeDraft(transaction, context, key, JSON.stringify(value))
  return true
}

function rejectSlug(sentence: string): never {
  fail(422, sentence, { errors: { slug: sentence } })
}
