import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'video-production',
  title: 'Video Production',
  line: 'Animation, product films and travel loops, from brief to final render.',
  lambda: 690,
  family: 'Video',
  inquiryService: 'Digital Marketing',
  menuPosition: 8,
}
