import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'performance-media',
  title: 'Performance Media',
  line: 'Paid search, social and display, bought against leads and not clicks.',
  lambda: 590,
  family: 'Performance',
  inquiryService: 'Digital Marketing',
  menuPosition: 9,
}
