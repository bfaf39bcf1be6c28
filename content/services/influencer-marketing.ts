import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'influencer-marketing',
  title: 'Influencer Marketing',
  line: 'Creators your buyers already trust, briefed well and measured honestly.',
  lambda: 640,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: null,
}
