import { z } from 'zod'
import { download } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMessage } from './find-message.ts'
import { messageShown } from './render-message.ts'

/** The HTML version of an email, for a sandboxed frame. */
export const showHtml = download(
  'editor',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const row = await findMessage(context.store, id)
    const rendered = await messageShown(context, row)
    if (!rendered?.mail) fail(404, 'This message has no HTML version.')
    const { sender, content } = rendered.mail
    const html = await context.mail.render(sender, content)
    const body = (async function* () {
      yield html
    })()
    const pictures = row.issue_id !== null && { picturesOf: context.siteUrl }
    const mediaType = 'text/html; charset=utf-8'
    return { name: 'email.html', mediaType, body, isShown: true, ...pictures }
  },
)
