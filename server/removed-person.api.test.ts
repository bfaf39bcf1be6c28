import { expect, it } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import routes from '#app/routes.ts'
import type { Page } from '#blocks/schema.ts'
import {
  auditExportPath,
  automaticHtmlPath,
  backupPath,
  countsPath,
  isSignInPath,
  issueHtmlPath,
  leadExportPath,
  leadFilePath,
  messageHtmlPath,
  newsletterPaths,
  privacyExportPath,
} from '#model/admin-paths.ts'
import { postKey } from '#model/content/standalone.ts'
import { resetByLink } from '#server/features/accounts/cli.ts'
import { adminPassword, openBrowser, type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { openApp } from '#tests/fixtures/app.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { addDraft } from '#tests/fixtures/issues.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

type Route = { path?: string; children?: Route[] }

const document = 'page:home'
const password = adminPassword

/** Whoever leaves was an owner, so that they have seen every kind of address. */
async function setup() {
  const { test, send } = await openApp({ renderMail })
  const owner = await signIn(test, 'owner', 'Stays')
  const leaver = await signIn(test, 'owner', 'Leaves')
  const { people } = await owner.admin.accounts.list()
  const id = people.find(({ email }) => email === leaver.email)?.id
  const ask = (path: string, init: RequestInit = {}) =>
    send(path, { ...init, headers: { cookie: leaver.cookie, ...init.headers } })
  return { test, owner, leaver, id, ask }
}

type Setup = Awaited<ReturnType<typeof setup>>

/** The screens, with ids of what there is. */
function screensWith(ids: Record<string, string>) {
  const patterns = pathsOf(routes as Route[]).filter((path) => path.startsWith('/admin'))
  return patterns
    .filter((path) => !isSignInPath(path))
    .map((path) => path.replace('*', 'x').replace(/:\w+/g, (name) => ids[name.slice(1)] ?? 'x'))
}

/** Everything that is a file, and what streams. */
async function filesOf({ test, leaver: { admin } }: Setup) {
  const body = inquiryForm({}, { name: 'brief.pdf', content: pdf() })
  await test.fetch('/api/inquiries', { method: 'POST', body })
  const [lead] = await test.rows('leads')
  const [message] = await test.rows('outbox')
  const issue = await addDraft(admin)
  const { key } = await admin.leads.linkFile({ id: lead?.id })
  return [
    ...[leadExportPath, auditExportPath, newsletterPaths.export, countsPath, leadFilePath(key)],
    ...[`${automaticHtmlPath}?id=inquiry`, `${privacyExportPath}?address=${lead?.email}`],
    ...[messageHtmlPath(message?.id ?? ''), issueHtmlPath(issue.id)],
  ]
}

async function previewsOf({ test, leaver: { admin } }: Setup) {
  const { content, blog } = admin
  const { value } = (await content.open({ document })) as { value: Page }
  await content.saveDraft({
    document,
    version: 0,
    body: JSON.stringify({ ...value, title: 'Draft' }),
  })
  const { frame } = await content.open({ document })
  const revisions = await test.rows('content_revisions')
  const revision = revisions.find((row) => row.document === document)
  const { address } = await content.showRevision({ document, revision: revision?.id })
  const write = writerOf(admin)
  const post = await write.draft()
  const postDraft = await blog.address({ id: post })
  const previewed = done(await content.preview({ document })).address
  done(await content.sharePreview({ document }))
  done(await content.sharePreview({ document: postKey(post) }))
  const { links } = await content.open({ document })
  const shared = [...links, ...(await write.open(post)).links]
  const own = [frame, address, postDraft, previewed] as string[]
  return { own, shared: shared.map((link) => link.address) }
}

/** Links to accounts that they were sent, or made for somebody: perhaps for themselves. */
async function linksOf({ test, leaver }: Setup) {
  const ids = { clock: test.site.clock, newId: () => crypto.randomUUID() }
  const reset = await resetByLink({ store: test.database.store, ...ids }, leaver.email)
  const { accounts } = leaver.admin
  const invitation = { email: 'second@home.test', role: 'owner', password }
  const { link = '' } = done(await accounts.invite(invitation)) ?? {}
  return { reset, invitation: link }
}

async function isOpen({ test }: Setup, link: string) {
  const key = new URL(link, 'http://localhost').searchParams.get('key')
  const read = await openBrowser(test).ask(({ auth }) => auth.readLink({ key }))
  return read.ok
}

const endings: Record<string, (made: Setup) => Promise<unknown>> = {
  'has signed out': ({ leaver }) => leaver.admin.auth.signOut(),
  'was removed': ({ owner, id }) => owner.admin.accounts.remove({ id, password }),
}

it.each(Object.keys(endings))('whoever %s opens nothing with what they have kept', async (how) => {
  const made = await setup()
  const { test, ask, leaver } = made
  const files = await filesOf(made)
  const { own, shared } = await previewsOf(made)
  const screens = screensWith({ id: (await test.rows('leads'))[0]?.id ?? '' })
  const links = await linksOf(made)
  const admin = [...screens, ...screens.map((path) => `${path}.data`), ...files]
  const statuses = async (addresses: string[]) => {
    const answers = addresses.map(async (path) => [path, (await ask(path)).status])
    return Object.fromEntries(await Promise.all(answers)) as Record<string, number>
  }
  expect(await othersThan(200, statuses([...admin, ...own, ...shared]))).toEqual([])
  expect([await isOpen(made, links.reset), await isOpen(made, links.invitation)]).toEqual([
    true,
    true,
  ])
  const stream = await ask(countsPath, { headers: { accept: 'text/event-stream' } })

  const comment = { document, path: 'blocks.0.label', text: 'For you alone, @Leaves' }
  await made.owner.admin.content.addComment(comment)
  const waiting = async () =>
    (await test.rows('outbox')).filter(({ recipient }) => recipient === leaver.email)
  expect(await waiting()).toMatchObject([{ topic: 'comment-added' }])

  await endings[how]?.(made)
  const refused = screens.map((path) => `${path}.data`)
  expect(await othersThan(303, statuses([...screens, ...files, backupPath('x.tar')]))).toEqual([])
  expect(await othersThan(204, statuses(refused))).toEqual([])
  expect(await othersThan(410, statuses(own))).toEqual([])
  await test.site.tellCounts()
  expect(await stream.text()).toContain('event: signed-out')
  // Their forms, too.
  const body = new URLSearchParams({ intent: 'save' })
  const sent = screens.map(async (path) => (await ask(path, { method: 'POST', body })).status)
  expect(new Set(await Promise.all(sent))).toEqual(new Set([401]))

  // What is anybody's who has the link ends with the account.
  const isRemoved = how === 'was removed'
  expect(await othersThan(isRemoved ? 410 : 200, statuses(shared))).toEqual([])
  expect(await isOpen(made, links.reset)).toBe(!isRemoved)
  expect(await isOpen(made, links.invitation)).toBe(!isRemoved)
  expect(await waiting()).toHaveLength(isRemoved ? 0 : 1)
  const again = await signInAgain(made, leaver)
  expect(again.ok).toBe(!isRemoved)
})

function signInAgain({ test }: Setup, { email }: SignedIn) {
  return openBrowser(test).ask(({ auth }) => auth.signIn({ email, password }))
}

async function othersThan(status: number, statuses: Promise<Record<string, number>>) {
  return Object.entries(await statuses).filter(([, one]) => one !== status)
}

function pathsOf(list: Route[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && !children ? [path] : []),
    ...pathsOf(children ?? []),
  ])
}
