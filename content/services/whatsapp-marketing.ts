import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'whatsapp-marketing',
  title: 'Whatsapp Marketing',
  line: 'Broadcasts, chatbots and a shared inbox on the app your customers open first.',
  lambda: 620,
  family: 'Social',
  inquiryService: 'Digital Marketing',
  menuPosition: 7,
}
