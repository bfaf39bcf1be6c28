import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'startup-Consultancy',
  title: 'Startup Consultancy',
  line: 'From idea to first ten customers, with the sums done before the code.',
  lambda: 440,
  family: 'Design',
  inquiryService: 'Consulting',
  menuPosition: null,
}
