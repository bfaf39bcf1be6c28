import { z } from 'zod'
import { query } from '#server/platform/actions/action.ts'
import type { Download } from '#server/platform/actions/download.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMessage } from './find-message.ts'
import { writeMessage } from './write-message.ts'

/** A mail as mail programs show it, for a frame without rights. */
export const showHtml = query(
  'viewer',
  z.object({ id: z.string().max(100) }),
  async (context, { id }): Promise<Download> => {
    const written = await writeMessage(context, await findMessage(context.store, id))
    if (!written?.mail) fail(404, 'This message has no HTML version.')
    const { sender, content } = written.mail
    const html = await context.mail.render(sender, content)
    const body = (async function* () {
      yield html
    })()
    return { name: 'mail.html', mediaType: 'text/html; charset=utf-8', body, isShown: true }
  },
)
