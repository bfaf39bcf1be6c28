import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { startSmtp } from '#tests/fixtures/smtp.ts'
import type { createCorrespondence } from './correspondence.ts'

type Correspondence = ReturnType<typeof createCorrespondence>
type Received = Awaited<ReturnType<typeof startSmtp>>['received']

export function readRows<Row>(dataDir: string, query: string) {
  const database = new DatabaseSync(join(dataDir, 'wavelength.sqlite'), { readOnly: true })
  try {
    return database.prepare(query).all() as Row[]
  } finally {
    database.close()
  }
}

/** The mails that are stored, each with the address of its lead. */
export function storedMails(dataDir: string) {
  return readRows<{ message_id: string; email: string }>(
    dataDir,
    'select message_id, leads.email from lead_mails join leads on leads.id = lead_id',
  )
}

/** @throws Error unless each mail that was sent is stored once under its lead, with its file */
export function checkMails(dataDir: string, { sent, ...correspondence }: Correspondence) {
  const rows = storedMails(dataDir)
  const wrong = rows.filter(({ message_id, email }) => sent.get(message_id) !== email)
  if (rows.length !== sent.size || wrong.length > 0) {
    throw new Error(`${sent.size} sent, ${rows.length} stored, wrong: ${JSON.stringify(wrong)}`)
  }
  const files = readRows<{ key: string }>(dataDir, 'select storage_key as key from lead_files')
  const missing = files.filter(({ key }) => !existsSync(join(dataDir, 'files', key)))
  if (files.length !== correspondence.files() || missing.length > 0) {
    throw new Error(
      `${files.length} of ${correspondence.files()} files, ${missing.length} of them missing`,
    )
  }
  const events = readRows(dataDir, "select id from lead_events where kind = 'mail'")
  if (events.length !== rows.length) throw new Error(`${events.length} events`)
  return `${rows.length} mails and ${files.length} files, each once under its lead`
}

/** The replies with these texts that the mail server took. */
export function arrivedReplies(received: Received, texts: string[]) {
  return texts.map((sought) => received.filter(({ text }) => text?.includes(sought)))
}

/**
 * A kill between the mail server's answer and its note sends a reply once more, under the same Message-ID.
 * @throws Error unless each reply is stored and sent once, but for those
 */
export function checkReplies(dataDir: string, received: Received, texts: string[]) {
  const arrived = arrivedReplies(received, texts)
  const ids = new Set(arrived.flat().map(({ messageId }) => messageId))
  const events = readRows(dataDir, "select id from lead_events where kind = 'reply'")
  if (ids.size !== texts.length || events.length !== texts.length) {
    throw new Error(
      `${ids.size} Message-IDs and ${events.length} events of ${texts.length} replies`,
    )
  }
  const twice = arrived.filter(({ length }) => length > 1)
  return `${texts.length} replies, ${twice.length} of them twice under the same Message-ID`
}
