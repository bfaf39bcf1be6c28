import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'app-development',
  title: 'App Development',
  line: 'iOS and Android apps from one code base, released to both stores.',
  lambda: 470,
  family: 'Build',
  inquiryService: 'App-Development',
  menuPosition: 2,
}
