import { z } from 'zod'
import { query } from '#server/platform/actions/action.ts'
import { findMessage } from './find-message.ts'
import { presentMessage } from './present-message.ts'
import { writeMessage } from './write-message.ts'

/** One message with what it says, as its recipient reads it but for the keys of its links. */
export const showMessage = query(
  'viewer',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const row = await findMessage(context.store, id)
    const written = await writeMessage(context, row)
    return {
      ...presentMessage(row),
      againAt: row.requeued_at,
      hasServer: context.mail.mailer !== null,
      written: written && {
        subject: written.subject,
        sender: written.sender,
        replyTo: written.replyTo,
        messageId: written.messageId,
        text: written.text,
        hasHtml: written.mail !== null,
      },
    }
  },
)
