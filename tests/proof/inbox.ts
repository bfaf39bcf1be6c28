import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { attached, mailbox, mixedMail } from '#tests/fixtures/mails.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { type Dovecot, startDovecot } from './dovecot.ts'
import type { Part } from './part.ts'

const PORT = 4_935
const LEADS = 15
const MAILS = 600
const KILLS = 200
/** How often the mail server cuts all connections meanwhile. */
const CUTS = 10

let site: Site
let dovecot: Dovecot
let smtp: Awaited<ReturnType<typeof startSmtp>>
let endSmtp: () => Promise<void>
let env: Record<string, string>

/** Address of the visitor and reply address, of each lead. */
const leads: { email: string; replyTo: string }[] = []
/** Which lead each mail belongs to, by Message-ID. */
const sent = new Map<string, string>()

async function start() {
  dovecot = await startDovecot(PORT)
  smtp = await startSmtp((stop) => {
    endSmtp = stop
  })
  env = {
    SITE_URL: 'http://localhost',
    SMTP_URL: smtp.url,
    INBOX_ADDRESS: mailbox,
    IMAP_URL: dovecot.url,
  }
  site = await startSite({ env })
}

async function inquire() {
  for (let number = 0; number < LEADS; number++) {
    const email = `lead-${number}@example.com`
    const body = inquiryForm({ ...ownChoices, email, details: `Inquiry ${number}` })
    const { status } = await fetch(`${site.origin}/api/inquiries`, { method: 'POST', body })
    if (status !== 201) throw new Error(`An inquiry was answered with ${status}.`)
  }
  await until(() => receipts().length === LEADS)
  for (const { envelopeTo, replyTo } of receipts()) {
    leads.push({ email: envelopeTo[0] ?? '', replyTo: replyTo?.[0]?.address ?? '' })
  }
}

const receipts = () =>
  smtp.received.filter(({ envelopeTo }) => envelopeTo.some((to) => to.startsWith('lead-')))

/** An answer to one of the leads, every tenth with a file. */
function send(number: number) {
  const { email = '', replyTo = '' } = leads[number % leads.length] ?? {}
  const id = `answer-${number}@example.com`
  const file = number % 10 === 0 ? [attached('plan.pdf', pdf())] : []
  const parts = [{ type: 'text/plain', body: `Answer ${number}` }, ...file]
  dovecot.deliver(mixedMail({ from: `person-${number}@example.com`, to: replyTo, id, parts }))
  sent.set(id, email)
}

async function kill() {
  const { dataDir } = site
  let mails = 0
  for (let killed = 1; killed <= KILLS; killed++) {
    const share = Math.floor((MAILS * killed) / KILLS)
    while (mails < share) send(mails++)
    if (killed % (KILLS / CUTS) === 0) await dovecot.restart()
    // Until it is at work: each kill should hit it while it stores a mail.
    const before = stored().length
    await until(() => stored().length > before || before === sent.size)
    await setTimeout(Math.random() * 300)
    await site.kill()
    site = await startSite({ env, dataDir })
  }
  return `${KILLS} kills, ${stored().length} mails stored until then`
}

type Row = { id: string; message_id: string; email: string }

function read<T>(query: string) {
  const database = new DatabaseSync(join(site.dataDir, 'wavelength.sqlite'), { readOnly: true })
  try {
    return database.prepare(query).all() as T[]
  } finally {
    database.close()
  }
}

const stored = () =>
  read<Row>(
    'select lead_mails.id, message_id, leads.email from lead_mails join leads on leads.id = lead_id',
  )

async function compare() {
  await until(() => stored().length >= sent.size)
  const rows = stored()
  const wrong = rows.filter(({ message_id, email }) => sent.get(message_id) !== email)
  if (rows.length !== sent.size || wrong.length > 0) {
    throw new Error(`${sent.size} sent, ${rows.length} stored, wrong: ${JSON.stringify(wrong)}`)
  }
  const files = read<{ key: string }>('select storage_key as key from lead_files')
  const missing = files.filter(({ key }) => !existsSync(join(site.dataDir, 'files', key)))
  const wanted = [...sent.keys()].filter((_, number) => number % 10 === 0).length
  if (files.length !== wanted || missing.length > 0) {
    throw new Error(`${files.length} of ${wanted} files, ${missing.length} of them missing`)
  }
  const events = read("select id from lead_events where kind = 'mail'")
  if (events.length !== rows.length) throw new Error(`${events.length} events`)
  return `${rows.length} mails and ${files.length} files, each once under its lead`
}

async function renumber() {
  await dovecot.renumber()
  for (let number = MAILS; number < MAILS + 10; number++) send(number)
  return compare()
}

/** The state that the system screen shows. */
const problem = () => read<{ problem: string | null }>('select problem from mailboxes')[0]?.problem

async function goOn() {
  await dovecot.stop('SIGKILL')
  await until(() => Boolean(problem()))
  const said = problem()
  await dovecot.start()
  send(MAILS + 10)
  await compare()
  await until(() => problem() === null)
  return said
}

async function until(isDone: () => boolean) {
  const end = Date.now() + 180_000
  while (!isDone()) {
    if (Date.now() > end)
      throw new Error(`Waited for three minutes. ${site.output().slice(-2_000)}`)
    await setTimeout(50)
  }
}

export const part: Part = {
  packages: ['dovecot-imapd'],
  steps: [
    { name: 'start dovecot and a site', run: start },
    { name: 'inquiries and their receipts', run: inquire },
    { name: 'kill the site while answers arrive', run: kill },
    { name: 'each mail once', run: compare },
    { name: 'another UIDVALIDITY', run: renumber },
    { name: 'a mail server that is away', run: goOn },
  ],
  async cleanUp() {
    await site?.stop()
    await dovecot?.remove()
    await endSmtp?.()
  },
}
