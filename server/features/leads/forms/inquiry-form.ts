import { offeredServices } from '#model/content/offered-services.ts'
import { inquiryMessages } from '#model/leads/inquiry.ts'
import { type Inquiry, inquirySchema } from '#model/leads/inquiry-schema.ts'
import { inquiryFileRule } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadForm } from '#server/features/leads/lead-form.ts'
import { earlierForms, earlierServiceTitles } from './earlier-forms.ts'

/** The contact form. */
export const inquiryForm: LeadForm<Inquiry> = {
  kind: 'inquiry',
  path: '/api/inquiries',
  schema: inquirySchema,
  file: { field: 'file', rule: inquiryFileRule },
  messages: inquiryMessages,
  async read(deps, { name, email, details, service = null, budget = null }) {
    const errors = await choiceErrors(deps, { service, budget })
    if (Object.keys(errors).length > 0) return { errors }
    return { answers: { name, email, details, service, budget } }
  },
}

type Choices = { service: string | null; budget: string | null }

async function choiceErrors(deps: Pick<Deps, 'content' | 'store'>, chosen: Choices) {
  const { content } = deps
  const [forms, services] = await Promise.all([content.forms(), content.services()])
  const options = { service: offeredServices(forms, services), budget: forms.inquiry.budgets }
  const errors: Partial<Record<keyof Choices, string>> = {}
  for (const field of ['service', 'budget'] as const) {
    const option = chosen[field]
    if (option === null || options[field].includes(option)) continue
    if (!(await earlierOptions(deps, field)).includes(option))
      errors[field] = inquiryMessages.option
  }
  return errors
}

/** A page that was opened before an option was removed still offers it. */
async function earlierOptions(deps: Pick<Deps, 'content' | 'store'>, field: keyof Choices) {
  const forms = (await earlierForms(deps)).map(({ inquiry }) => inquiry)
  if (field === 'budget') return forms.flatMap(({ budgets }) => budgets)
  const names = forms.flatMap(({ services }) => services.map(({ name }) => name))
  return [...names, ...(await earlierServiceTitles(deps))]
}
