import { z } from 'zod'
import { paths } from '#model/paths.ts'
import { previewToken } from '#server/features/content/preview/preview-token.ts'
import { readBody } from '#server/features/content/published.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { factsOf } from './document-facts.ts'
import { contentWithDraft } from './draft-content.ts'
import { pathFaults } from './path-faults.ts'
import { readStored } from './stored-document.ts'

/** The address at which the draft is seen in the real page; only a draft whose fields are in order can be shown. */
export const previewDraft = mutation(
  'editor',
  z.object({ document: z.string() }),
  async (context, { document }) => {
    const { draft } = await readStored(context.store, document)
    if (!draft) fail(409, 'There is no draft to look at. Change something first.')
    const { faults } = readBody(document, draft.body)
    if (faults.length > 0) {
      const message =
        'The preview needs the marked fields first: without them the page has no form.'
      fail(422, message, { errors: pathFaults(faults) })
    }
    const content = await contentWithDraft(context, document)
    const words = content?.words() ?? context.content.words()
    const { path } = factsOf(document, words, context.content.defaults())
    const token = previewToken(context, `content:${document}`)
    return {
      message: 'The preview is ready.',
      value: { address: `${path ?? paths.home}?preview=${token}` },
    }
  },
)
