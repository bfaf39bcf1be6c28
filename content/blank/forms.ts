import { forms as sample } from '#content/forms.ts'
import type { Forms } from '#model/content/forms.ts'

/** The services that an owner adds are offered by themselves. */
export const forms: Forms = {
  ...sample,
  inquiry: { ...sample.inquiry, services: [{ id: 'other', name: 'Something else' }] },
}
