import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#model/form-result.ts'
import { offerMessages } from '#model/offers/offer.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'
import { offerText } from '#tests/fixtures/offer-text.ts'
import { OpenOffer } from './open-offer.tsx'

const offer: ReadableOffer = {
  ...{ state: 'sent', reference: 'AB-7Q2F-9KXA-1', revision: 'r1', text: offerText, version: 1 },
  ...{ client: 'Ann Lee', sentAt: '2026-11-21T09:00:00Z', answeredAt: null, acceptedName: null },
  chosen: [],
}

const phone = { label: '1', href: 'tel:1' }
const site = { name: 'Site', timeZone: 'UTC', address: ['Street'], email: 'a@b.example', phone }

/** The page of an offer with an optional line, after an answer. */
function render(answer?: FormResult) {
  const element = createElement(OpenOffer, { offer, answer, action: '?key=k#answer' })
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    hydrationData: { loaderData: { root: { site } } },
  })
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('Enter in the form accepts the offer: no other button of the form comes before that', () => {
  const html = render()
  const start = html.indexOf('<form id="accept"')
  const end = html.indexOf('</form>', start)
  const buttons = [...html.matchAll(/<button([^>]*)>([^<]*)/g)]
    .filter(({ 1: attributes = '', index }) =>
      attributes.includes(' form=')
        ? attributes.includes(' form="accept"')
        : index > start && index < end,
    )
    .map(([, , text]) => text)
  expect(buttons).toEqual(['Accept the offer', 'Show the total'])
})

test('after the total was asked for, the page says that nothing is accepted yet', () => {
  const values = { answer: 'accept', sum: 'yes', 'option-1': 'yes', name: 'Ann' }
  const html = render({ status: 200, message: offerMessages.summed, values })
  expect(html).toMatch(/<p id="answer" role="status"[^>]*>The total includes [^<]*yet\.<\/p>/)
  expect(html.match(/data-sum="total"[^>]*>[^<]*3,000/g)).toHaveLength(3)
  expect(html).toContain('value="Ann"')
})
