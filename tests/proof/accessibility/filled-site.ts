import {
  adminPaths,
  insightListPath,
  issuePath,
  leadPath,
  personPath,
  recipientsPath,
} from '#model/admin-paths.ts'
import { issueKey, offerKey } from '#model/content/standalone.ts'
import { mediaPaths } from '#model/media/media.ts'
import { paths } from '#model/paths.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openOwner } from '#tests/chaos/owner.ts'
import { fixtureProgram } from '#tests/e2e/fixture-program.ts'
import prepareFixtureSite from '#tests/e2e/prepare-fixture-site.ts'
import { everyDay } from '#tests/fixtures/calls.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { inboxSettings, rawMail, signedMail } from '#tests/fixtures/mails.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { addSomeVisits } from '#tests/fixtures/many-visits.ts'
import { offerText } from '#tests/fixtures/offer-text.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { waitUntil } from '#tests/proof/site.ts'

type Site = Awaited<ReturnType<typeof startSite>>
type Owner = Awaited<ReturnType<typeof openOwner>>
type Smtp = Awaited<ReturnType<typeof startSmtp>>

/**
 * The fixture site with something on each screen. `links` are those that only emails have, `rare` the screens to which no link
 * leads while there is little to see.
 */
export async function startFilledSite(onStarted: (stop: () => unknown) => void) {
  await prepareFixtureSite()
  const smtp = await startSmtp(onStarted)
  const site = await startSite({
    program: fixtureProgram,
    env: {
      ...{ SITE_URL: 'http://localhost', SMTP_URL: smtp.url, ...inboxSettings },
      ...{ ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword },
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    },
  })
  onStarted(site.stop)
  const owner = await openOwner(site.origin)
  const act = (name: string, fields: Parameters<Owner['act']>[2]) =>
    owner.act(site.origin, name, fields)
  const lead = await addConversation(site, owner, smtp)
  const offer = await addOffers(act, lead)
  const person = await bookCall(site, act)
  await act('blog.create', { title: 'A post about tea' })
  await act('webhooks.add', { url: 'http://127.0.0.1:9/hook', events: 'call.booked' })
  await act('imports.upload', { file: new File(['# A text\n\nOf somewhere.'], 'a-text.md') })
  await owner.addPicture(site.origin, 1)
  const guest = { email: 'guest@example.com', role: 'editor', password: ownerPassword }
  await act('accounts.invite', guest)
  await fetch(`${site.origin}/not-there`)
  const { store, close } = await openDatabase(readConfig({ DATA_DIR: site.dataDir }))
  await manyLeads(store, { count: 120, now: new Date() })
  await addSomeVisits(store, new Date(), 60)
  await close()
  const issue = await sendIssue(site, act, smtp)
  await act('issues.create', {})
  const day = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10)
  await act('insights.addNote', { day, text: 'New prices' })
  const mailed = (part: string) => mailedLink(smtp, part)
  return {
    site,
    owner,
    links: {
      offer,
      call: await mailed(`${paths.bookedCall}?key=`),
      preferences: await mailed(`${paths.preferences}?key=`),
      welcome: await mailed(`${adminPaths.welcome}?key=`),
    },
    rare: [
      leadPath(lead),
      issuePath(issue),
      recipientsPath(issue),
      `${insightListPath}?dimension=page`,
      mediaPaths.describe,
      personPath(person),
    ],
  }
}

/** The path of a link that begins so, once an email with it has arrived. */
function mailedLink({ received }: Smtp, part: string) {
  return waitUntil(async () => {
    const texts = received.map(({ text }) => text ?? '').join('\n')
    const [link] = new RegExp(`${part.replaceAll(/[/?]/g, '\\$&')}\\S+`).exec(texts) ?? []
    if (!link) throw new Error(`No email has a link to ${part}.`)
    return link
  }, 60)
}

