import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { sharedPreview } from '#server/features/content/preview/preview-token.ts'
import { readBody } from '#server/features/content/published.ts'
import { fail } from '#server/platform/http/problem.ts'
import { factsOf } from './document-facts.ts'
import { namesWith } from './document-names.ts'
import { draftContent } from './draft-content.ts'
import { pathFaults } from './path-faults.ts'
import { readStored } from './stored-document.ts'

/** A link to the page with the draft applied; the draft must be valid. */
export const previewDraft = mutation(
  'author',
  z.object({ document: z.string() }),
  async (context, { document }) => {
    const { draft } = await readStored(context.store, document)
    if (!draft) fail(409, 'There is no draft to preview. Make a change first.')
    const { faults } = readBody(document, draft.body)
    if (faults.length > 0) {
      const message = 'Fix the marked fields to see a preview.'
      fail(422, message, { errors: pathFaults(faults) })
    }
    const content = await draftContent(context, document)
    const names = namesWith((content ?? context.content).current(), [])
    const { path } = factsOf(document, names, context.content.defaults())
    const address = sharedPreview(context, path, `content:${document}`)
    return { message: 'The preview is ready.', value: { address } }
  },
)
