import type { Forms } from './forms.ts'
import type { Service } from './service.ts'

type OfferingForms = { inquiry: Pick<Forms['inquiry'], 'services'> }
type Offered = Pick<Service, 'title' | 'inquiryService'>

/** The contact form's services: its own list, then services that have no option there, under their own names. */
export function offeredServices({ inquiry }: OfferingForms, services: readonly Offered[]) {
  const names = inquiry.services.map(({ name }) => name)
  const own = services.filter((service) => !optionOf(inquiry, service))
  return [...new Set([...names, ...own.map(({ title }) => title)])]
}

/** What the contact form calls a service. */
export function offeredName({ inquiry }: OfferingForms, service: Offered) {
  return optionOf(inquiry, service)?.name ?? service.title
}

function optionOf({ services }: OfferingForms['inquiry'], { inquiryService }: Offered) {
  return services.find(({ id }) => id === inquiryService)
}
