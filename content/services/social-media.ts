import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'social-media',
  title: 'Social Media',
  line: 'A calendar people look forward to, and replies within the hour.',
  lambda: 610,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 6,
}
