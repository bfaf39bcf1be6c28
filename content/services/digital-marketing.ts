import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  line: 'One plan for search, ads and content, with one number to judge it by.',
  lambda: 580,
  family: 'Performance',
  inquiryService: 'Digital Marketing',
  menuPosition: 3,
}
