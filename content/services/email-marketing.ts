import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'email-marketing',
  title: 'Email Marketing',
  line: 'Letters that get opened because they were worth sending.',
  lambda: 650,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 12,
}
