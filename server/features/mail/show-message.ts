import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import { findMessage } from './find-message.ts'
import { presentMessage } from './present-message.ts'
import { messageShown } from './render-message.ts'

/** One message with its text as the recipient reads it, except that keys in links are redacted. */
export const showMessage = query(
  'editor',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const row = await findMessage(context.store, id)
    const rendered = await messageShown(context, row)
    return {
      ...presentMessage(row),
      againAt: row.requeued_at,
      hasServer: context.mail.mailer !== null,
      /** null if it can no longer be rendered. */
      rendered: rendered && {
        subject: rendered.subject,
        sender: rendered.sender,
        replyTo: rendered.replyTo,
        messageId: rendered.messageId,
        text: rendered.text,
        hasHtml: rendered.mail !== null,
        isCopy: rendered.isCopy,
      },
    }
  },
)

export type ShownMessage = ResultOf<typeof showMessage>
