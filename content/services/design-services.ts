import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'design-services',
  title: 'Design Services',
  line: 'Interfaces, brands and packaging that hold up at thumb size.',
  lambda: 420,
  family: 'Design',
  inquiryService: 'UI/UX',
  menuPosition: 4,
}
