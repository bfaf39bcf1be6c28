import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'google-business',
  title: 'Google Business Profile',
  line: 'Your shop on the map with the right hours, photos and answers.',
  lambda: 540,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 10,
}
