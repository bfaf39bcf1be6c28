import { expect, test } from 'vitest'
import { offeredName, offeredServices } from './offered-services.ts'

const forms = {
  inquiry: {
    services: [
      { id: 'a', name: 'Websites' },
      { id: 'b', name: 'Advice' },
    ],
  },
}
const shop = { title: 'Shops', inquiryService: 'a' }
const fresh = { title: 'Podcasts' }
const orphan = { title: 'Print', inquiryService: 'removed' }

test('services without an option in the form are offered below it under their own names', () => {
  const services = [shop, fresh, orphan, { title: 'Advice' }]
  expect(offeredServices(forms, services)).toEqual(['Websites', 'Advice', 'Podcasts', 'Print'])
  expect(services.map((service) => offeredName(forms, service))).toEqual([
    'Websites',
    'Podcasts',
    'Print',
    'Advice',
  ])
})
