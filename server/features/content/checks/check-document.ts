import { z } from 'zod'
import type { Check } from '#model/content/checks.ts'
import { BODY_MAX } from '#model/content/editor.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { idPath } from '#model/content/form/set-at-path.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { slugsAt } from '#server/features/blog/slugs-at.ts'
import { readBodyText } from '#server/features/content/editor/read-body.ts'
import { renderDraft } from '#server/features/content/editor/render-draft.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { checkAlt } from './check-alt.ts'
import { checkContrast } from './check-contrast.ts'
import { checkDocumentLinks, linksIn } from './check-document-links.ts'
import { checkHeadings } from './check-headings.ts'
import { checkReading } from './check-reading.ts'
import { checkSearch } from './check-search.ts'
import { checkWeight } from './check-weight.ts'
import { picturesWithPaths } from './found-pictures.ts'
import { textsIn } from './found-texts.ts'
import { weigh } from './weigh-pictures.ts'

const checkSchema = z.object({
  document: z.string(),
  body: z.string().max(BODY_MAX, 'This document is too large.'),
})

/** What to look at before publishing these values, finished or not. */
export const checkDocument = query('viewer', checkSchema, async (context, input) => {
  const edited = JSON.parse(readBodyText(input.body, input.document))
  const value = withoutEntryIds(edited)
  const isPage = input.document.startsWith('page:')
  const pictures = picturesWithPaths(value)
  const checks: Check[] = [
    ...checkAlt(pictures, await undescribedAmong(context)),
    ...checkContrast(value),
    ...(isPage ? checkSearch(value) : []),
    ...checkDocumentLinks(value, await addressesFor(context, value)),
    ...checkWeight(await weigh(context.media, pictures)),
    ...checkReading(textsIn(value)),
  ]
  const byIds = checks.map((check) => ({ ...check, path: idPath(edited, check.path) }))
  return [...(await headingsOf(context, input)), ...byIds]
})

/** None where the values cannot be shown yet: their fields say why. */
async function headingsOf(context: AdminContext, input: z.output<typeof checkSchema>) {
  if (!/^(page|service):/.test(input.document)) return []
  const rendered = await renderDraft.run(context, input).catch((error: unknown) => {
    if (error instanceof HttpError) return null
    throw error
  })
  return rendered ? checkHeadings(rendered.html) : []
}

async function undescribedAmong({ store }: AdminContext) {
  const rows = await store.selectFrom('media').select('id').where('needs_alt', '=', 1).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Pages, redirects and the posts that are linked. */
async function addressesFor(context: AdminContext, value: unknown) {
  const content = context.content.complete()
  const slugs = await slugsAt(
    context,
    linksIn(value).map(({ href }) => href),
  )
  return new Set([...addressesOf(content, slugs), ...content.redirects.map(({ from }) => from)])
}
