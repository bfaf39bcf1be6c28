import { z } from 'zod'
import { pageKindNames, pageKinds, SUMMARY_MAX } from '#model/content/new-page.ts'
import { slugOf } from '#model/content/slug.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { newPage, newService } from './new-page.ts'
import { readSlug, rejectSlug, requireFree } from './page-slug.ts'
import { readStored } from './stored-document.ts'
import { bumpVersion, writeDraft } from './write-document.ts'

const pageFormSchema = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(70, 'Keep it under 70 characters.'),
  kind: z.enum(pageKindNames, { error: 'Choose a page type.' }).default('page'),
  summary: z
    .string()
    .trim()
    .max(SUMMARY_MAX, `Keep it under ${SUMMARY_MAX} characters.`)
    .default(''),
  /** By default from the title. */
  slug: z.string().trim().max(60, 'Keep it under 60 characters.').default(''),
})

/** Creates a page as a draft; for a service, also its card. */
export const createPage = mutation(
  'author',
  pageFormSchema,
  async (context, { title, kind, summary, ...given }) => {
    const slug = readSlug(given.slug || slugOf(title))
    const path = `${pageKinds[kind].folder}${slug}`
    const id = path.slice(1)
    const key = `page:${id}`
    requireFree(context, path)
    await context.store.transaction().execute(async (transaction) => {
      if ((await readStored(transaction, key)).published?.body === DELETED) {
        rejectSlug(`The page at ${path} was deleted. Restore it, or choose another address.`)
      }
      if (!(await createDraft(transaction, context, key, newPage(kind, id, { title, summary })))) {
        rejectSlug(`There is already a draft of a page at ${path}.`)
      }
      // A card left over from a deleted page is reused.
      if (kind === 'service') {
        await createDraft(
          transaction,
          context,
          `service:${slug}`,
          newService(slug, { title, summary }),
        )
      }
      await audit(transaction, context, {
        action: 'content.drafted',
        subject: `content:${key}`,
        summary: `Created the ${pageKinds[kind].name.toLowerCase()} “${title}”`,
      })
    })
    return {
      message: 'Page created as a draft. Fill it in, then publish it.',
      value: { document: key },
    }
  },
)

/** False if the document already exists. */
async function createDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
  value: unknown,
) {
  const { version, draft, published } = await readStored(transaction, key)
  if (draft || published) return false
  await bumpVersion(transaction, key, version)
  await writeDraft(transaction, context, key, JSON.stringify(value))
  return true
}
