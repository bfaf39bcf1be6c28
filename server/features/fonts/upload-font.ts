import { z } from 'zod'
import { uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages } from '#model/media/media.ts'
import { FONT_BYTES_SLOW, FONTS_ROOT, fontRule, type OwnFace } from '#model/theme/own-fonts.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { receive, rejectFile, rejectVirus } from '#server/features/media/receive-image.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fileNameError, shownFileName } from '#server/platform/files/file-name.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'
import { readInThread } from './font-reader.ts'
import type { FontFacts, FontProblem } from './read-font.ts'
import { siteLetters } from './site-letters.ts'

const uploadSchema = z.object({ file: z.instanceof(File, { error: 'Choose a file first.' }) })

const problems: Record<FontProblem, string> = {
  unreadable: 'This file is no font that can be read. Export it again as WOFF2.',
  digits: 'This font has no digits, so prices and telephone numbers could not be set in it.',
  letters: 'This font lacks most letters of the site’s texts. Choose one that has them.',
  outlines: 'This font draws nothing for its digits. Choose another.',
}

/** Keeps a font, and says what the theme must know of it; the same file is stored once. */
export const uploadFont = mutation('author', uploadSchema, async (context, { file }) => {
  const problem = problemOf(file)
  if (problem) rejectFile(problem)
  if (!(await context.uploads.hasRoom(file.size * 2))) rejectFile(mediaMessages.noRoom, 507)
  const received = await receive(context, file)
  try {
    await rejectVirus(context, received)
    const found = await readInThread({
      path: received.path,
      letters: siteLetters(context.content),
    })
    if ('problem' in found) return rejectFile(problems[found.problem])
    const id = received.sha256.slice(0, 32)
    await keep(context, received, { id, name: shownFileName(file.name), ...found })
    const src = `${FONTS_ROOT}/${id}.woff2`
    const value: OwnFace = { src, ...found.face }
    return { message: messageOf(found.face, file.size), value }
  } finally {
    await context.files.discard(received)
  }
})

function problemOf(file: File) {
  const problem = fileNameError(file.name, fontRule)
  if (problem === uploadMessages.name) return problem
  if (problem) return 'Choose a .woff2 file. Other fonts can be converted to it.'
  if (file.size === 0) return uploadMessages.empty
  if (file.size <= fontRule.maxBytes) return null
  return 'This font is larger than 2 MB. Make one that has only the letters of your language.'
}

type Kept = Pick<FontFacts, 'outlines'> & { id: string; name: string }

async function keep(context: AdminContext, received: ReceivedFile, { id, name, outlines }: Kept) {
  const { store, files, clock } = context
  const known = await store.selectFrom('fonts').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  const storage_key = await files.keep(received)
  const isNew = await store.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('fonts')
      .values({ id, name, storage_key, outlines, created_at: clock().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    const summary = `Uploaded the font “${name}”`
    await audit(transaction, context, {
      action: 'media.font-added',
      subject: `font:${id}`,
      summary,
    })
    return true
  })
  // A concurrent upload of the same file won.
  if (!isNew) await files.remove(storage_key)
}

function messageOf({ name }: FontFacts['face'], bytes: number) {
  const ready = `“${name}” is ready.`
  if (bytes <= FONT_BYTES_SLOW) return ready
  return `${ready} Every visitor loads its ${Math.round(bytes / 1000)} kB: a font with only the letters of your language is faster.`
}
