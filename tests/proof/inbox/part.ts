import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openOwner } from '#tests/chaos/owner.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import type { Part } from '#tests/proof/part.ts'
import { createCorrespondence } from './correspondence.ts'
import { arrivedReplies, checkMails, checkReplies, readRows, storedMails } from './evidence.ts'
import { startServers } from './servers.ts'

const LEADS = 15
const KILLS = Number(process.env.PROOF_KILLS ?? 200)
const MAILS = 3 * KILLS
/** How often the mail server cuts all connections meanwhile. */
const RESTARTS = 10

let site: Site
let servers: Awaited<ReturnType<typeof startServers>>
let owner: Awaited<ReturnType<typeof openOwner>>
let answers: ReturnType<typeof createCorrespondence>

/** What is replied, each once. */
const replies = Array.from({ length: KILLS }, (_, index) => `Reply ${index + 1}.`)

async function start() {
  servers = await startServers()
  answers = createCorrespondence(servers.dovecot)
  site = await startSite({ env: servers.env })
  owner = await openOwner(site.origin)
}

async function inquire() {
  for (let number = 0; number < LEADS; number++) {
    const email = `lead-${number}@example.com`
    const body = inquiryForm({ ...ownChoices, email, details: `Inquiry ${number}` })
    const { status } = await fetch(`${site.origin}/api/inquiries`, { method: 'POST', body })
    if (status !== 201) throw new Error(`An inquiry was answered with ${status}.`)
  }
  const receiptOf = (email: string) =>
    servers.smtp.received.find(({ envelopeTo }) => envelopeTo.includes(email))
  const rows = readRows<{ id: string; email: string }>(site.dataDir, 'select id, email from leads')
  await until(() => rows.every(({ email }) => receiptOf(email)))
  for (const row of rows) {
    const { replyTo, messageId = '' } = receiptOf(row.email) ?? {}
    answers.leads.push({ ...row, replyTo: replyTo?.[0]?.address ?? '', receipt: messageId })
  }
}

/** Replies to one of the leads, again until the site says that it has the reply. */
async function reply(number: number) {
  const id = answers.leads[number % LEADS]?.id ?? ''
  const fields = { id, key: randomUUID(), reply: replies[number] ?? '' }
  for (let attempt = 1; ; attempt++) {
    try {
      return await owner.act(site.origin, 'leads.reply', fields)
    } catch (error) {
      if (attempt === 300) throw error
      await setTimeout(100)
    }
  }
}

async function kill() {
  const { dataDir } = site
  const stored = () => storedMails(dataDir).length
  let mails = 0
  for (let killed = 0; killed < KILLS; killed++) {
    const replying = reply(killed)
    // Until it is at work: each kill should hit it while it stores a mail.
    const before = stored()
    await until(() => stored() > before || before === answers.sent.size)
    await setTimeout(Math.random() * 300)
    await site.kill()
    // It reads the mailbox as soon as it starts.
    while (mails < (MAILS * (killed + 1)) / KILLS) answers.send(mails++)
    if ((killed + 1) % (KILLS / RESTARTS) === 0) await servers.dovecot.restart()
    site = await startSite({ env: servers.env, dataDir })
    await replying
  }
  const [imap, mail] = servers.proxies.map(({ cuts }) => cuts())
  for (const { calm } of servers.proxies) calm()
  return `${KILLS} kills, ${imap} connections cut while reading and ${mail} while sending, ${stored()} mails stored until then`
}

async function compare() {
  await until(() => storedMails(site.dataDir).length >= answers.sent.size)
  return checkMails(site.dataDir, answers)
}

async function compareReplies() {
  await until(() =>
    arrivedReplies(servers.smtp.received, replies).every(({ length }) => length > 0),
  )
  return checkReplies(site.dataDir, servers.smtp.received, replies)
}

async function renumber() {
  await servers.dovecot.renumber()
  for (let number = MAILS; number < MAILS + 10; number++) answers.send(number)
  return compare()
}

/** The state that the system screen shows. */
const problem = () =>
  readRows<{ problem: string | null }>(site.dataDir, 'select problem from mailboxes')[0]?.problem

async function goOn() {
  await servers.dovecot.stop('SIGKILL')
  await until(() => Boolean(problem()))
  const said = problem()
  await servers.dovecot.start()
  answers.send(MAILS + 10)
  await compare()
  await until(() => problem() === null)
  return said
}

/** An email that failed several times is tried again after minutes. */
async function until(isDone: () => boolean) {
  const end = Date.now() + 600_000
  while (!isDone()) {
    if (Date.now() > end) throw new Error(`Waited for ten minutes. ${site.output().slice(-2_000)}`)
    await setTimeout(50)
  }
}

export const part: Part = {
  packages: ['dovecot-imapd'],
  steps: [
    { name: 'start dovecot and a site', run: start },
    { name: 'inquiries and their receipts', run: inquire },
    { name: 'kill the site while answers arrive and replies leave', run: kill },
    { name: 'each mail once', run: compare },
    { name: 'each reply once', run: compareReplies },
    { name: 'another UIDVALIDITY', run: renumber },
    { name: 'a mail server that is away', run: goOn },
  ],
  async cleanUp() {
    await site?.stop()
    await servers?.stop()
  },
}
