import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { Forms } from '#model/content/forms.ts'
import { offeredServices } from '#model/content/offered-services.ts'
import type { Service } from '#model/content/service.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const client = { address: '192.0.2.1' }

async function setup() {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const publicSite = site.site.servicesFor(client)
  async function publish<T>(document: string, change: (value: T) => unknown) {
    const { value, version } = (await content.open({ document })) as OpenedDocument & { value: T }
    return content.publish({ document, version, body: JSON.stringify(change(value)) })
  }
  const offered = async () =>
    offeredServices(await publicSite.content.forms(), await publicSite.content.services())
  function send(fields: Record<string, string>) {
    const body = inquiryForm(fields)
    return publicSite.inquiries.submit(
      new Request('http://wavelength.example/contact', { method: 'POST', body }),
    )
  }
  const sent = async () =>
    (await site.rows('leads')).map(({ service, budget }) => [service, budget])
  return { ...site, content, publish, offered, send, sent }
}

const services = ['Search', 'Design', 'Advice']

test('a new service can be chosen in the contact form as soon as it is published', async () => {
  const { content, publish, offered, send, sent } = await setup()
  expect(await offered()).toEqual(services)
  await content.createPage({ title: 'Podcasts', kind: 'service', slug: 'podcasts' })
  expect((await send({ service: 'Podcasts' })).errors).toEqual({
    service: 'Choose one of the options',
  })
  await publish<Page>('page:services/podcasts', (page) => ({
    ...page,
    description: 'A series of episodes with your voice, recorded, cut and published by us.',
    blocks: [{ type: 'marquee', label: 'x', messages: ['We record it'] }],
  }))
  const answer = await publish<Service>('service:podcasts', (service) => ({
    ...service,
    line: 'Your voice in the ears of those who matter.',
  }))
  expect(answer).toMatchObject({ ok: true })
  expect(await offered()).toEqual([...services, 'Podcasts'])
  expect(await send({ service: 'Podcasts' })).toMatchObject({ status: 201 })
  expect(await sent()).toEqual([['Podcasts', 'Less']])
})

test('a renamed choice is offered for its services at once, and old leads keep the words they were sent with', async () => {
  const { publish, offered, send, sent, content } = await setup()
  await send({ name: 'Before', service: 'Advice', budget: 'More' })
  const answer = await publish<Forms>('forms', ({ inquiry, ...forms }) => ({
    ...forms,
    inquiry: {
      services: inquiry.services.map((each) =>
        each.id === 'Advice' ? { ...each, name: 'Counsel' } : each,
      ),
      budgets: ['Up to ₹5 lakh'],
      fields: inquiry.fields,
    },
  }))
  expect(answer).toMatchObject({ ok: true })
  expect(await offered()).toEqual(services.with(2, 'Counsel'))
  expect((await content.open({ document: 'service:seo-services' })).schema).toMatchObject({
    properties: {
      inquiryService: { anyOf: expect.arrayContaining([{ const: 'Advice', title: 'Counsel' }]) },
    },
  })
  expect(await send({ name: 'After', service: 'Counsel', budget: 'Up to ₹5 lakh' })).toMatchObject({
    status: 201,
  })
  expect(await sent()).toEqual([
    ['Advice', 'More'],
    ['Counsel', 'Up to ₹5 lakh'],
  ])
})

test('a page opened before a choice was removed can still send it; what was never offered is refused with the text kept', async () => {
  const { publish, send, sent } = await setup()
  const only = (name: string, budget: string) =>
    publish<Forms>('forms', (forms) => ({
      ...forms,
      inquiry: { ...forms.inquiry, services: [{ id: name, name }], budgets: [budget] },
    }))
  await only('Print', 'Little')
  await only('Radio', 'Much')
  expect(await send({ name: 'One', service: 'Print', budget: 'Little' })).toMatchObject({
    status: 201,
  })
  expect(await send({ name: 'Two', service: 'Design', budget: 'More' })).toMatchObject({
    status: 201,
  })
  expect(await sent()).toEqual([
    ['Print', 'Little'],
    ['Design', 'More'],
  ])
  expect(
    await send({ name: 'Three', service: 'Buy at bad.example', budget: 'Print' }),
  ).toMatchObject({
    status: 422,
    errors: { service: 'Choose one of the options', budget: 'Choose one of the options' },
    values: { name: 'Three' },
  })
  expect(await sent()).toHaveLength(2)
})

test('two choices that read the same are refused at the second', async () => {
  const { publish } = await setup()
  const answer = await publish<Forms>('forms', (forms) => ({
    ...forms,
    inquiry: { ...forms.inquiry, budgets: ['Much', 'much'] },
  }))
  expect(answer).toMatchObject({
    ok: false,
    errors: { 'inquiry.budgets.1': 'This is already in the list.' },
  })
})
