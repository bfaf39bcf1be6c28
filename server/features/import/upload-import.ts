import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { z } from 'zod'
import { IMPORT_BYTES_MAX } from '#model/import/import.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { shownFileName } from '#server/platform/files/file-name.ts'
import { fail } from '#server/platform/http/problem.ts'

const uploadSchema = z.object({
  file: z
    .instanceof(File, { error: 'Choose a file first' })
    .refine(({ size }) => size > 0, 'Choose a file first; this one is empty')
    .refine(
      ({ size }) => size <= IMPORT_BYTES_MAX,
      `This file is larger than ${IMPORT_BYTES_MAX / MEBIBYTE} MB. Pack it as a ZIP, or export in parts.`,
    )
    .refine(
      ({ name }) => /\.(?:xml|json|zip|md|markdown)$/i.test(name),
      'Choose an .xml file of WordPress, a .json file of Ghost, or a .zip or .md file.',
    ),
})

/** Keeps an export and has it read; nothing is imported. */
export const uploadImport = mutation('editor', uploadSchema, async (context, { file }) => {
  const { files, store, clock, newId, actor, uploads } = context
  // The kept file, and what is read from it.
  if (!(await uploads.hasRoom(file.size * 4))) {
    const message = 'The server’s disk is nearly full. Ask your administrator to free space.'
    fail(507, message, { errors: { file: message } })
  }
  const id = newId()
  const received = await files.receive(Readable.fromWeb(file.stream() as WebStream))
  try {
    const storage_key = await files.keep(received)
    const name = shownFileName(file.name)
    await store.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('imports')
        .values({
          ...{ id, file_name: name, storage_key, state: 'reading' },
          ...{ failure: null, facts: null, choices: null },
          ...{ author_id: actor.id, author_name: actor.name },
          ...{ created_at: clock().toISOString(), started_at: null, finished_at: null },
        })
        .execute()
      await audit(transaction, context, {
        action: 'blog.import-uploaded',
        subject: `import:${id}`,
        summary: `Uploaded “${name}” to import posts`,
      })
    })
  } finally {
    await files.discard(received)
  }
  return { message: 'Uploaded. Nothing is imported yet.', value: { id } }
})
