import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'web-development',
  title: 'Web Development',
  line: 'Sites that load in a second, read well on a phone and are yours to edit.',
  lambda: 460,
  family: 'Build',
  inquiryService: 'Web-Development',
  menuPosition: 1,
}
