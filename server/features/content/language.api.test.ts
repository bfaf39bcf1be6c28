import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'

const { site: settings, emails } = fixtureContent
const germanEmails = { ...emails, welcome: { ...emails.welcome, heading: 'Schön' } }

async function setup() {
  const content = { ...fixtureContent, translations: { de: { emails: germanEmails } } }
  const site = await openTestSite({ content })
  const { admin } = await signIn(site, 'owner')
  async function publish(document: string, value: unknown) {
    const { version } = await admin.content.open({ document })
    const body = JSON.stringify(value)
    expect(await admin.content.publish({ document, version, body })).toMatchObject({ ok: true })
  }
  const heading = async () => {
    const opened = await admin.content.open({ document: 'emails' })
    return (opened.value as typeof emails).welcome.heading
  }
  return { ...site, publish, heading }
}

test('with the language, the originals of unchanged documents and all pages change', async () => {
  const { site, publish, heading } = await setup()
  const before = site.contentVersion()
  expect((await site.content.language()).t('Contact')).toBe('Contact')
  await publish('site', { ...settings, language: 'de' })
  expect(site.contentVersion()).not.toBe(before)
  expect((await site.content.language()).t('Contact')).toBe('Kontakt')
  expect(await heading()).toBe('Schön')
  await publish('site', settings)
  expect(await heading()).toBe(emails.welcome.heading)
})

test('a document that the owner has changed stays as it is', async () => {
  const { publish, heading } = await setup()
  await publish('emails', { ...emails, welcome: { ...emails.welcome, heading: 'Bienvenue' } })
  await publish('site', { ...settings, language: 'de' })
  expect(await heading()).toBe('Bienvenue')
})
