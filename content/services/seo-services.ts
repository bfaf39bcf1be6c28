import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'seo-services',
  title: 'SEO',
  line: 'Found for the questions your customers type, and kept there.',
  lambda: 520,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 5,
}
