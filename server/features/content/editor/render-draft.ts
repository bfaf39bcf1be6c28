import { z } from 'zod'
import { BODY_MAX } from '#model/content/editor.ts'
import { stepTo } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { getAtPath, idPath } from '#model/content/form/set-at-path.ts'
import type { RenderedDraft } from '#model/content/page-editing.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { fixedContent } from '#server/features/content/content.ts'
import { markEntries } from '#server/features/content/preview/mark-entries.ts'
import { markTexts } from '#server/features/content/preview/mark-texts.ts'
import { nameFields } from '#server/features/content/preview/name-fields.ts'
import { picturesOf } from '#server/features/content/preview/pictures-of.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readFacts } from './document-facts.ts'
import { filledContent, withValue } from './draft-content.ts'
import { readBodyText } from './read-body.ts'

const renderSchema = z.object({
  document: z.string(),
  body: z.string().max(BODY_MAX, 'This document is too large.'),
})

/** The document's page with the editor's current values, valid or not, and the field of each text. Stores nothing. */
export const renderDraft = query(
  'viewer',
  renderSchema,
  async (context, input): Promise<RenderedDraft> => {
    const { document: key } = input
    const { content, renderPage } = context
    const draft = JSON.parse(readBodyText(input.body, key))
    const { path } = await readFacts(context, key, draft)
    const filled = filledContent(content, key, draft)
    if (!filled || path === null) fail(422, 'The page cannot be shown with these values.')
    const { filledIn } = filled
    const page = await renderPage(filled.content, path, 'editor')
    if (page.status !== 200) fail(422, 'The page cannot be shown with these values.')
    const html = await withNames(context, { ...filled, key, path, page: page.html })
    return { html, filledIn }
  },
)

type Rendered = {
  key: string
  path: string
  form: JsonSchema
  value: unknown
  edited: unknown
  page: string
}

/** The page with the field of each text; as it is if it cannot be rendered from marked texts. */
async function withNames(
  { content, renderPage }: AdminContext,
  { key, path, form, value, edited, page }: Rendered,
) {
  const byIds = (path: string) => idPath(edited, path)
  const blocks = getAtPath(edited, 'blocks')
  const sections = Array.isArray(blocks) ? blocks.map(stepTo) : []
  const pictures = picturesOf(value).map((one) => ({ ...one, path: byIds(one.path) }))
  for (const which of ['all', 'sentences'] as const) {
    const marked = markTexts(form, value, which)
    const shown = withValue(content, key, marked.value).current()
    const { entries, keys } = markEntries(shown.entries, key, which, marked.paths.length)
    const twin = await renderPage(fixedContent(content, { ...shown, entries }), path, 'marked')
    const names = { paths: marked.paths.map(byIds), entries: keys, pictures, sections }
    if (twin.status === 200) return nameFields(page, twin.html, names)
  }
  return page
}
