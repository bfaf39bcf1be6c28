import { z } from 'zod'
import type { Category } from '#model/blog/categories.ts'
import { CATEGORIES_MAX, categorySchema } from '#model/content/categories.ts'
import { KEEP_CATEGORIES } from '#model/import/import.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { freeId } from '#server/features/blog/categories/change-categories.ts'
import { publishCategories } from '#server/features/blog/categories/publish-categories.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { factsOf, findImport, type StoredChoices, type StoredFacts } from './stored-import.ts'

const box = z.string().optional().transform(Boolean)

const startSchema = z.object({
  id: z.uuid(),
  address: z
    .string()
    .trim()
    .max(300)
    .default('')
    .transform((address) =>
      address === '' || address.includes('://') ? address : `https://${address}`,
    )
    .refine(
      (address) => address === '' || /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
      'Enter the address of the old site, for example https://old.example.',
    ),
  category: z.string().max(80).default(KEEP_CATEGORIES),
  pictures: box,
  drafts: box,
})

/** Begins an import that was read; the server goes on by itself. */
export const startImport = mutation('editor', startSchema, async (context, input) => {
  const row = await findImport(context.store, input.id)
  const facts = factsOf(row)
  if (row.state !== 'ready' || !facts) fail(409, 'This import was started already.')
  const chosen = await chooseCategories(context, input.category, facts)
  const choices: StoredChoices = {
    address: input.address || facts.address,
    withPictures: input.pictures,
    asDrafts: input.drafts,
    ...chosen,
  }
  const started = await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('imports')
      .set({
        ...{ state: 'running', choices: JSON.stringify(choices) },
        started_at: context.clock().toISOString(),
      })
      .where('id', '=', row.id)
      .where('state', '=', 'ready')
      .executeTakeFirst()
    if (!numUpdatedRows) return false
    await audit(transaction, context, {
      action: 'blog.import-started',
      subject: `import:${row.id}`,
      summary: `Started to import ${(facts.posts + facts.pages).toLocaleString('en-US')} posts from “${row.file_name}”`,
    })
    return true
  })
  if (!started) fail(409, 'This import was started already.')
  return { message: 'The import has begun. You can leave this page.', value: null }
})

/** Adds the categories of the old site, as far as there is room, unless all posts are to go into one. */
async function chooseCategories(
  context: AdminContext,
  choice: string,
  { categories: old }: StoredFacts,
): Promise<Pick<StoredChoices, 'categories' | 'category' | 'added'>> {
  const known = await context.content.categories()
  const [first] = known
  if (choice !== KEEP_CATEGORIES) {
    if (!known.some(({ id }) => id === choice)) fail(422, 'Choose one of the categories.')
    return { categories: {}, category: choice, added: [] }
  }
  const added: Category[] = []
  const all = () => [...known, ...added]
  const categories: Record<string, string> = {}
  for (const { name } of old) {
    const same = all().find((each) => each.name.toLowerCase() === name.toLowerCase())
    const fits = categorySchema.shape.name.safeParse(name).success && all().length < CATEGORIES_MAX
    if (same) categories[name] = same.id
    else if (fits) {
      // Each far from the hues before it: steps of the golden ratio never come close to an earlier one.
      const lambda = 410 + Math.round((((all().length + 1) * 0.618_034) % 1) * 250)
      const id = freeId(all(), name)
      added.push({ id, name, lambda })
      categories[name] = id
    }
  }
  if (added.length > 0) {
    const summary = `Added ${added.length === 1 ? 'a blog category' : `${added.length} blog categories`} for an import`
    await publishCategories(context, summary, (current) => [...current, ...added])
  }
  return { categories, category: first?.id ?? '', added: added.map(({ id }) => id) }
}