/** An issue in the archive that a subscriber got, beside a suppressed address; returns its id. */
async function sendIssue(
  { origin }: Site,
  act: (name: string, fields: Record<string, string>) => ReturnType<Owner['act']>,
  smtp: Smtp,
) {
  const body = new URLSearchParams({ email: 'reader@example.com' })
  await fetch(origin + paths.newsletter, { method: 'POST', body })
  const confirm = await mailedLink(smtp, `${paths.confirmSubscription}?key=`)
  await fetch(origin + confirm, { method: 'POST' })
  await act('bounces.add', { email: 'gone@example.com', reason: 'bounce', note: 'Moved away.' })
  const { id } = await act('issues.create', {})
  const text = '## What we drew\n\nTwo [pages](/work) and a poster.'
  const issue = { subject: 'Two pages', preheader: 'And a poster', content: text, isPublic: true }
  const draft = { document: issueKey(id), version: '1', body: JSON.stringify(issue) }
  const { version } = await act('content.saveDraft', draft)
  await act('issues.send', { id, version: String(version) })
  await mailedLink(smtp, `${paths.preferences}?key=`)
  return id as string
}

/** An inquiry with a file, what the client wrote then, and what was answered; returns its id. */
async function addConversation(site: Site, owner: Owner, { received }: Smtp) {
  const file = { name: 'brief.pdf', content: pdf() }
  await fetch(`${site.origin}/api/inquiries`, { method: 'POST', body: inquiryForm({}, file) })
  const replyTo = await waitUntil(async () => {
    const receipt = received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
    if (!receipt) throw new Error('There is no receipt.')
    return receipt.replyTo?.[0]?.address ?? ''
  }, 60)
  const body = rawMail({ to: replyTo, body: 'Tuesday suits me.\n\nOn Monday, you wrote:\n> When?' })
  const headers = signedMail(body, new Date())
  const posted = await fetch(`${site.origin}/api/mails`, {
    ...{ method: 'POST', headers },
    body: new Uint8Array(body),
  })
  if (!posted.ok) throw new Error(await posted.text())
  const list = await owner.act(site.origin, 'leads.list', {})
  const { id } = list.leads[0]
  const { origin } = site
  await owner.act(origin, 'leads.reply', {
    id,
    key: crypto.randomUUID(),
    reply: 'Hello Ann,\n\nthank you.',
  })
  await owner.act(origin, 'leads.addNote', { id, note: 'Wants to start in spring.' })
  return id as string
}

/** An offer that was sent and a draft; returns the link of the first. */
async function addOffers(
  act: (name: string, fields: Record<string, string>) => ReturnType<Owner['act']>,
  lead: string,
) {
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const body = JSON.stringify({ ...offerText, validUntil })
  let link = ''
  for (const isSent of [true, false]) {
    const { id } = await act('offers.create', { lead })
    const { version } = await act('offers.open', { id })
    const document = offerKey(id)
    const saved = await act('content.saveDraft', { document, version: String(version), body })
    if (!isSent) continue
    const sent = { id, version: String(saved.version), recipient: 'ann@example.com', message: '' }
    await act('offers.send', sent)
    link = (await act('offers.open', { id })).link
  }
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Hours of the owner, a call that can be booked and one that is; returns the owner's id. */
async function bookCall(
  { origin }: Site,
  act: (name: string, fields: Record<string, string>) => ReturnType<Owner['act']>,
) {
  const place = { place: 'video', link: 'https://meet.example.com/{id}' }
  const { id: kind } = await act('calls.addKind', { name: 'First call', minutes: '30', ...place })
  const { person } = await act('calls.hours', {})
  await act('calls.saveHours', { ...everyDay, person: person.id, kinds: kind })
  const page = await (await fetch(`${origin}${paths.call}`)).text()
  const at = /value="(\d{4}-\d\d-\d\dT[\d:.]+Z)"/.exec(page)?.[1] ?? ''
  const caller = { name: 'Carla Call', email: 'carla@example.com' }
  const body = new URLSearchParams({ kind, at, zone: 'Europe/Berlin', ...caller })
  const post = { method: 'POST', body, redirect: 'manual' } as const
  const booked = await fetch(`${origin}${paths.call}`, post)
  if (booked.status !== 303) throw new Error(`The call was not booked (${booked.status}).`)
  return person.id as string
}
