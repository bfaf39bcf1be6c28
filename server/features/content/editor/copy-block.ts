import { z } from 'zod'
import { documentPath } from '#model/admin-paths.ts'
import { BODY_MAX } from '#model/content/editor.ts'
import { stepTo, withNewIds } from '#model/content/form/entry-ids.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { mutation } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { openDocument } from './open-document.ts'
import { readBodyText } from './read-body.ts'
import { saveDraft } from './save-draft.ts'

const copySchema = z.object({
  /** The page that gets the section. */
  document: z.string(),
  block: z.string().max(BODY_MAX, 'This section is too large.'),
})

/** Adds a copy of a section to the end of another page, as a draft. */
export const copyBlock = mutation('author', copySchema, async (context, input) => {
  const { document } = input
  const block = withNewIds(JSON.parse(readBodyText(input.block, document)))
  const { value, version, title } = await openDocument.run(context, { document })
  if (!isFields(value) || !Array.isArray(value.blocks) || typeof block.type !== 'string') {
    fail(422, 'Sections can only be copied to pages. Choose another one.')
  }
  const body = JSON.stringify({ ...value, blocks: [...value.blocks, block] })
  if (body.length > BODY_MAX) {
    fail(422, `“${title}” has no room for this section. Shorten one of the two first.`)
  }
  await saveDraft.run(context, { document, version, body })
  return {
    message: `Copied to the end of “${title}”. Visitors see it once that page is published.`,
    value: {
      address: documentPath(document, below('blocks', stepTo(block, value.blocks.length))),
    },
  }
})
